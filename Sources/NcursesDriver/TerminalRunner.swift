import CNcurses
package import Terminal

/// Runs a full-screen program in the terminal at standard input and output.
///
/// One loop on one thread waits for the keyboard, for signals and for the main actor's queue; an idle program does not
/// wake up. ncurses composes each frame in memory, and one write sends it. However the program ends, the terminal is
/// restored exactly once.
@MainActor
package final class TerminalRunner {
    private let options: Options

    /// Does not touch the terminal before `run`.
    package init(options: Options = Options()) {
        self.options = options
    }

    /// Runs a program until it quits, and returns its exit status.
    ///
    /// If a signal ends the program, this does not return: after `willTerminate` and with the terminal restored, the
    /// process dies of that signal. For a vanished terminal it returns 0 if SIGHUP is ignored.
    ///
    /// - Throws: if there is no usable terminal; nothing was changed.
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
            names: names, color: options.color, isASCII: options.isASCII || !encoding.isUTF8)
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
        return "\(options.name) crashed; the terminal is restored.\(place)\n"
    }
}
