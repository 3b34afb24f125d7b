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
