internal import ArgumentParser
internal import DimoApp
internal import Dispatch

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Parses a command and runs it to its end.
@MainActor
enum CommandLineStart {
    private static var interruption: Interruption?

    static func run(_ arguments: [String]) -> Never {
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try Dimo.parseAsRoot(arguments)
            if let screen = command as? any FullScreenCommand { screen.start() }
            guard let store = command as? any StoreCommand else {
                try command.run()
                Shell.exit(0)
            }
            let task = Task {
                do {
                    try await store.run()
                    Shell.exit(0)
                } catch {
                    end(error)
                }
            }
            interruption = Interruption(isPatient: command is any InterruptibleCommand) { task.cancel() }
        } catch {
            end(error)
        }
        dispatchMain()
    }

    /// Says what went wrong in one line, and help where it was asked for.
    private static func end(_ error: any Error) -> Never {
        if let failure = error as? CommandFailure { Shell.fail(failure.message, status: failure.status) }
        let code = Dimo.exitCode(for: error)
        if code.isSuccess {
            Shell.print(Dimo.fullMessage(for: error) + "\n")
            Shell.exit(0)
        }
        if error is ExitCode { Shell.exit(code.rawValue) }
        let message = Dimo.message(for: error)
        Shell.fail("\(message.isEmpty ? "wrong usage" : message) (dimo --help)", status: Shell.usage)
    }
}

/// A command that works on the store, and so cannot answer at once.
protocol StoreCommand: Sendable {
    @MainActor func run() async throws
}

/// A command that undoes what it began when Ctrl-C ends it.
protocol InterruptibleCommand: StoreCommand {}

/// A command that takes the whole screen.
protocol FullScreenCommand {
    @MainActor func start() -> Never
}
