/// A character's type as its viewer may see it. A masked type contains nothing, so no screen can reveal it by mistake.
package enum TypeVisibility: Hashable, Sendable {
    case masked
    case open(CharacterType)

    /// Open if the viewer has dug or revealed the character, or sees all types by their settings.
    package init(
        isDug: Bool, isRevealed: Bool, reader: Reader, type: @autoclosure () -> CharacterType
    ) {
        self = isDug || isRevealed || reader.seesAllTypes ? .open(type()) : .masked
    }

    package var type: CharacterType? {
        guard case .open(let type) = self else { return nil }
        return type
    }

    package var isMasked: Bool { self == .masked }
}
