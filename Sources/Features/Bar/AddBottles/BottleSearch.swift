import Domain

struct BottleSearch: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let language: Language

    /// Limits results: members narrow the list by typing, not by scrolling to its end.
    private static let limit = 1_000

    private var finder: IngredientFinder { IngredientFinder(ingredients, by: language) }

    /// Returns the ingredients that match a text within a filter, without staples.
    func find(_ text: String, in filter: BottleFilter) async throws -> [Ingredient] {
        let found: [Ingredient]
        switch filter {
        case .all: found = try await finder.ingredients(matching: text, limit: Self.limit)
        case .category(let category): found = try await self.category(category, text)
        case .commonest:
            found = try await named(try await bar.commonest(limit: BottleFilter.commonestCount), text)
        case .mine: found = try await named(try await bar.bottles().map(\.ingredient), text)
        }
        return found.filter { !$0.isStaple }
    }

    func isUnknown(_ text: String) async throws -> Bool {
        guard text.contains(where: { !$0.isWhitespace }) else { return false }
        return try await finder.ingredients(matching: text, limit: 1).isEmpty
    }

    /// Returns what unsaved ticks change, and the drinks that the last of them adds to the others.
    func effect(of pending: PendingBottles, _ bottles: [Bottle]) async throws -> TickEffect {
        let outcome = try await bar.preview(pending.change(bottles))
        guard let latest = pending.latest, let name = try await ingredients.ingredients([latest])[latest]?.name
        else { return TickEffect(outcome: outcome) }
        let before = Set(try await bar.preview(pending.beforeLatest.change(bottles)).unlocked)
        let unlocked = outcome.unlocked.filter { !before.contains($0) }
        let names = try await drinks.names(of: Array(unlocked.prefix(1)))
        return TickEffect(
            outcome: outcome, latest: name[language], unlocked: unlocked.count,
            first: unlocked.first.flatMap { names[$0]?[language] })
    }

    private func category(_ category: IngredientCategory, _ text: String) async throws -> [Ingredient] {
        guard text.contains(where: { !$0.isWhitespace }) else {
            return try await ingredients.ingredients(in: category, by: language, limit: Self.limit)
        }
        return try await finder.ingredients(matching: text, limit: Self.limit)
            .filter { $0.category == category }
    }

    /// Returns the ingredients with the given ids that match a text, ordered by category.
    private func named(_ ids: [Identifier<Ingredient>], _ text: String) async throws -> [Ingredient] {
        let known = try await ingredients.ingredients(ids)
        let order = Dictionary(firstOf: IngredientCategory.allCases.enumerated().map { ($0.element, $0.offset) })
        let all = ids.compactMap { known[$0] }.enumerated().sorted { left, right in
            (order[left.element.category] ?? 0, left.offset) < (order[right.element.category] ?? 0, right.offset)
        }.map(\.element)
        guard text.contains(where: { !$0.isWhitespace }) else { return all }
        let found = Set(try await finder.ingredients(matching: text, limit: Self.limit).map(\.id))
        return all.filter { found.contains($0.id) }
    }
}

enum BottleFilter: Hashable, Sendable {
    case all
    /// The `commonestCount` ingredients that most drinks need.
    case commonest
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

struct TickEffect: Sendable {
    let outcome: BarOutcome
    var latest: String?
    /// The number of drinks that it makes possible, and the name of the first.
    var unlocked = 0
    var first: String?

    /// `14 bottles · 37 now`, or with ticks `1 unsaved · 37 → 41 drinks · Sweet vermouth: Negroni and 3 more`. A
    /// small window cuts the end.
    func summary(bottles: Int, pending: Int, _ strings: Strings) -> String {
        let before = String(outcome.makeableBefore)
        guard pending > 0 else {
            return strings.counted("shelf.bottles", bottles) + " · " + strings("drinks.makeable", before)
        }
        let sum = strings.counted("add.pending", outcome.makeableAfter, String(pending), before)
        guard let latest else { return sum }
        let opened =
            first.map { unlocked > 1 ? strings("add.latest-more", $0, String(unlocked - 1)) : $0 }
            ?? strings["add.latest-none"]
        return sum + " · " + strings("add.latest", latest, opened)
    }
}

enum BottlesChangeText {
    /// `Added 3 to your bar. You can make 5 more drinks.`
    static func describe(_ outcome: BarOutcome, _ strings: Strings) -> String {
        let change = outcome.applied
        guard !change.isEmpty else { return strings["bar.unchanged"] }
        var parts: [String] = []
        if !change.added.isEmpty { parts.append(strings("add.saved-in", String(change.added.count))) }
        if !change.removed.isEmpty { parts.append(strings("add.saved-out", String(change.removed.count))) }
        if !outcome.unlocked.isEmpty { parts.append(strings.counted("bar.unlocked", outcome.unlocked.count)) }
        if !outcome.lost.isEmpty { parts.append(strings.counted("bar.lost", outcome.lost.count)) }
        return parts.joined(separator: " ")
    }
}
