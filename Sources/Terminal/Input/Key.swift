/// One key press as the program understands it.
public struct Key: Hashable, Sendable {
    /// Which key.
    public enum Code: Hashable, Sendable {
        /// A character as typed; with `control` it is the lower-case letter held.
        case character(Character)
        /// The Enter key.
        case enter
        /// The Escape key.
        case escape
        /// The Tab key.
        case tab
        /// Shift-Tab.
        case backTab
        /// The key that deletes to the left.
        case backspace
        /// The key that deletes to the right.
        case delete
        /// The Insert key.
        case insert
        /// Arrow up.
        case up
        /// Arrow down.
        case down
        /// Arrow left.
        case left
        /// Arrow right.
        case right
        /// The Home key.
        case home
        /// The End key.
        case end
        /// Page up.
        case pageUp
        /// Page down.
        case pageDown
        /// A function key, 1-12.
        case function(Int)
    }

    /// Keys held beside it.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits, in the order of the constants below.
        public let rawValue: UInt8

        /// Memberwise.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Shift, reported only where it does not change the character.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// Which key.
    public let code: Code
    /// What was held.
    public let modifiers: Modifiers

    /// Memberwise.
    public init(_ code: Code, modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// A character typed plainly.
    public static func character(_ character: Character) -> Key {
        Key(.character(character))
    }

    /// A letter with Control held.
    public static func control(_ letter: Character) -> Key {
        Key(.character(letter), modifiers: .control)
    }

    /// A letter with Alt held.
    public static func alt(_ letter: Character) -> Key {
        Key(.character(letter), modifiers: .alt)
    }
}
