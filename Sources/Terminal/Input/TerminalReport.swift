/// An answer of the terminal to a query the driver sent.
public enum TerminalReport: Hashable, Sendable {
    /// Where the cursor is, counted from 0 (answer to `ESC[6n`).
    case cursorPosition(Point)
    /// Whether a private mode is known and can be set (answer to `ESC[?…$p`).
    case mode(number: Int, isSupported: Bool)
    /// The colour behind text, 16 bits a channel cut to 8 (answer to OSC 11).
    case background(Color)
    /// Any other answer: swallowed, so that it never counts as typed keys.
    case other
}
