public enum InputEvent: Hashable, Sendable {
    case key(Key)
    /// Pasted text, without control characters other than newline and tab.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window gained (true) or lost the focus.
    case focus(Bool)
    case resize(Size)
    case report(TerminalReport)
}
