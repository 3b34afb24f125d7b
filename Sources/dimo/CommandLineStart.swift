import ArgumentParser
import DimoApp
import Dispatch
import Domain
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@MainActor
enum CommandLineStart {
    private static var interruption: Interruption?

    static func run(_ arguments: [String]) -> Never {
        signal(SIGPIPE, SIG_IGN)
        if let problem = UnknownCommand(arguments) { Shell.fail(problem.description, status: Shell.usage) }
        do {
            var command = try Dimo.parseAsRoot(joined(arguments))
            if let screen = command as? any FullScreenCommand { screen.start() }
            guard let store = command as? any StoreCommand else {
                try command.run()
                Shell.exit(0)
            }
            let task = Task {
                do {
                    try await store.run()
                    await CommandContainer.finish()
                    Shell.exit(0)
                } catch {
                    end(error, of: store)
                }
            }
            interruption = Interruption(isPatient: command is any InterruptibleCommand) { task.cancel() }
        } catch {
            end(error)
        }
        dispatchMain()
    }

    private static func end(_ error: any Error, of command: any StoreCommand) -> Never {
        let isUsage = error is CommandFailure || error is ExitCode || error is CleanExit || error is ValidationError
        guard !isUsage, let container = try? CommandContainer.make(command.global.launch) else { end(error) }
        if error is CancellationError, let command = command as? any InterruptibleCommand {
            Shell.fail(container.strings[type(of: command).stopped], status: Shell.interrupted)
        }
        let isWrongUse = (error as? TransferProblem)?.isUsage == true
        Shell.fail(container.describe(error), status: isWrongUse ? Shell.usage : 1)
    }

    /// Prints an error in one line, or requested help, and exits.
    private static func end(_ error: any Error) -> Never {
        if let failure = error as? CommandFailure { Shell.fail(failure.message, status: failure.status) }
        let code = Dimo.exitCode(for: error)
        if code.isSuccess {
            let text = Dimo.fullMessage(for: error)
            Shell.print(Words.help(replacing: text) ?? whole(text) + "\n", isRaw: true)
            Shell.exit(0)
        }
        if error is ExitCode { Shell.exit(code.rawValue) }
        let message = listed(Dimo.message(for: error))
        let text =
            message.isEmpty
            ? Words.text("shell.usage.wrong") : ParserComplaint(message) { Words.text($0, $1) }.description
        Shell.fail("\(text) (dimo --help)", status: Shell.usage)
    }

    /// Adds the missing parts to a completion script; returns any other text as it is.
    private static func whole(_ text: String) -> String {
        guard let place = CommandLine.arguments.firstIndex(of: "--generate-completion-script"),
            CommandLine.arguments.indices.contains(place + 1)
        else { return text }
        return CompletionScript.completed(text, for: CommandLine.arguments[place + 1])
    }

    /// Joins negative numbers to the options before them, which the argument parser would take for options themselves.
    private static func joined(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments[..<end].reduce(into: [String]()) { joined, argument in
            let isNumber = argument.first == "-" && argument.count > 1 && Double(argument) != nil
            if isNumber, let option = joined.last, option.hasPrefix("--"), !option.contains("=") {
                joined[joined.count - 1] = "\(option)=\(argument)"
            } else {
                joined.append(argument)
            }
        } + arguments[end...]
    }

    /// Joins the lines of a message; list items are joined by commas.
    private static func listed(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        return lines.enumerated().reduce(into: "") { text, line in
            let isItem = line.element.hasPrefix("- ")
            let isFollowing = isItem && line.offset > 0 && lines[line.offset - 1].hasPrefix("- ")
            if !text.isEmpty { text += isFollowing ? ", " : " " }
            text += isItem ? line.element.dropFirst(2) : line.element
        }
    }
}

/// Handles Ctrl-C in a shell command, which exits with 130. A command that cleans up is cancelled first, and ends at
/// the second Ctrl-C or after a few seconds. Any other ends at once, since the store never keeps partial work.
@MainActor
final class Interruption {
    /// In seconds.
    private static let patience = 5

    private let source: any DispatchSourceSignal

    /// Listens on its own queue from now on: the main thread may be busy.
    init(isPatient: Bool, cancel: @escaping @Sendable () -> Void) {
        let isAsked = Mutex(false)
        signal(SIGINT, SIG_IGN)
        let queue = DispatchQueue(label: "dimo.interruption")
        let patience = Self.patience
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
        // Runs on the queue: without `@Sendable` it would be isolated to the main actor, and trap.
        source.setEventHandler { @Sendable in
            let isFirst = isAsked.withLock { asked in
                defer { asked = true }
                return !asked
            }
            guard isPatient, isFirst else {
                TerminalEcho.show()
                _exit(Shell.interrupted)
            }
            cancel()
            queue.asyncAfter(deadline: .now() + .seconds(patience)) { _exit(Shell.interrupted) }
        }
        source.resume()
    }
}
