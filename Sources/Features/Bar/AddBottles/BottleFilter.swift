import Domain

enum BottleFilter: Hashable, Sendable {
    case all
    /// The `commonestCount` ingredients that most drinks need.
    case commonest
    /// The ingredients in the member's bar.
    case mine
    case category(IngredientCategory)

    static let commonestCount = 40

    static let strip: [BottleFilter] = [.all, .commonest, .mine] + IngredientCategory.allCases.map { .category($0) }

    func label(_ strings: Strings) -> String {
        switch self {
        case .all: strings["add.filter-all"]
        case .commonest: strings("add.filter-commonest", String(Self.commonestCount))
        case .mine: strings["add.filter-mine"]
        case .category(let category): strings["category.\(category.rawValue)"]
        }
    }
}
