/// How close a work's characters are to a type: the mean number of letters they share with it, divided by 4, over those
/// the reader has dug; a lead counts double. For play, not science.
package struct Compatibility: Hashable, Sendable {
    /// 0…1.
    package let share: Double
    /// How many characters it is based on.
    package let characters: Int

    /// Nil if the reader has dug no one.
    ///
    /// - Parameters:
    ///   - type: the reader's type.
    ///   - dug: the crowd's types of the dug characters, and which of them are leads.
    package init?(of type: MBTI, with dug: [(type: MBTI, isLead: Bool)]) {
        var sum = 0.0
        var weight = 0.0
        for character in dug {
            let own = character.isLead ? 2.0 : 1.0
            sum += own * Double(character.type.sharedLetters(with: type)) / 4
            weight += own
        }
        guard weight > 0 else { return nil }
        share = sum / weight
        characters = dug.count
    }

    /// From a cast as its reader sees it, without masked characters and those without votes.
    package init?(of type: MBTI, cast: [CharacterSummary]) {
        self.init(
            of: type,
            with: cast.compactMap { character in
                guard character.isDug, case .open(let seen) = character.visibility, let crowd = seen.crowd else {
                    return nil
                }
                return (crowd.sortType, character.isLead)
            })
    }

    /// In whole per cent, rounded half up.
    package var percent: Int { Int((share * 100 + 0.5).rounded(.down)) }
}
