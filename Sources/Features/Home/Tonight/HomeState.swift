import Domain
import FeatureKit

/// What Home shows, every text ready.
struct HomeState: ScreenState {
    var phase: Phase = .idle
    var content: Content?
    /// Only works of this kind on the shelves; nil for both.
    var kind: WorkKind?

    /// One half of tonight's suggestion.
    struct Half: Equatable {
        let target: HomeTarget
        /// In both languages.
        let title: String
        /// In one, where both have no room.
        let shortTitle: String
        /// `● can make now`; empty for none.
        let mark: String
        let reasons: [String]
        /// The work to be noted as watched; nil for a drink.
        var work: WorkReference?
    }

    /// One line of a shelf.
    struct Shelf: Equatable {
        let shelf: HomeShelf
        let title: String
        let text: String
        /// The first that stand on it, by name.
        let items: [Item]
        let hasMore: Bool

        struct Item: Equatable {
            let place: Place
            let title: String
        }
    }

    struct Content: Equatable {
        /// `Sat 21 Nov · 19:40`.
        let date: String
        let drink: Half?
        let work: Half?
        /// Why the suggestion is another one; empty for the first of the day.
        let change: String
        /// What is said where nothing can be suggested; empty otherwise.
        let nothing: String
        let hasPrevious: Bool
        /// When the day of the suggestion began; nil for none.
        var day: Int64?
        /// What joins drink and work; empty for nothing.
        var pairing = ""
        /// What Home cannot do without; nil where it has that.
        var start: Start?
        /// What stands below tonight; none until it is read.
        var shelves: [Shelf] = []
        /// Of when the shelves are; empty for the crowd of this machine.
        var age = ""
        /// The evening that is asked about; nil for none.
        var evening: Evening?

        /// Takes over what stands below tonight on an earlier page, until it is read again.
        mutating func keepRest(of earlier: Content) {
            (shelves, age, evening) = (earlier.shelves, earlier.age, earlier.evening)
        }

        /// The one step that a newcomer is called to.
        struct Start: Equatable {
            let target: HomeTarget
            let button: String
            /// What comes of it.
            let text: String
            /// What is not known yet; empty for nothing.
            let unknown: String
        }

        /// A question, in words and as it is answered.
        struct Evening: Equatable {
            let question: AskAboutEvening.Question
            let text: String
            /// What it was, for the answer.
            let names: String
        }
    }
}
