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
        /// Whether the bar has too little for the servings.
        var isShort = false
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
        /// `served` or `waiting`, for a screen reader.
        var standing = ""
    }

    enum Row {
        case course(Course)
        case need(Need)
        case order(Order)

        var place: Place {
            switch self {
            case .course(let course): .drink(course.drink)
            case .need(let need): .ingredient(need.ingredient)
            case .order(let row): .drink(row.order.drink)
            }
        }
    }

    func names(on page: PartyPage) -> [String] {
        switch page {
        case .menu: menu.map(\.name)
        case .needs: needs.map(\.name)
        case .queue: orders.map { "\($0.drink) \($0.order.name)" }
        }
    }

    var count: Int { names(on: page).count }

    func row(at index: Int) -> Row? {
        switch page {
        case .menu: menu.indices.contains(index) ? .course(menu[index]) : nil
        case .needs: needs.indices.contains(index) ? .need(needs[index]) : nil
        case .queue: orders.indices.contains(index) ? .order(orders[index]) : nil
        }
    }

    var copyText: String {
        switch page {
        case .menu: menuPage
        case .needs:
            needs.filter(\.isToBuy).map { "- [ ] \($0.name) · \($0.buy)" }.joined(separator: "\n")
        case .queue:
            orders.filter { !$0.order.isDone }.map { row in
                ([row.order.name, row.drink, row.order.note].filter { !$0.isEmpty }).joined(separator: " · ")
            }.joined(separator: "\n")
        }
    }
}
