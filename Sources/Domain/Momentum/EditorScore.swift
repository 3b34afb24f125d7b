/// How the digs of a month agree with the editor's guesses, and the axis on which the member reads people differently.
package struct EditorScore: Hashable, Sendable {
    /// With fewer digs, the month has no score.
    package static let fewestVotes = 10

    /// The number of digs with a guess.
    package let votes: Int
    /// The number of equal letters on each axis, energy first.
    package let byAxis: [Int]
    /// The clearest leaning of all digs up to the end of the month; nil without one.
    package let leaning: EditorLeaning?

    /// `votes` are the digs of the month with the editor's guesses, `all` those up to the end of the month.
    package init(_ votes: [JudgedVote] = [], all: [JudgedVote] = []) {
        self.votes = votes.count
        byAxis = MBTIAxis.allCases.map { axis in
            votes.count { $0.mine.isSecond(on: axis) == $0.editor.isSecond(on: axis) }
        }
        leaning = EditorLeaning(all)
    }

    package var letters: Int { votes * MBTIAxis.allCases.count }
    package var equalLetters: Int { byAxis.reduce(0, +) }
    /// Equal letters in whole per cent, rounded half up; nil without a score.
    package var percent: Int? { votes >= Self.fewestVotes ? (200 * equalLetters + letters) / (2 * letters) : nil }
}

package struct JudgedVote: Hashable, Sendable {
    package let mine: MBTI
    package let editor: MBTI

    package init(mine: MBTI, editor: MBTI) {
        self.mine = mine
        self.editor = editor
    }
}

/// "You read thinkers as feelers": the axis on which a member's disagreements with the editor go one way.
package struct EditorLeaning: Hashable, Sendable {
    /// With fewer disagreements on an axis, there is no leaning.
    package static let fewestDisagreements = 10

    /// The editor's letter; the member gives `to` instead.
    package let from: Character
    package let to: Character
    /// The disagreements in this direction.
    package let count: Int
    package let disagreements: Int

    /// Chooses the axis with the clearest direction; at least two disagreements in three must go that way.
    init?(_ votes: [JudgedVote]) {
        let found = MBTIAxis.allCases.compactMap { axis -> (from: Character, to: Character, count: Int, all: Int)? in
            let differing = votes.filter { $0.mine.isSecond(on: axis) != $0.editor.isSecond(on: axis) }
            let toSecond = differing.count { $0.mine.isSecond(on: axis) }
            let count = max(toSecond, differing.count - toSecond)
            guard differing.count >= Self.fewestDisagreements, count * 3 >= differing.count * 2 else { return nil }
            return toSecond == count
                ? (axis.first, axis.second, count, differing.count)
                : (axis.second, axis.first, count, differing.count)
        }
        guard let clearest = found.max(by: { $0.count * $1.all < $1.count * $0.all }) else { return nil }
        (from, to, count, disagreements) = (clearest.from, clearest.to, clearest.count, clearest.all)
    }
}
