import DimoApp
import Domain

enum TransferFailure {
    /// Converts an error to a failure.
    ///
    /// - Parameter stopped: the message if Ctrl-C ended the command.
    @MainActor
    static func of(_ error: any Error, _ container: AppDIContainer, stopped: String) -> CommandFailure {
        switch error {
        case let problem as TransferProblem:
            CommandFailure(message: container.describe(problem), status: problem.isUsage ? Shell.usage : 1)
        case is CancellationError: CommandFailure(message: stopped, status: Shell.interrupted)
        case let failure as CommandFailure: failure
        default: CommandFailure(message: container.describe(error))
        }
    }
}
