/// An event from the terminal.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    /// Pasted text, without control characters other than newline and tab.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window gained (true) or lost the focus.
    case focus(Bool)
    /// The terminal's size changed.
    case resize(Size)
    /// An answer to a query.
    case report(TerminalReport)
}
