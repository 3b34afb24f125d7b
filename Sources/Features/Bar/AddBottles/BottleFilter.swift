import Domain

/// What the list of bottles to add is narrowed to.
enum BottleFilter: Hashable, Sendable {
    /// Everything there is.
    case all
    /// The forty that most drinks ask for.
    case commonest
    /// What stands on the shelf.
    case mine
    /// One shelf of a shop.
    case category(IngredientCategory)

    /// How many the commonest are.
    static let commonestCount = 40

    /// All of them, in the order of the strip.
    static let strip: [BottleFilter] = [.all, .commonest, .mine] + IngredientCategory.allCases.map { .category($0) }

    /// What the strip calls it.
    func label(_ strings: Strings) -> String {
        switch self {
        case .all: strings["add.filter-all"]
        case .commonest: strings("add.filter-commonest", String(Self.commonestCount))
        case .mine: strings["add.filter-mine"]
        case .category(let category): strings["category.\(category.rawValue)"]
        }
    }
}
