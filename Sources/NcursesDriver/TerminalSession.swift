import CNcurses
import Terminal

@MainActor
final class TerminalSession {
    enum Ending: Equatable {
        case quit(Int32)
        case signal(Int32)
        case terminalGone
    }

    let tty: Tty
    let screen: CursesScreen
    let signals: SignalRelay
    let errors: ErrorOutput
    let program: any TerminalProgram
    var poller: EventPoll
    var parser = InputParser(escapeDelay: TerminalSession.escapeDelay)
    /// In nanoseconds.
    var parserDeadline: Int64?
    var deadlines = DeadlineList()
    let waiting = EventQueue()
    /// The end of the wait for the work that earlier events requested, in nanoseconds.
    var waitingDeadline: Int64?
    var ending: Ending?
    var needsFrame = true
    var isSuspendWanted = false
    var isMouseOn: Bool
    /// Whether the program has not learnt the current size. It does before the next frame, once for any number of
    /// resizes, and never during its own work.
    var isResizePending = false
    var hasUndrawnEvents = false
    private var hasStarted = false
    /// Bytes to send after the next frame: modes to set, text for the clipboard.
    var trailer: [UInt8] = []
    private(set) var painter = PicturePainter()
    private(set) var cellSize: Size?
    private var isSynchronized = false
    private var queryMoment: Int64?
    private var hasKeyboardProtocol = false
    private lazy var links = LinkPainter(isOn: TerminalType.takesLinks(screen.term))
    private var output: [UInt8] = []

    init(
        tty: Tty, screen: CursesScreen, signals: SignalRelay, errors: ErrorOutput, poller: EventPoll, isMouseOn: Bool,
        program: any TerminalProgram
    ) {
        self.tty = tty
        self.screen = screen
        self.signals = signals
        self.errors = errors
        self.poller = poller
        self.isMouseOn = isMouseOn
        self.program = program
    }

    /// Milliseconds after Escape until it is a key of its own: 25, or the value of ncurses' ESCDELAY, up to 5 s.
    private static var escapeDelay: Int {
        Environment["ESCDELAY"].flatMap { Int($0) }.map { min(max($0, 0), 5_000) } ?? 25
    }

    /// Runs the program until it ends; dies of the signal that ended it, if any.
    func run() -> Int32 {
        enter()
        hasStarted = true
        program.start(in: self)
        if ending == nil {
            queryTerminal()
            paint()
            program.didPaintFirstFrame()
            // Work queued before the loop watched the queue may not have woken it.
            poller.drainMainQueue()
        }
        while ending == nil { runOnce() }
        return finish()
    }

    // MARK: The screen

    /// Enters raw mode. The first bytes are sent with the next frame.
    func enter() {
        // Recorded in advance: a handler that restores too much does no harm.
        signals.set(.rawMode)
        tty.enterRawMode()
        errors.redirect()
        parser = InputParser(escapeDelay: parser.escapeDelay)
        parserDeadline = nil
        screen.invalidate()
        let size = tty.size
        if size != screen.size {
            screen.resize(to: size)
            isResizePending = hasStarted
        }
        trailer = TerminalModes.reportsOn + (isMouseOn ? TerminalModes.mouseOn : [])
        if hasKeyboardProtocol { trailer += TerminalModes.keyboardOn }
        needsFrame = true
    }

    func leave() {
        painter.removeAll(into: &trailer)
        // Sends text for the clipboard that waits for a frame that will not come.
        if signals.state == .screen { send() }
        trailer = []
        screen.leave()
        let state = signals.state
        if state == .screen {
            let sequence = TerminalModes.restoreSequence(takesBack: hasKeyboardProtocol)
            _ = tty.write(sequence, isAbandoned: isTerminating)
        }
        if state != .nothing {
            discardAnswers()
            tty.leaveRawMode()
            errors.restore()
        }
        // Recorded afterwards: a handler that interrupts repeats the work from the same state.
        signals.set(.nothing)
    }

    func paint() {
        output.removeAll(keepingCapacity: true)
        if isResizePending {
            isResizePending = false
            program.handle(.resize(screen.size))
        }
        if needsFrame {
            needsFrame = false
            waiting.didLayOut()
            let canvas = program.render(size: screen.size)
            if isSynchronized { output += TerminalModes.frameBegin }
            let start = output.count
            let clears = screen.clears
            if painter.needsClearing(for: canvas.pictures) { screen.invalidate() }
            screen.present(canvas, into: &output)
            if screen.clears != clears {
                painter.forget()
                links.forget()
            }
            links.paint(canvas, after: output[start...], of: screen, into: &output)
            painter.paint(canvas.pictures, after: output[start...], into: &output)
            if output.count == start {
                output.removeAll(keepingCapacity: true)
            } else if isSynchronized {
                output += TerminalModes.frameEnd
            }
        }
        send()
    }

    private func send() {
        output += trailer
        trailer.removeAll(keepingCapacity: true)
        guard !output.isEmpty, signals.beginScreen() else { return }
        if tty.write(output, isAbandoned: isTerminating) == .gone { end(.terminalGone) }
        output.removeAll(keepingCapacity: true)
    }

    private func isTerminating() -> Bool {
        signals.terminating != nil
    }

    // MARK: Answers of the terminal

    /// Asks for the terminal's capabilities and background. Any answers arrive like keys; nothing waits for them.
    private func queryTerminal() {
        guard TerminalType.answersQueries(screen.term) else { return }
        trailer += TerminalModes.synchronizedOutputQuery + TerminalModes.backgroundQuery + TerminalModes.keyboardQuery
        if screen.colors > 0, !screen.isASCII, TerminalType.answersGraphicsQueries(screen.term) {
            trailer += TerminalModes.graphicsQuery
        }
        trailer += TerminalModes.attributesQuery
        queryMoment = cn_nanoseconds()
    }

    func handle(_ report: TerminalReport) -> Bool {
        switch report {
        case .mode(TerminalModes.synchronizedOutput, let isSupported):
            isSynchronized = isSupported
        case .keyboard:
            guard !hasKeyboardProtocol else { break }
            hasKeyboardProtocol = true
            trailer += TerminalModes.keyboardOn
        case .graphics(let isSupported): if isSupported { painter.graphics = .kitty }
        case .cellSize(let size): cellSize = size
        case .attributes(let numbers):
            // The last answer: from now on the program may draw pictures differently.
            queryMoment = nil
            if numbers.dropFirst().contains(4), painter.graphics == nil { painter.graphics = .sixel }
            if painter.graphics != nil, cellSize != nil { needsFrame = true }
        default: return false
        }
        return true
    }

    /// Waits a moment for pending answers if the program ends at once; otherwise they would be typed into the shell.
    private func discardAnswers() {
        guard let queryMoment, cn_nanoseconds() - queryMoment < 300_000_000 else { return }
        self.queryMoment = nil
        _ = poller.wait(milliseconds: 50)
        tty.discardInput()
    }
}
