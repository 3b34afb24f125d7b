import Domain

/// The data of the statistics; queries touch only the member's rows.
struct StatisticsContents: Sendable {
    /// The number of months shown, including the current one.
    static let months = 12
    /// The most tags and ingredients shown, in the largest window.
    static let mostNames = 30
    let made: BarStatistics
    let tags: [Identifier<Tag>: String]
    let used: [(name: String, count: Int)]
    /// The first day and the servings made of each month, oldest first.
    let months: [(start: LocalDay, count: Int)]
    let makeable: Int
    /// Marked as tried, or made.
    let tried: Int
    let recipes: Int

    /// Returns the first days of the shown months and of the next one: one more than `months`.
    static func monthStarts(_ today: LocalDay) -> [LocalDay] {
        (0...months).compactMap { place in
            let month = today.year * 12 + today.month - 1 - (months - 1) + place
            return LocalDay(year: month / 12, month: month % 12 + 1, day: 1)
        }
    }
}

struct StatisticsReader: Sendable {
    let statistics: any BarStatisticsRepository
    let marks: any DrinkMarkRepository
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let times: BarTimes
    let strings: Strings

    func read() async throws -> StatisticsContents {
        let profile = bar.profile
        let language = strings.language
        let made = BarStatistics(try await statistics.madeDrinks(of: profile))
        let tags = try await drinks.tags(made.tags.prefix(StatisticsContents.mostNames).map(\.0))
        let (matcher, contents) = try await bar.matching()
        let used = BarStatistics.used(in: try await statistics.usedRecipes(of: profile), matcher, contents)
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .prefix(StatisticsContents.mostNames)
        let known = try await ingredients.ingredients(used.map(\.key))
        let starts = StatisticsContents.monthStarts(times.today)
        let counts = try await statistics.madeCounts(between: starts.map { times.local.moment(of: $0) }, of: profile)
        return StatisticsContents(
            made: made,
            tags: Dictionary(firstOf: tags.map { ($0.id, $0.name[language]) }),
            used: used.map { (known[$0.key]?.name[language] ?? $0.key.rawValue, $0.value) },
            months: Array(zip(starts, counts)).map { (start: $0.0, count: $0.1) },
            makeable: try await bar.makeableCount(),
            tried: try await marks.count(of: .tried, for: profile)
                + (try await statistics.untriedCount(of: profile)),
            recipes: try await bar.recipeCount())
    }
}
