import CNcurses
package import Terminal

package struct TerminalAnswers: Hashable, Sendable {
    /// The measured width of a character whose width East Asian terminals double; nil without an answer.
    package private(set) var ambiguousWidth: Int?
    package private(set) var background: Color?
    /// Whether the terminal holds back output until a frame is complete.
    package private(set) var isSynchronized = false
    package private(set) var hasKeyboardProtocol = false
    /// How the terminal draws pixels; nil if it does not.
    package private(set) var graphics: TerminalGraphics?
    /// Whether the answer that every terminal gives, after those to all other queries, has arrived.
    private(set) var isComplete = false

    /// The character that is measured. Lists mark owned items with it.
    package static let sign: Character = "●"

    mutating func record(_ report: TerminalReport) {
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
    /// The longest wait for an answer, in milliseconds.
    private static let patience: Int64 = 500

    /// Queries the terminal at standard input and output. Returns nil without a terminal, or for one that would print
    /// the query. Only with UTF-8 can a character beyond ASCII be measured.
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
            for case .report(let report) in parser.feed(buffer[..<count]) { answers.record(report) }
        }
        return answers
    }

    /// Writes the character on the next line and erases it: a cursor report from the first line looks like Shift-F3.
    private static func questions(for term: String, isUTF8: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        if isUTF8 { bytes += Array("\r\n\(TerminalAnswers.sign)\u{1b}[6n\r\u{1b}[K\u{1b}[A".utf8) }
        bytes += TerminalModes.synchronizedOutputQuery + TerminalModes.backgroundQuery + TerminalModes.keyboardQuery
        if TerminalType.answersGraphicsQueries(term) { bytes += TerminalModes.graphicsQuery }
        return bytes + TerminalModes.attributesQuery
    }
}

package enum TerminalProbe {
    /// The number of colours in terminfo, 0 for none; nil without an entry of that name.
    @MainActor
    package static func colors(of term: String) -> Int? {
        var status: Int32 = 0
        guard setupterm(term, 1, &status) == OK else { return nil }
        defer { cn_release_terminal() }
        return max(0, Int(tigetnum("colors")))
    }

    /// Nil if standard output is not a terminal.
    package static func size() -> Size? {
        var width: Int32 = 0
        var height: Int32 = 0
        cn_window_size(1, &width, &height)
        return width > 0 && height > 0 ? Size(width: Int(width), height: Int(height)) : nil
    }
}
