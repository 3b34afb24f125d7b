import Domain
import FeatureKit

struct HomeState: ScreenState {
    var phase: Phase = .idle
    var content: Content?
    /// Limits the shelves to works of this kind; nil shows all.
    var kind: WorkKind?

    /// The drink or the work of tonight's suggestion.
    struct Half: Equatable {
        let target: HomeTarget
        /// The title in both languages.
        let title: String
        /// The title in one language, where both do not fit.
        let shortTitle: String
        /// The name without a year.
        let name: String
        /// The name in the other language; empty if there is none.
        let otherName: String
        /// `● can make now`; empty without a mark.
        let mark: String
        let reasons: [String]
        /// The one of `reasons` that says what the bar lacks; nil if it lacks nothing.
        var lack: String?
        /// The work to mark as watched; nil for a drink.
        var work: WorkReference?
    }

    struct Shelf: Equatable {
        let shelf: HomeShelf
        let title: String
        let text: String
        let items: [Item]
        let hasMore: Bool

        struct Item: Equatable {
            let place: Place
            let name: String
            /// The year of a work; empty for a character.
            var year = ""
            /// The digs of the week; nil on shelves that do not count them.
            var digs: Int?

            var title: String { year.isEmpty ? name : "\(name) \(year)" }
        }
    }

    struct Content: Equatable {
        /// `Sat 21 Nov · 19:40`.
        let date: String
        let drink: Half?
        let work: Half?
        /// The reason for a changed suggestion; empty for the first of the day.
        let change: String
        /// The text if nothing can be suggested; otherwise empty.
        let nothing: String
        let hasPrevious: Bool
        /// The start of the suggestion's day, in seconds since 1970 UTC; nil without a suggestion.
        var day: Int64?
        /// The link between drink and work; empty if there is none.
        var pairing = ""
        /// Nil until it is read, after the rest of tonight.
        var glass: Glass?
        /// The newcomer's first steps; nil once they are done.
        var start: Start?
        /// Empty until the part below tonight is read.
        var shelves: [Shelf] = []
        /// The age of the shelves; empty for local numbers.
        var age = ""
        /// The previous evening to ask about; nil if there is none.
        var evening: Evening?

        /// Keeps the part below tonight of an earlier page until it is read again.
        mutating func keepRest(of earlier: Content) {
            (shelves, age, evening) = (earlier.shelves, earlier.age, earlier.evening)
            if earlier.drink?.target == drink?.target { glass = earlier.glass }
        }

        /// The lists of names, then the works of the day: their order in panes.
        var shelvesInPanes: (lists: [Shelf], tiles: Shelf?) {
            let lists = shelves.filter { $0.shelf == .hot } + shelves.filter { $0.shelf.needsType }
            return (lists, shelves.first { $0.shelf == .today })
        }

        /// In reading order.
        ///
        /// - Parameter isFramed: whether the page consists of panes, each of which ends with its link to all.
        func targets(isFramed: Bool) -> [HomeTarget] {
            let start = start?.buttons.map(\.target) ?? []
            let tonight = [drink?.target, work?.target, evening.map { .evening($0.question) }].compactMap { $0 }
            let (lists, tiles) = shelvesInPanes
            let shelves = (isFramed ? lists + [tiles].compactMap { $0 } : shelves).flatMap { shelf in
                let more = shelf.hasMore ? [HomeTarget.shelf(shelf.shelf)] : []
                let items = shelf.items.map { HomeTarget.item($0.place, shelf.shelf) }
                return isFramed ? items + more : more + items
            }
            return start + tonight + shelves
        }

        /// Tonight's drink in its glass.
        struct Glass: Equatable {
            let art: [String]
            let layers: [GlassLayer]
            let fill: Double
            /// `bitter`, `warming`.
            let tags: [String]
            /// `21.9 %`.
            let strength: String
        }

        struct Start: Equatable {
            struct Button: Equatable {
                let target: HomeTarget
                let title: String
            }

            /// The step itself, and further ones that are as easy.
            let buttons: [Button]
            /// The benefit of the step.
            let text: String
            /// The facts still unknown; empty for none.
            let unknown: String
        }

        struct Evening: Equatable {
            let question: AskAboutEvening.Question
            let text: String
            /// The names of the drink and work, for the reply.
            let names: String
        }
    }
}
