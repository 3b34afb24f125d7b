/// How close a work's characters are to a type. For play, not science. The mean number of letters shared with the type,
/// divided by 4, over the characters the viewer has dug; a lead counts double.
package struct Compatibility: Hashable, Sendable {
    /// 0…1.
    package let share: Double
    package let characters: Int

    /// Nil if the viewer has dug no characters; `dug` holds the crowd's types of the dug ones.
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

    /// Uses a cast as its viewer sees it, without masked characters and those without votes.
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
