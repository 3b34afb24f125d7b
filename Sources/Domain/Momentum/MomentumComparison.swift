/// A comparison of two members' votes on the characters both have dug.
public struct MomentumComparison: Hashable, Sendable {
    /// How many characters both have dug.
    public let characters: Int
    /// Letters that agree, of four a character.
    public let equalLetters: Int
    /// The number of characters on which each axis agrees, energy first.
    public let byAxis: [Int]

    /// Compares votes.
    public init(_ votes: some Sequence<(mine: MBTI, theirs: MBTI)>) {
        var characters = 0
        var byAxis = [Int](repeating: 0, count: MBTIAxis.allCases.count)
        for (mine, theirs) in votes {
            characters += 1
            for (place, axis) in MBTIAxis.allCases.enumerated()
            where mine.letter(on: axis) == theirs.letter(on: axis) { byAxis[place] += 1 }
        }
        self.characters = characters
        self.byAxis = byAxis
        equalLetters = byAxis.reduce(0, +)
    }

    /// Equal letters as a share of all in whole per cent, rounded half up; nil if no character is shared.
    public var percent: Int? {
        let letters = 4 * characters
        return letters == 0 ? nil : (200 * equalLetters + letters) / (2 * letters)
    }
}
