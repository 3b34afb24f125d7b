import CNcurses

enum TerminalType {
    static let fallbacks = ["xterm-256color", "xterm", "vt100"]

    /// Returns the requested TERM, then common ones.
    static func candidates(term: String? = Environment["TERM"]) throws(TerminalError) -> [String] {
        guard let term, term != "dumb" else { throw .dumbTerminal(term) }
        return [term] + fallbacks.filter { $0 != term }
    }

    /// Whether to query the private modes of a terminal of this type. Real and emulated VT consoles, and Apple's
    /// Terminal, print the tail of an unknown query.
    static func answersQueries(_ term: String, program: String? = Environment["TERM_PROGRAM"]) -> Bool {
        guard program != "Apple_Terminal" else { return false }
        return !["linux", "vt", "cons", "ansi", "sun", "dumb"].contains { term.hasPrefix($0) }
    }

    /// Whether to send links (OSC 8) to a terminal of this type; tmux drops them before 3.4.
    static func takesLinks(
        _ term: String, program: String? = Environment["TERM_PROGRAM"],
        version: String? = Environment["TERM_PROGRAM_VERSION"]
    ) -> Bool {
        guard answersQueries(term, program: program), !term.hasPrefix("screen") || program == "tmux" else {
            return false
        }
        guard program == "tmux", let version else { return true }
        let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
        return numbers.isEmpty || (numbers[0], numbers.count > 1 ? numbers[1] : 0) >= (3, 4)
    }

    /// Whether a terminal of this type takes colours by red, green and blue, according to COLORTERM. Inside GNU screen
    /// the variable describes the terminal around it; screen itself misreads the sequence.
    static func takesDirectColors(
        _ term: String, variable: String? = Environment["COLORTERM"], isInTmux: Bool = Environment["TMUX"] != nil
    ) -> Bool {
        if term.hasSuffix("-direct") { return true }
        guard !term.hasPrefix("screen") || isInTmux else { return false }
        return variable == "truecolor" || variable == "24bit"
    }

    /// Whether to query the pixel graphics of a terminal of this type. A program in a multiplexer cannot know the
    /// terminal around it, and would paint over other panes.
    static func answersGraphicsQueries(
        _ term: String, isMultiplexed: Bool = Environment["TMUX"] != nil || Environment["STY"] != nil
    ) -> Bool {
        !isMultiplexed && !["tmux", "screen"].contains { term.hasPrefix($0) } && answersQueries(term)
    }
}
