import CNcurses
package import Terminal

/// What a terminal answers when it is asked what it is and can do.
package struct TerminalAnswers: Hashable, Sendable {
    /// The columns that a sign takes whose width East Asian terminals double, as measured; nil without an answer.
    package private(set) var ambiguousWidth: Int?
    /// The colour behind the text; nil without an answer.
    package private(set) var background: Color?
    /// Whether it holds back output until a frame is complete.
    package private(set) var isSynchronized = false
    /// Whether it knows the kitty keyboard protocol.
    package private(set) var hasKeyboardProtocol = false
    /// How it draws pixels; nil for not at all.
    package private(set) var graphics: TerminalGraphics?
    /// Whether it gave the answer that every terminal gives, after those to all other questions.
    private(set) var isComplete = false

    /// The sign that is measured: a list marks what one has with it.
    package static let sign: Character = "●"

    mutating func take(_ report: TerminalReport) {
        switch report {
        case .cursorPosition(let place): if ambiguousWidth == nil { ambiguousWidth = place.x }
        case .background(let color): background = color
        case .mode(TerminalModes.synchronizedOutput, let isSupported): isSynchronized = isSupported
        case .keyboard: hasKeyboardProtocol = true
        case .graphics(let isSupported): if isSupported { graphics = .kitty }
        case .attributes(let numbers):
            if numbers.dropFirst().contains(4), graphics == nil { graphics = .sixel }
            isComplete = true
        case .mode, .cellSize, .other: break
        }
    }
}

extension TerminalProbe {
    /// How long an answer is waited for, in milliseconds.
    private static let patience: Int64 = 500

    /// Asks the terminal at standard input and output; nil where there is none, or one that would print a question.
    ///
    /// - Parameters:
    ///   - term: its TERM.
    ///   - isUTF8: whether a sign beyond ASCII can be measured.
    package static func ask(term: String, isUTF8: Bool) -> TerminalAnswers? {
        guard TerminalType.answersQueries(term), let tty = try? Tty() else { return nil }
        return ask(tty, term: term, isUTF8: isUTF8)
    }

    static func ask(_ tty: Tty, term: String, isUTF8: Bool) -> TerminalAnswers {
        tty.enterRawMode()
        defer { tty.leaveRawMode() }
        let end = cn_nanoseconds() + patience * 1_000_000
        var answers = TerminalAnswers()
        guard tty.write(questions(for: term, isUTF8: isUTF8), isAbandoned: { cn_nanoseconds() > end }) == .complete
        else { return answers }
        var parser = InputParser()
        var poller = EventPoll(input: tty.input, signals: -1, mainQueue: -1)
        var buffer = [UInt8](repeating: 0, count: 512)
        while !answers.isComplete {
            let rest = (end - cn_nanoseconds()) / 1_000_000
            guard rest > 0, poller.wait(milliseconds: Int32(rest)).contains(.input),
                case .bytes(let count) = buffer.withUnsafeMutableBytes({ tty.read(into: $0) })
            else { break }
            for case .report(let report) in parser.feed(buffer[..<count]) { answers.take(report) }
        }
        return answers
    }

    /// The sign is written on the next line and away again: the place in a first line looks like a key, Shift-F3.
    private static func questions(for term: String, isUTF8: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        if isUTF8 { bytes += Array("\r\n\(TerminalAnswers.sign)\u{1b}[6n\r\u{1b}[K\u{1b}[A".utf8) }
        bytes += TerminalModes.synchronizedOutputQuery + TerminalModes.backgroundQuery + TerminalModes.keyboardQuery
        if TerminalType.answersGraphicsQueries(term) { bytes += TerminalModes.graphicsQuery }
        return bytes + TerminalModes.attributesQuery
    }
}
