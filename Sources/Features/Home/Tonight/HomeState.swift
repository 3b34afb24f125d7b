import Domain
import FeatureKit

struct HomeState: ScreenState {
    var phase: Phase = .idle
    var content: Content?
    /// Limits the shelves to works of this kind; nil shows all.
    var kind: WorkKind?

    struct Half: Equatable {
        let target: HomeTarget
        let title: String
        /// The title in one language, where both do not fit.
        let shortTitle: String
        /// The name without a year.
        let name: String
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
        var items: [Item]
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
        var pairing = ""
        /// `feels like 4°`; empty if unknown.
        var weather = ""
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
        /// Nil if all characters are dug or skipped.
        var daily: Daily?
        /// The bar and the month; empty until they are read, which happens only in a wide window.
        var aside = HomeAside()

        /// Keeps the part below tonight of an earlier page until it is read again.
        mutating func keepRest(of earlier: Content) {
            (shelves, age, evening, daily) = (earlier.shelves, earlier.age, earlier.evening, earlier.daily)
            aside = earlier.aside
            if start?.text == "" { start = earlier.start }
            if earlier.drink?.target == drink?.target { glass = earlier.glass }
        }

        /// The most dug characters, the day's works, and the lists of the member's type, in the order of their panes.
        var shelvesInPanes: (hot: Shelf?, tiles: Shelf?, lists: [Shelf]) {
            (
                shelves.first { $0.shelf == .hot }, shelves.first { $0.shelf == .today },
                shelves.filter { $0.shelf.needsType }
            )
        }

        /// The shelves of a page without panes, each of a line or two.
        var shelvesInLines: [Shelf] {
            shelves.map { shelf in
                guard shelf.shelf == .hot else { return shelf }
                var short = shelf
                short.items = Array(shelf.items.prefix(HomeReader.shown.others))
                return short
            }
        }

        /// In reading order. With `isFramed`, each pane ends with its link to all; with `hasMonth`, the month has room.
        func targets(isFramed: Bool, hasMonth: Bool = false) -> [HomeTarget] {
            let steps = start?.buttons.map(\.target) ?? []
            let tonight = [
                drink?.target, work?.target, evening.map { .evening($0.question) }, daily?.target,
            ].compactMap { $0 }
            let opening = start?.isLater == true ? tonight + steps : steps + tonight
            func targets(of shelf: Shelf) -> [HomeTarget] {
                let more = shelf.hasMore ? [HomeTarget.shelf(shelf.shelf)] : []
                let items = shelf.items.map { HomeTarget.item($0.place, shelf.shelf) }
                return isFramed ? items + more : more + items
            }
            guard isFramed else { return opening + shelvesInLines.flatMap(targets) }
            let (hot, tiles, lists) = shelvesInPanes
            let beside = (aside.bar == nil ? [] : [HomeTarget.bar]) + (aside.month == nil || !hasMonth ? [] : [.month])
            return opening + (hot.map(targets) ?? []) + beside
                + ([tiles].compactMap { $0 } + lists).flatMap(targets)
        }

        struct Glass: Equatable {
            let art: [String]
            let layers: [GlassLayer]
            let fill: Double
            /// `bitter`, `warming`.
            let tags: [String]
            /// `21.9%`.
            let strength: String
        }

        struct Daily: Equatable {
            let id: Identifier<WorkCharacter>
            let isDug: Bool
            let name: String
            /// The title of the work with its year.
            let work: String

            var target: HomeTarget { .daily(id, isDug: isDug) }
        }

        struct Start: Equatable {
            struct Button: Equatable {
                let target: HomeTarget
                let title: String
            }

            /// The step itself, and further ones that are as easy.
            let buttons: [Button]
            let text: String
            /// The facts still unknown; empty for none.
            let unknown: String
            /// Whether tonight comes first, because the member is no newcomer.
            var isLater = false
        }

        struct Evening: Equatable {
            let question: AskAboutEvening.Question
            let text: String
            /// The names of the drink and work, for the reply.
            let names: String
        }
    }
}
