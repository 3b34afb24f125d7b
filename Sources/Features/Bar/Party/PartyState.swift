import Domain
import FeatureKit

struct PartyState: ReadingState {
    var phase: Phase = .idle
    var page: PartyPage = .menu
    /// The menu; while `followsBar`, without drinks that cannot be made.
    var menu: [Course] = []
    var followsBar = false
    /// The number of drinks that `followsBar` leaves out.
    var hidden = 0
    var needs: [Need] = []
    var orders: [Order] = []
    var hasMoreOrders = false
    var servings = 0
    /// `8 guests, 24 drinks · 2026-11-28`; empty without guests and day.
    var guests = ""
    var menuPage = ""

    struct Course: Equatable, Sendable {
        let drink: Identifier<Drink>
        let name: String
        let servings: Int
        /// The number of ingredients that the bar lacks, in words.
        let reach: String
        let isMakeable: Bool
        /// The names of the required ingredients, for the menu as text.
        let ingredients: String
        /// How many were served, the section and the price; empty if all are missing.
        var placing = ""
    }

    struct Need: Equatable, Sendable {
        let ingredient: Identifier<Ingredient>
        let name: String
        let amount: String
        /// The amount to buy, or a remark that the bar has it.
        let buy: String
        let isToBuy: Bool
        let drinks: String
    }

    struct Order: Equatable, Sendable {
        let order: PartyOrder
        let drink: String
    }

    func names(on page: PartyPage) -> [String] {
        switch page {
        case .menu: menu.map(\.name)
        case .needs: needs.map(\.name)
        case .queue: orders.map { "\($0.drink) \($0.order.name)" }
        }
    }

    var count: Int { names(on: page).count }

    func place(at row: Int) -> Place? {
        switch page {
        case .menu: menu.indices.contains(row) ? .drink(menu[row].drink) : nil
        case .needs: needs.indices.contains(row) ? .ingredient(needs[row].ingredient) : nil
        case .queue: orders.indices.contains(row) ? .drink(orders[row].order.drink) : nil
        }
    }
}
