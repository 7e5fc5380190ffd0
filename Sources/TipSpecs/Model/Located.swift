import TipDiagnostics

/// A value that knows where it was written.
package struct Located<Value> {
  package var value: Value
  package var place: SourceSpan

  package init(_ value: Value, _ place: SourceSpan) {
    self.value = value
    self.place = place
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A mapping that can be switched off: `none`, or its keys.
package enum OrNone<Value> {
  case none
  case some(Value)
}

extension OrNone: Sendable where Value: Sendable {}
