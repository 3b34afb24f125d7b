import Domain
import FeatureKit

/// What the shelf shows.
struct InventoryState: ScreenState {
    var phase: Phase = .idle
    /// Whose bar it is; nil for the member's own.
    var host: BarSharer?
    /// Bottles under the headings of their categories.
    var lines: [Line] = []
    var bottles = 0
    /// How many drinks can be made now.
    var makeable = 0
    /// How many drinks lack one thing only.
    var oneAway = 0
    /// The first of the drinks that can be made: those that use something up, then by name.
    var drinks: [DrinkRow] = []
    /// How many of them, from the first, use up what would spoil.
    var urgentDrinks = 0
    /// What to buy next, the best first.
    var purchases: [Purchase] = []

    enum Line: Equatable, Sendable {
        case heading(String)
        case bottle(Bottle)

        var ingredient: Identifier<Ingredient>? {
            if case .bottle(let bottle) = self { bottle.ingredient } else { nil }
        }

        /// By which it is found; a heading is not.
        var texts: [String] {
            if case .bottle(let bottle) = self { [bottle.name, bottle.kind] } else { [] }
        }
    }

    struct Bottle: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        /// What it is a kind or brand of; empty at the top of the tree.
        let kind: String
        let level: BottleLevel?
        /// `low`, `opened 41 d !`; empty for nothing to say.
        var mark = ""
        /// Whether it is near or past its shelf life, or nearly empty.
        var isUrgent = false
    }

    /// Whether any bottle says how much is left.
    var hasLevels: Bool {
        lines.contains { line in
            if case .bottle(let bottle) = line { bottle.level != nil } else { false }
        }
    }

    struct Purchase: Equatable, Sendable {
        let name: String
        let opens: String
        let brings: String
    }
}
