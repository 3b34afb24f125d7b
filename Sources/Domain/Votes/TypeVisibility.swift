/// A character's type as a reader may see it. A masked one carries nothing, so that no screen can let it slip.
public enum TypeVisibility: Hashable, Sendable {
    /// The reader has neither dug nor revealed the character.
    case masked
    /// The reader may see it.
    case open(CharacterType)

    /// The rule: who has dug it, revealed it, or has set that all types are shown may see it.
    public init(
        isDug: Bool, isRevealed: Bool, reader: Reader, type: @autoclosure () -> CharacterType
    ) {
        self = isDug || isRevealed || reader.seesAllTypes ? .open(type()) : .masked
    }

    /// The type; nil when it is masked.
    public var type: CharacterType? {
        guard case .open(let type) = self else { return nil }
        return type
    }

    /// Whether nothing may be shown.
    public var isMasked: Bool { self == .masked }
}
