import Domain
import FeatureKit

struct InventoryState: ReadingState {
    var phase: Phase = .idle
    /// The owner of the bar; nil for the member's own.
    var host: BarSharer?
    var lines: [Line] = []
    var bottles = 0
    var makeable = 0
    /// The number of drinks missing a single ingredient.
    var oneAway = 0
    /// The first makeable drinks: those that use up an urgent bottle, then the most called for.
    var drinks: [DrinkRow] = []
    /// The number of leading `drinks` that use up an urgent bottle.
    var urgentDrinks = 0
    /// Suggested purchases, best first.
    var purchases: [Purchase] = []
    /// Drinks missing a single ingredient, the most called for first.
    var nearDrinks: [NearDrink] = []
    /// Bottles near or past the end of their shelf life, most urgent first.
    var urgentBottles: [UrgentBottle] = []
    /// The open items of the shopping list, oldest first.
    var shopping: [ShoppingLine] = []
    /// The drinks made last, newest first.
    var made: [MadeDrink] = []

    enum Line: Equatable, Sendable {
        case heading(String)
        case bottle(Bottle)

        var ingredient: Identifier<Ingredient>? {
            if case .bottle(let bottle) = self { bottle.ingredient } else { nil }
        }

        /// The search texts; empty for a heading.
        var texts: [String] {
            if case .bottle(let bottle) = self { [bottle.name, bottle.kind] } else { [] }
        }
    }

    struct Bottle: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        /// The parent kind or brand; empty at the top of the tree.
        let kind: String
        let level: BottleLevel?
        /// `half`; empty if the remark says it.
        var levelText = ""
        /// `low`, `opened 41 d !`; empty without a remark.
        var mark = ""
        /// Whether the bottle is nearly empty, or near or past its shelf life.
        var isUrgent = false
        /// `#rrggbb`; nil if unknown.
        var color: String?
        /// The makeable drinks that may use it, by name.
        var makes: [Identifier<Drink>] = []
        /// The drinks missing a single ingredient that may use it, by name.
        var nearlyMakes: [Identifier<Drink>] = []
    }

    var bottlesInOrder: [Bottle] {
        lines.compactMap { line in
            if case .bottle(let bottle) = line { bottle } else { nil }
        }
    }

    var hasLevels: Bool { bottlesInOrder.contains { $0.level != nil } }

    struct Purchase: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let opens: String
        let brings: String
        let oneAwayCount: Int
        /// The drinks it unlocks, by name.
        let unlocks: [Named<Drink>]

        var unlockCount: Int { unlocks.count }
    }

    func rows(in pane: InventoryPane) -> Int {
        pane == .shelf ? lines.count : texts(in: pane).count
    }

    func texts(in pane: InventoryPane) -> [[String]] {
        switch pane {
        case .shelf: lines.map(\.texts)
        case .drinks: drinks.map { [$0.name, $0.otherName] }
        case .purchases: purchases.map { [$0.name] }
        case .nearDrinks: nearDrinks.map { [$0.drink.name, $0.lack] }
        case .urgentBottles: urgentBottles.map { [$0.bottle.name] }
        case .shopping: shopping.map { [$0.name] }
        case .made: made.map { [$0.drink.name, $0.note] }
        }
    }

    struct Named<Kind>: Equatable, Sendable {
        let id: Identifier<Kind>
        let name: String
    }

    struct NearDrink: Equatable, Sendable {
        let drink: Named<Drink>
        let lack: String
    }

    struct UrgentBottle: Equatable, Sendable {
        let bottle: Named<Ingredient>
        /// `6 days`: since it was opened.
        let age: String
        /// The share of the shelf life that is over; above 1 when it is past.
        let share: Double
        /// The names of the makeable drinks that use it.
        let drinks: [String]
    }

    struct ShoppingLine: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>?
        let name: String
    }

    struct MadeDrink: Equatable, Sendable {
        let drink: Named<Drink>
        /// `24 Nov`.
        let day: String
        let rating: Rating?
        let note: String
    }
}
