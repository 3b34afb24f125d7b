/// Everything that can arrive from the terminal.
public enum InputEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// Text was pasted; control characters other than newline and tab are already gone.
    case paste(String)
    /// The mouse did something.
    case mouse(MouseEvent)
    /// The window of the terminal got (true) or lost the focus.
    case focus(Bool)
    /// The terminal has another size now.
    case resize(Size)
    /// The terminal answered a query.
    case report(TerminalReport)
}
