package struct MomentumComparison: Hashable, Sendable {
    package let characters: Int
    package let equalLetters: Int
    /// The number of characters on which each axis agrees, energy first; empty if that would reveal a private vote.
    package let byAxis: [Int]
    /// Whether the other member keeps votes private; in a community, whether one of both does.
    package let isPrivate: Bool

    /// With fewer characters, the axes would reveal votes that a member keeps private.
    package static let leastForPrivateAxes = 5

    package init(_ votes: some Sequence<(mine: MBTI, theirs: MBTI)>, isPrivate: Bool = false) {
        var characters = 0
        var byAxis = [Int](repeating: 0, count: MBTIAxis.allCases.count)
        for (mine, theirs) in votes {
            characters += 1
            for (place, axis) in MBTIAxis.allCases.enumerated()
            where mine.letter(on: axis) == theirs.letter(on: axis) { byAxis[place] += 1 }
        }
        self.characters = characters
        self.isPrivate = isPrivate
        self.byAxis = isPrivate && characters < Self.leastForPrivateAxes ? [] : byAxis
        equalLetters = byAxis.reduce(0, +)
    }

    /// Equal letters in whole per cent, rounded half up; nil if no character is shared.
    package var percent: Int? {
        let letters = 4 * characters
        return letters == 0 ? nil : (200 * equalLetters + letters) / (2 * letters)
    }
}

package struct SharedVote: Hashable, Sendable {
    package let character: CharacterSummary
    package let mine: MBTI
    package let theirs: MBTI

    package init(character: CharacterSummary, mine: MBTI, theirs: MBTI) {
        self.character = character
        self.mine = mine
        self.theirs = theirs
    }

    package var sharedLetters: Int { mine.sharedLetters(with: theirs) }
}
