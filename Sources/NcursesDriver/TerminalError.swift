/// Why the terminal cannot be used. Nothing has been written to it then.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which end of the program a terminal was expected at.
    public enum Stream: String, Hashable, Sendable {
        /// Standard input.
        case input = "standard input"
        /// Standard output.
        case output = "standard output"
    }

    /// Standard input or output leads elsewhere.
    case notATerminal(Stream)
    /// TERM is unset, empty, `dumb`, or names a terminal that cannot place its cursor.
    case dumbTerminal(String?)
    /// Neither TERM nor any of the usual terminals has a terminfo entry here.
    case noEntry(String)
    /// The system refused something the driver cannot do without; the text names it.
    case system(String)

    /// One sentence: what is missing and, where there is one, the remedy.
    public var description: String {
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
