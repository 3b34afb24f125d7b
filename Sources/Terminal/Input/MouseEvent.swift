/// A mouse event at a cell, counted from 0.
public struct MouseEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The left button went down.
        case press
        /// The left button came up.
        case release
        /// The pointer moved with the left button down.
        case drag
        /// The wheel turned away from the user.
        case wheelUp
        /// The wheel turned towards the user.
        case wheelDown
        /// Anything else; ignored by the program.
        case other
    }

    package let kind: Kind
    /// The cell under the pointer.
    package let position: Point
    /// Keys held meanwhile.
    package let modifiers: Key.Modifiers

    package init(_ kind: Kind, at position: Point, modifiers: Key.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}
