/// A key press.
public struct Key: Hashable, Sendable {
    /// Which key.
    public enum Code: Hashable, Sendable {
        /// A character as typed; with `control` the lower-case letter.
        case character(Character)
        case enter
        case escape
        case tab
        case backTab
        /// Deletes to the left.
        case backspace
        /// Deletes to the right.
        case delete
        case insert
        case up
        case down
        case left
        case right
        case home
        case end
        case pageUp
        case pageDown
        /// 1-12.
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

        /// Reported only if it does not change the character.
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

    /// A character without modifiers.
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
