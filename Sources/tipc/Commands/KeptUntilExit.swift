/// Keeps a value until the process ends: it is about to, and that takes less time than taking many popups apart first.
func keepUntilExit<Value>(_ value: Value) {
  _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
