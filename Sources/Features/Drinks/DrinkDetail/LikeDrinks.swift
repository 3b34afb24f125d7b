import Domain

struct LikeDrinks: Sendable {
    struct Entry: Sendable {
        let drink: DrinkSummary
        /// The missing ingredients; nil for a drink the bar does not know.
        let lacks: [Identifier<Ingredient>]?
    }

    let entries: [Entry]
    /// The names of ingredients that are the only one missing for a drink.
    let names: [Identifier<Ingredient>: LocalizedText]

    static let count = 3

    func links(_ strings: Strings) -> [DrinkDetailState.LikeLink] {
        entries.map { entry in
            DrinkDetailState.LikeLink(
                id: entry.drink.id, name: entry.drink.name[strings.language],
                isMakeable: entry.lacks?.isEmpty == true, reach: reach(of: entry, strings))
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
