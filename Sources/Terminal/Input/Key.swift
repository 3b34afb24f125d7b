public struct Key: Hashable, Sendable {
    package enum Code: Hashable, Sendable {
        /// A character as typed; with `control` the lower-case letter.
        case character(Character)
        case enter
        case escape
        case tab
        case backTab
        case backspace
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

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Reported only if it does not change the character.
        package static let shift = Modifiers(rawValue: 1)
        /// Alt or Meta.
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package let code: Code
    package let modifiers: Modifiers

    package init(_ code: Code, modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    package static func character(_ character: Character) -> Key {
        Key(.character(character))
    }

    package static func control(_ letter: Character) -> Key {
        Key(.character(letter), modifiers: .control)
    }

    package static func alt(_ letter: Character) -> Key {
        Key(.character(letter), modifiers: .alt)
    }
}
