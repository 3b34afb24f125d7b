import Domain
import FeatureKit

/// What the party shows.
struct PartyState: ScreenState {
    var phase: Phase = .idle
    var page: PartyPage = .menu
    /// The menu as the bar stands; what cannot be made is left out while `followsBar`.
    var menu: [Course] = []
    /// Whether only what can be made now is on the menu.
    var followsBar = false
    /// How many drinks of the menu that leaves out.
    var hidden = 0
    var needs: [Need] = []
    var orders: [Order] = []
    /// Whether the queue has more than was read.
    var hasMoreOrders = false
    /// How many servings the menu has in all.
    var servings = 0
    /// The menu to be printed.
    var menuPage = ""

    struct Course: Equatable, Sendable {
        let drink: Identifier<Drink>
        let name: String
        let servings: Int
        /// How far the bar is from it.
        let reach: String
        let isMakeable: Bool
        /// The required ingredients by name, for the menu as text.
        let ingredients: String
        /// The section and the price; empty for neither.
        var placing = ""
    }

    struct Need: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let amount: String
        /// What to buy, or that the bar has it.
        let buy: String
        let isToBuy: Bool
        let drinks: String
    }

    struct Order: Equatable, Sendable {
        let order: PartyOrder
        let drink: String
    }

    /// What the rows of the shown side are about.
    var names: [String] {
        switch page {
        case .menu: menu.map(\.name)
        case .needs: needs.map(\.name)
        case .queue: orders.map { "\($0.drink) \($0.order.name)" }
        }
    }

    /// How many rows the shown side has.
    var count: Int { names.count }
}
