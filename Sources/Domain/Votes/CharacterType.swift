/// Everything that reveals a character's type. Available only inside `TypeVisibility.open`, to viewers who may see it.
package struct CharacterType: Hashable, Sendable {
    package let crowd: CrowdType?
    /// The editor's guess, only while no one but the viewer has voted.
    package let guess: MBTI?
    package let mine: MBTI?
    /// Whether there are too few votes to rely on; see `CrowdThreshold`.
    package let isProvisional: Bool

    /// Drops the guess once others have voted. `members` is the size of the community; see `CrowdThreshold`.
    package init(crowd: CrowdType?, guess: MBTI?, mine: MBTI? = nil, members: Int? = nil) {
        let votes = crowd?.votes ?? 0
        self.crowd = crowd
        self.guess = votes > (mine == nil ? 0 : 1) ? nil : guess
        self.mine = mine
        isProvisional = votes < CrowdThreshold.settledVotes(of: members)
    }

    /// The type for shelves and filters: the crowd's, or the guess without votes.
    package var shelfType: MBTI? { crowd?.sortType ?? guess }
}

/// A character's type as its viewer may see it. A masked type contains nothing, so no screen can reveal it by mistake.
package enum TypeVisibility: Hashable, Sendable {
    case masked
    case open(CharacterType)

    /// Open if the viewer has dug or revealed the character, or sees all types by their settings.
    package init(
        isDug: Bool, isRevealed: Bool, viewer: Viewer, type: @autoclosure () -> CharacterType
    ) {
        self = isDug || isRevealed || viewer.seesAllTypes ? .open(type()) : .masked
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
