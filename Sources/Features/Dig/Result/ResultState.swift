import Domain
import FeatureKit

/// What the result shows, every text ready.
struct ResultState: ScreenState {
    var phase: Phase = .idle
    var content: Content?

    /// One side of an axis against the other.
    struct Axis: Equatable {
        let first: String
        let second: String
        /// The first letter's share of all votes, 0 to 1.
        let share: Double
        /// `21 | 79`.
        let percents: String
    }

    /// How many said a type.
    struct Share: Equatable {
        let type: String
        /// The share of the most common type, 0 to 1, for the length of the bar.
        let length: Double
        let votes: String
        let percent: String
        let isMine: Bool
    }

    /// What those may see who dug the character or revealed it.
    struct Open: Equatable {
        /// The crowd's type; nil without votes.
        let crowd: String?
        /// What stands behind it: that it is provisional, or what the editor guesses.
        let remark: String
        let axes: [Axis]
        let shares: [Share]
        /// `8 more, 3 without a vote`.
        let rest: String
        /// `3 without a vote`, beside all the others.
        let withoutVotes: String
        /// Sentences: what is close, what I said, what is said most, what my type sees.
        let sentences: [String]
        let allTypes: ResultTable
        let byVoter: ResultTable
        let overTime: ResultTable
        let isMine: Bool
    }

    /// Another character of the work.
    struct Other: Equatable {
        let character: DugState
        let name: String
        let type: String
    }

    struct Content: Equatable {
        let character: DugState
        let name: String
        let workID: Identifier<Work>
        let work: String
        /// `217 votes`.
        let votes: String
        /// nil while the type is masked.
        let open: Open?
        let others: [Other]
        /// The one before and the one after in the cast, round and round.
        let neighbours: [DugState]
        let plainText: String
    }
}
