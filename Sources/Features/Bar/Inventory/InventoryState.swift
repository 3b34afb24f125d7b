import Domain
import FeatureKit

struct InventoryState: ScreenState {
    var phase: Phase = .idle
    /// The owner of the bar; nil for the member's own.
    var host: BarSharer?
    /// Bottles under their category headings.
    var lines: [Line] = []
    var bottles = 0
    var makeable = 0
    /// The number of drinks missing a single ingredient.
    var oneAway = 0
    /// The first makeable drinks: those that use up an urgent bottle, then by name.
    var drinks: [DrinkRow] = []
    /// The number of leading `drinks` that use up an urgent bottle.
    var urgentDrinks = 0
    /// Suggested purchases, best first.
    var purchases: [Purchase] = []

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
    }

    var bottlesInOrder: [Bottle] {
        lines.compactMap { line in
            if case .bottle(let bottle) = line { bottle } else { nil }
        }
    }

    var hasLevels: Bool {
        bottlesInOrder.contains { $0.level != nil }
    }

    struct Purchase: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let opens: String
        let brings: String
        let unlockCount: Int
        let oneAwayCount: Int
    }
}
