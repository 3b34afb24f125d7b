/// Everything that reveals a character's type. It only comes inside `TypeVisibility.open`, for readers who may see it.
package struct CharacterType: Hashable, Sendable {
    /// The crowd's type; nil without votes.
    package let crowd: CrowdType?
    /// The editor's guess while there are fewer than five votes; nil if there is none.
    package let guess: MBTI?
    /// The reader's own vote; nil for none.
    package let mine: MBTI?

    /// Drops the guess once there are enough votes.
    package init(crowd: CrowdType?, guess: MBTI?, mine: MBTI? = nil) {
        self.crowd = crowd
        self.guess = (crowd?.votes ?? 0) < CrowdType.settledVotes ? guess : nil
        self.mine = mine
    }

    /// The type by which shelves and filters classify the character: the crowd's once there are five votes, before that
    /// the guess, or without a guess the crowd's; nil for neither.
    package var shelfType: MBTI? {
        guard let crowd else { return guess }
        return crowd.isProvisional ? guess ?? crowd.sortType : crowd.sortType
    }
}
