internal import CNcurses
public import Terminal

/// Runs a full-screen program in the terminal at standard input and output.
///
/// One loop on one thread waits on the keyboard, on signals and on the main actor's queue; nothing to do is no
/// wake-up at all. ncurses composes each frame into a file in memory, which is sent in one write. Whatever ends
/// the program, the terminal is given back as it was, once.
@MainActor
public final class TerminalRunner {
    private let options: Options

    /// Makes a runner; the terminal is not touched before `run`.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Runs a program until it quits, and answers the exit status it asked for.
    ///
    /// A program ended by a signal does not come back from here: after `willTerminate` and with the terminal
    /// restored the process dies of that very signal. A vanished terminal answers 0 where SIGHUP is ignored.
    /// - Throws: when there is no usable terminal; nothing was changed then.
    public func run(_ program: any TerminalProgram) throws(TerminalError) -> Int32 {
        let tty = try Tty()
        let names = try TerminalType.candidates()
        let encoding = CharacterEncoding.activate()
        // Asked for before the first task: from here on work for the main actor wakes the loop.
        let mainQueue = cn_main_queue_descriptor()
        #if os(Linux)
            BackgroundJobs.takeOver()
        #endif
        let signals = try SignalRelay()
        defer { signals.uninstall() }
        let screen = try CursesScreen(
            names: names, color: options.color, isASCII: options.isASCII || !encoding.isUTF8)
        let errors = ErrorOutput(path: options.logPath)
        signals.prepare(
            tty: tty, farewell: TerminalModes.farewell(), errors: errors, note: crashNote(errors))
        let session = TerminalSession(
            tty: tty, screen: screen, signals: signals, errors: errors,
            poller: Poller(input: tty.input, signals: signals.descriptor, mainQueue: mainQueue),
            isMouseOn: options.isMouseOn, program: program)
        return session.run()
    }

    private func crashNote(_ errors: ErrorOutput) -> String {
        let place = errors.path.map { " This is also in \($0):" } ?? " It said:"
        return "\(options.name) crashed; the terminal is restored.\(place)\n"
    }
}
