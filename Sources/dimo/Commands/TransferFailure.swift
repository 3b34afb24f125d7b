import DimoApp
import Domain

/// What a command says of an import, an export, a backup or a restore that could not be carried out.
enum TransferFailure {
    /// The failure of an error.
    /// - Parameter stopped: what is said where Ctrl-C ended it.
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
