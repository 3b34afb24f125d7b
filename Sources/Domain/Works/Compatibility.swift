/// How near a work's characters are to a type: the mean, over those the reader has dug, of the letters they share with it
/// over 4; a lead counts double. Play, not science.
public struct Compatibility: Hashable, Sendable {
    /// The mean, 0…1.
    public let share: Double
    /// Over how many characters.
    public let characters: Int

    /// Works it out; nil where nobody was dug.
    /// - Parameters:
    ///   - type: the reader's type.
    ///   - dug: the types of the dug characters, as the crowd sees them, and which of them are leads.
    public init?(of type: MBTI, with dug: [(type: MBTI, isLead: Bool)]) {
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

    /// Works it out from a cast as its reader sees it; what is masked, or has no vote, is left out.
    public init?(of type: MBTI, cast: [CharacterSummary]) {
        self.init(
            of: type,
            with: cast.compactMap { character in
                guard character.isDug, case .open(let seen) = character.visibility, let crowd = seen.crowd else {
                    return nil
                }
                return (crowd.sortType, character.isLead)
            })
    }

    /// The mean in whole per cents, halves up.
    public var percent: Int { Int((share * 100 + 0.5).rounded(.down)) }
}
