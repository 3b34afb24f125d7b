/// A command that could not do what it was asked to: one line for stderr, and the exit code.
struct CommandFailure: Error {
    let message: String
    var status: Int32 = 1
}
