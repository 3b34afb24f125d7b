/// Everything that reveals a character's type. Available only inside `TypeVisibility.open`, to viewers who may see it.
package struct CharacterType: Hashable, Sendable {
    package let crowd: CrowdType?
    /// The editor's guess, only while there are fewer than five votes.
    package let guess: MBTI?
    package let mine: MBTI?

    /// Drops the guess once there are enough votes.
    package init(crowd: CrowdType?, guess: MBTI?, mine: MBTI? = nil) {
        self.crowd = crowd
        self.guess = (crowd?.votes ?? 0) < CrowdType.settledVotes ? guess : nil
        self.mine = mine
    }

    /// The type for shelves and filters: the crowd's from five votes on; before that the guess, or else the crowd's.
    package var shelfType: MBTI? {
        guard let crowd else { return guess }
        return crowd.isProvisional ? guess ?? crowd.sortType : crowd.sortType
    }
}

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

/// A result as its viewer may see it. A masked result contains only the number of votes.
package enum ResultVisibility: Hashable, Sendable {
    /// The viewer has neither dug nor revealed the character.
    case masked(votes: Int)
    case open(VoteResult)

    package var result: VoteResult? {
        guard case .open(let result) = self else { return nil }
        return result
    }

    package var votes: Int {
        switch self {
        case .masked(let votes): votes
        case .open(let result): result.votes
        }
    }
}
