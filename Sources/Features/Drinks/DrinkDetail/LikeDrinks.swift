import Domain

/// The drinks most like one, with what the bar lacks for each.
struct LikeDrinks: Sendable {
    struct Entry: Sendable {
        let drink: DrinkSummary
        /// What is missing; nil for a drink the bar knows nothing of.
        let lacks: [Identifier<Ingredient>]?
    }

    let entries: [Entry]
    /// The names of what is missing.
    let names: [Identifier<Ingredient>: LocalizedText]

    /// How many are shown.
    static let count = 3

    /// The links of a page.
    func links(_ strings: Strings) -> [DrinkDetailState.LikeLink] {
        entries.map { entry in
            DrinkDetailState.LikeLink(
                id: entry.drink.id, name: entry.drink.name[strings.language], reach: reach(of: entry, strings))
        }
    }

    private func reach(of entry: Entry, _ strings: Strings) -> String {
        guard let lacks = entry.lacks else { return "" }
        switch lacks.count {
        case 0: return strings["like.can-make"]
        case 1: return strings("like.needs", names[lacks[0]]?[strings.language] ?? lacks[0].rawValue)
        default: return strings("reach.away", String(lacks.count))
        }
    }
}
