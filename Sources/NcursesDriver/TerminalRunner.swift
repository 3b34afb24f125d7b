import CNcurses
package import Terminal

/// Runs a full-screen program in the terminal at standard input and output. One loop on one thread waits for the
/// keyboard, for signals and for the main actor's queue; an idle program does not wake up. ncurses composes each frame
/// in memory, and one write sends it. However the program ends, the terminal is restored exactly once.
@MainActor
package final class TerminalRunner {
    private let options: Options

    /// Does not touch the terminal before `run`.
    package init(options: Options = Options()) {
        self.options = options
    }

    /// Runs a program until it quits, and returns its exit status. Throws if there is no usable terminal; nothing was
    /// changed.
    ///
    /// If a signal ends the program, this does not return: after `willTerminate` and with the terminal restored, the
    /// process dies of that signal. For a vanished terminal it returns 0 if SIGHUP is ignored.
    package func run(_ program: any TerminalProgram) throws(TerminalError) -> Int32 {
        let tty = try Tty()
        let names = try TerminalType.candidates()
        let encoding = CharacterEncoding.activate(assumingUTF8: options.assumesUTF8)
        // Installed before the first task, so that work for the main actor wakes the loop.
        let mainQueue = cn_main_queue_descriptor()
        #if os(Linux)
            BackgroundJobs.install()
        #endif
        let signals = try SignalRelay()
        defer { signals.uninstall() }
        let screen = try CursesScreen(
            names: names, color: options.color, isASCII: options.isASCII || !encoding.isUTF8,
            isDirect: TerminalType.takesDirectColors(names[0]))
        let errors = ErrorOutput(path: options.logPath)
        signals.prepare(
            tty: tty,
            restoreSequence: TerminalModes.restoreSequence(
                takesBack: TerminalType.answersQueries(screen.term)),
            errors: errors, note: crashNote(errors))
        let session = TerminalSession(
            tty: tty, screen: screen, signals: signals, errors: errors,
            poller: EventPoll(input: tty.input, signals: signals.descriptor, mainQueue: mainQueue),
            isMouseOn: options.isMouseOn, program: program)
        return session.run()
    }

    private func crashNote(_ errors: ErrorOutput) -> String {
        let place = errors.path.map { " This is also in \($0):" } ?? " It said:"
        return "dimo crashed; the terminal is restored.\(place)\n"
    }
}

/// The reason the terminal cannot be used. Nothing has been written to it.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Stream: String, Hashable, Sendable {
        case input = "standard input"
        case output = "standard output"
    }

    case notATerminal(Stream)
    /// TERM is unset, empty, `dumb`, or names a terminal that cannot position its cursor.
    case dumbTerminal(String?)
    /// Neither TERM nor any common terminal has a terminfo entry.
    case noEntry(String)
    /// The system refused something essential, named by the text.
    case system(String)

    /// One sentence: the problem and, if there is one, the remedy.
    package var description: String {
        switch self {
        case .notATerminal(let stream):
            "A terminal is needed, but \(stream.rawValue) is not one."
        case .dumbTerminal(nil):
            "A terminal is needed, but TERM is not set, so its capabilities are unknown."
        case .dumbTerminal(.some(let term)):
            "A terminal that can place its cursor is needed, but TERM is \"\(term)\"."
        case .noEntry(let term):
            "No description of the terminal \"\(term)\" nor of any usual one is installed (package ncurses-base)."
        case .system(let what):
            "The terminal could not be prepared: \(what)."
        }
    }
}
