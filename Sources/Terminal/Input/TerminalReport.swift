public enum TerminalReport: Hashable, Sendable {
    /// Where the cursor is, counted from 0 (answer to `ESC[6n`).
    case cursorPosition(Point)
    /// Whether a private mode exists and can be set (answer to `ESC[?…$p`).
    case mode(number: Int, isSupported: Bool)
    /// The background colour, 16 bits per channel cut to 8 (answer to OSC 11).
    case background(Color)
    /// Whether kitty's graphics protocol is supported (answer to its query).
    case graphics(isSupported: Bool)
    /// The size of a cell in pixels (answer to `ESC[16t`).
    case cellSize(Size)
    /// The device attributes by DEC's numbers; 4 is sixels (answer to `ESC[c`, which every terminal gives).
    case attributes([Int])
    /// The kitty keyboard protocol is supported (answer to `ESC[?u`).
    case keyboard
    case other
}
