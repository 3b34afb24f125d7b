/// A failed command: one line for stderr, and the exit code.
struct CommandFailure: Error {
    let message: String
    var status: Int32 = 1
}
