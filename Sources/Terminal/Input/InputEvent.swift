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

/// A mouse event at a cell, counted from 0. Buttons other than the left one are `other`.
public struct MouseEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case press
        case release
        case drag
        case wheelUp
        case wheelDown
        case other
    }

    package let kind: Kind
    package let position: Point
    package let modifiers: Key.Modifiers

    package init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}
