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
