/// All that tells a character's type. Nobody has one who may not see it: it only comes inside `TypeVisibility.open`.
public struct CharacterType: Hashable, Sendable {
    /// What the crowd says; nil without a vote.
    public let crowd: CrowdType?
    /// The editor's guess, while there are fewer than five votes; nil where there is none or no longer one.
    public let guess: MBTI?
    /// What the reader said; nil for a reader who has not voted.
    public let mine: MBTI?

    /// Makes it from all that is known; a guess is dropped once there are enough votes.
    public init(crowd: CrowdType?, guess: MBTI?, mine: MBTI? = nil) {
        self.crowd = crowd
        self.guess = (crowd?.votes ?? 0) < CrowdType.settledVotes ? guess : nil
        self.mine = mine
    }

    /// The type that shelves and filters go by: the crowd's once five votes exist, until then the guess, and where there
    /// is none the crowd's all the same; nil for neither.
    public var shelfType: MBTI? {
        guard let crowd else { return guess }
        return crowd.isProvisional ? guess ?? crowd.sortType : crowd.sortType
    }
}
