internal import Domain

/// Everything the statistics are made from, read by queries that touch the member's rows only.
struct StatisticsContents: Sendable {
    /// How many months are shown, this one included.
    static let months = 12
    private static let shown = 6

    let made: BarStatistics
    let tags: [Identifier<Tag>: String]
    let used: [(name: String, count: Int)]
    /// The first days of the months, the oldest first, and how often something was made in each.
    let months: [(start: LocalDay, count: Int)]
    let makeable: Int
    let tried: Int
    let recipes: Int

    static func read(_ dependencies: BarDIContainer.Dependencies) async throws -> StatisticsContents {
        let profile = dependencies.bar.profile
        let statistics = dependencies.records.statistics
        let language = dependencies.strings.language
        let made = BarStatistics(try await statistics.madeDrinks(of: profile))
        let top = made.tags.prefix(shown).map(\.0)
        let tags = try await dependencies.drinks.tags(Array(top))
        let used = try await statistics.usedIngredients(of: profile)
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(shown)
        let known = try await dependencies.ingredients.ingredients(used.map(\.key))
        let starts = monthStarts(dependencies.times.today)
        let edges = starts.map { dependencies.times.local.moment(of: $0) }
        let counts = try await statistics.madeCounts(between: edges, of: profile)
        return StatisticsContents(
            made: made,
            tags: Dictionary(tags.map { ($0.id, $0.name[language]) }, uniquingKeysWith: { first, _ in first }),
            used: used.map { (known[$0.key]?.name[language] ?? $0.key.rawValue, $0.value) },
            months: Array(zip(starts, counts)).map { (start: $0.0, count: $0.1) },
            makeable: try await dependencies.bar.makeableCount(),
            tried: try await dependencies.records.marks.count(of: .tried, for: profile),
            recipes: try await dependencies.bar.recipeCount())
    }

    /// The first days of the last months and of the next: one more than there are months.
    static func monthStarts(_ today: LocalDay) -> [LocalDay] {
        (0...months).compactMap { place in
            let month = today.year * 12 + today.month - 1 - (months - 1) + place
            return LocalDay(year: month / 12, month: month % 12 + 1, day: 1)
        }
    }
}
