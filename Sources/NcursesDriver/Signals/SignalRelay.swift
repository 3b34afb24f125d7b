import CNcurses

/// Passes signals to the loop, and prepares what the handlers need to restore the terminal on their own.
@MainActor
final class SignalRelay {
    let descriptor: Int32
    private let memory: UnsafeMutablePointer<SignalMemory>
    private var installed: [Int32] = []

    private static let crashes = [SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE, SIGSYS]

    /// Installs the handlers. Must run before ncurses starts, which otherwise handles INT, TERM and TSTP itself and
    /// turns the first two into exit status 1.
    init() throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard cn_quiet_pipe(&ends) == 0 else { throw .system("there is no pipe for signals") }
        descriptor = ends[0]
        memory = .allocate(capacity: 1)
        memory.initialize(to: SignalMemory(wake: ends[1]))
        signalMemory = memory
        useAlternateStack()
        // An ignored hang-up stays ignored (nohup), and so does a stop without job control. Writing into a broken pipe
        // or socket returns an error instead.
        for signal in [SIGWINCH, SIGCONT, SIGPIPE] { install(signal, SignalHandlers.note) }
        install(SIGTSTP, SignalHandlers.note, unlessIgnored: true)
        install(SIGHUP, SignalHandlers.terminate, unlessIgnored: true)
        for signal in [SIGTERM, SIGINT] { install(signal, SignalHandlers.terminate) }
        // Nobody sends these to request anything: by default they kill, so they end the program as TERM does.
        for signal in [SIGUSR1, SIGUSR2, SIGXCPU] {
            install(signal, SignalHandlers.terminate, unlessIgnored: true)
        }
        install(SIGALRM, SignalHandlers.expire)
        install(SIGQUIT, SignalHandlers.quit)
        for signal in Self.crashes { install(signal, SignalHandlers.crash) }
    }

    func prepare(tty: Tty, restoreSequence: [UInt8], errors: ErrorOutput, note: String) {
        memory.pointee.input = tty.input
        memory.pointee.output = tty.output
        memory.pointee.mode = tty.savedMode
        memory.pointee.restoreSequence = SignalMemory.permanent(restoreSequence)
        memory.pointee.restoreSequenceCount = restoreSequence.count
        memory.pointee.realError = errors.real
        memory.pointee.log = errors.log
        memory.pointee.logStart = errors.start
        memory.pointee.note = SignalMemory.permanent(Array(note.utf8))
        memory.pointee.noteCount = note.utf8.count
        memory.pointee.stackTop = cn_stack_top()
    }

    enum State: Int32 {
        case nothing = 0
        case rawMode = 1
        case screen = 2
    }

    var state: State { State(rawValue: cn_load(memory.pointee.state)) ?? .nothing }

    func set(_ state: State) {
        _ = cn_exchange(memory.pointee.state, state.rawValue)
    }

    /// Marks the screen as about to be written to. Returns false if a handler has restored the terminal.
    func beginScreen() -> Bool {
        state == .screen
            || cn_exchange_if(memory.pointee.state, State.rawMode.rawValue, State.screen.rawValue)
    }

    var terminating: Int32? {
        let number = cn_load(memory.pointee.terminating)
        return number == 0 ? nil : number
    }

    func consume(_ signal: Int32) -> Bool {
        cn_exchange(memory.pointee.raised + Int(signal), 0) == 1
    }

    func drain() {
        withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
            while read(descriptor, buffer.baseAddress, buffer.count) == buffer.count {}
        }
    }

    func isIgnored(_ signal: Int32) -> Bool {
        cn_is_ignored(memory.pointee.previous + Int(signal)) != 0
    }

    /// Stops the process, or its whole job, until it is continued.
    func stop(wholeJob: Bool) {
        _ = consume(SIGCONT)
        drain()
        cn_set_default(SIGTSTP)
        kill(wholeJob ? 0 : getpid(), SIGTSTP)
        // Another thread may receive the signal, so wait to be continued. An orphaned job is never stopped, hence
        // never continued.
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if cn_load(memory.pointee.raised + Int(SIGCONT)) == 0 { poll(&entry, 1, 100) }
        cn_catch(SIGTSTP, SignalHandlers.note, nil)
        _ = consume(SIGCONT)
        _ = consume(SIGTSTP)
    }

    /// Runs `body` while a child has the terminal: ^C and ^\ go to the child, ^Z stops both.
    func lendingTerminal<Result>(_ body: () -> Result) -> Result {
        _ = cn_exchange(memory.pointee.isTerminalLent, 1)
        var previous = sigaction()
        cn_catch(SIGCHLD, SignalHandlers.note, &previous)
        if !isIgnored(SIGTSTP) { cn_set_default(SIGTSTP) }
        defer {
            if !isIgnored(SIGTSTP) { cn_catch(SIGTSTP, SignalHandlers.note, nil) }
            sigaction(SIGCHLD, &previous, nil)
            _ = cn_exchange(memory.pointee.isTerminalLent, 0)
            _ = consume(SIGCONT)
        }
        return body()
    }

    /// Waits for the next signal. Returns the one that is to end the program, if any.
    func wait() -> Int32? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, -1)
        drain()
        return terminating
    }

    func uninstall() {
        alarm(0)
        for signal in installed { sigaction(signal, memory.pointee.previous + Int(signal), nil) }
        installed = []
    }

    private func install(_ signal: Int32, _ handler: cn_signal_handler, unlessIgnored: Bool = false) {
        let previous = memory.pointee.previous + Int(signal)
        if unlessIgnored {
            sigaction(signal, nil, previous)
            if cn_is_ignored(previous) != 0 { return }
        }
        guard cn_catch(signal, handler, previous) == 0 else { return }
        installed.append(signal)
    }

    /// A stack overflow leaves no room for its own handler.
    private func useAlternateStack() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
