/// A character's type with what its reader may see. A masked one contains nothing, so that no screen can reveal it by
/// mistake.
package enum TypeVisibility: Hashable, Sendable {
    /// The reader has neither dug nor revealed the character.
    case masked
    case open(CharacterType)

    /// Open for readers who have dug the character, have revealed it, or see all types by their settings.
    package init(
        isDug: Bool, isRevealed: Bool, reader: Reader, type: @autoclosure () -> CharacterType
    ) {
        self = isDug || isRevealed || reader.seesAllTypes ? .open(type()) : .masked
    }

    /// Nil if it is masked.
    package var type: CharacterType? {
        guard case .open(let type) = self else { return nil }
        return type
    }

    /// Whether nothing may be shown.
    package var isMasked: Bool { self == .masked }
}
