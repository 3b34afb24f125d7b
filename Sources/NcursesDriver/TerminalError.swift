/// Why the terminal cannot be used. Nothing has been written to it then.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The standard stream that should be a terminal.
    package enum Stream: String, Hashable, Sendable {
        case input = "standard input"
        case output = "standard output"
    }

    /// The stream is not a terminal.
    case notATerminal(Stream)
    /// TERM is unset, empty, `dumb`, or names a terminal that cannot position its cursor.
    case dumbTerminal(String?)
    /// Neither TERM nor any common terminal has a terminfo entry here.
    case noEntry(String)
    /// The system refused something essential; the text names it.
    case system(String)

    /// One sentence: what is missing and, if there is one, the remedy.
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
