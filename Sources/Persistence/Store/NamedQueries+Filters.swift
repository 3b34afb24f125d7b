internal import Domain

extension NamedQueries {
    static let savedFilters = "SELECT name, filter FROM saved_filter WHERE profile = ? ORDER BY name"

    static func drinkVariants(_ language: Language) -> String {
        "SELECT \(summaryColumns) FROM drink WHERE variant_of = ? ORDER BY \(rank(language))"
    }

    /// Those of filters and variants, for the test.
    static let finding = [savedFilters] + Language.allCases.map(drinkVariants)
}
