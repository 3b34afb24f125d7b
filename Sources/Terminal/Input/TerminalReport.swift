/// The terminal's answer to a query of the driver.
public enum TerminalReport: Hashable, Sendable {
    /// Where the cursor is, counted from 0 (answer to `ESC[6n`).
    case cursorPosition(Point)
    /// Whether a private mode is known and can be set (answer to `ESC[?…$p`).
    case mode(number: Int, isSupported: Bool)
    /// The background colour, 16 bits per channel cut to 8 (answer to OSC 11).
    case background(Color)
    /// Whether kitty's graphics protocol is known (answer to its question).
    case graphics(isSupported: Bool)
    /// The pixels of a cell (answer to `ESC[16t`).
    case cellSize(Size)
    /// What the terminal is, by the numbers of DEC; 4 is sixels (answer to `ESC[c`, which every terminal gives).
    case attributes([Int])
    /// That the kitty keyboard protocol is known (answer to `ESC[?u`).
    case keyboard
    /// Any other answer, which is swallowed instead of being typed.
    case other
}
