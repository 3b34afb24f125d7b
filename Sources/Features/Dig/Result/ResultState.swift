import Domain
import FeatureKit

struct ResultState: ScreenState {
    var phase: Phase = .idle
    var content: Content?

    struct Axis: Equatable {
        let first: String
        let second: String
        /// The first letter's share of all votes, 0 to 1.
        let share: Double
        /// `21 | 79`.
        let percents: String
        /// `21%`; empty without votes.
        let firstPercent: String
        let secondPercent: String
        /// The letter of the viewer's vote; nil without one.
        let mine: String?
        /// The editor's letter; nil if the page does not show it.
        let editor: String?
    }

    struct Share: Equatable {
        let type: String
        /// The length of the bar relative to the most common type, 0 to 1.
        let length: Double
        let votes: String
        let percent: String
        let isMine: Bool
    }

    /// The type that a wide window shows in large letters.
    struct Hero: Equatable {
        /// Whose type it is: the crowd's, or the editor's if the viewer has voted alone.
        let caption: String
        /// Four letters, `x` for a tie; nil without votes.
        let type: String?
        /// The number of voters; empty if the type is the editor's.
        let remark: String
        /// `17 of 35 say it`.
        let figure: String
        let sentences: [String]
    }

    /// How voters of a type see the character.
    struct Voter: Equatable {
        let name: String
        let type: String
        let votes: Int
    }

    /// The part visible only to viewers who dug or revealed the character.
    struct Open: Equatable {
        /// The crowd's type; nil without votes.
        let crowd: String?
        /// A remark that the type is provisional, or the editor's guess.
        let remark: String
        let axes: [Axis]
        let shares: [Share]
        /// `8 more, 3 without a vote`.
        let rest: String
        /// `3 without a vote`, beside all the others.
        let withoutVotes: String
        /// Sentences about close axes, the viewer's vote, the most common type and the viewer's own type.
        let sentences: [String]
        let hero: Hero
        let voters: [Voter]
        let allTypes: ResultTable
        let byVoter: ResultTable
        let overTime: ResultTable
        let isMine: Bool
    }

    struct Review: Equatable {
        /// `mina INFJ`.
        let author: String
        /// The text in one line, or the cover of a spoiler.
        let text: String
    }

    struct Other: Equatable {
        let character: DugState
        let name: String
        let type: String

        var title: String { type.isEmpty ? name : "\(name)  \(type)" }
    }

    struct Content: Equatable {
        let character: DugState
        let name: String
        let workID: Identifier<Work>
        let work: String
        /// `217 votes`.
        let votes: String
        /// Nil while the type is masked.
        let open: Open?
        let others: [Other]
        /// The newest reviews; empty while the type is masked.
        let reviews: [Review]
        /// `Reviews 3`; empty without any.
        let reviewsTitle: String
        /// The previous and next character of the cast, wrapping around.
        let neighbours: [DugState]
        let plainText: String
    }
}
