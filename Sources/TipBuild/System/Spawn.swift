#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// What a program that is found along PATH prints; `nil` if there is none of that name, or it fails.
  package static func output(of program: String, _ arguments: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    guard let child = start(program, arguments, output: writing, closing: reading) else {
      close(writing)
      return nil
    }
    close(writing)
    let bytes = try? readAll(reading, atMost: 1 << 20)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? bytes : nil
  }

  private static func start(
    _ program: String, _ arguments: [String], output: Int32, closing other: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, other)
    let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, words, environ) == 0 ? child : nil
  }
}
