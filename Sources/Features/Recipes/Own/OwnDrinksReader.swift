import Domain
import FeatureKit

/// Reads the member's recipes page by page, preceded by drafts.
struct OwnDrinksReader: Sendable {
    private static let mostDrafts = 20

    let recipes: MemberRecipes
    let drafts: RecipeDrafts
    let drinks: any DrinkRepository
    let bar: HomeBar
    let strings: Strings

    func count() async throws -> String {
        strings.counted("own.count", try await recipes.repository.drinkCount(of: recipes.profile))
    }

    /// Returns the rows after a recipe; from the start for nil.
    func page(after last: OwnDrinkEntry?, limit: Int) async throws -> (rows: [OwnDrinksRow], last: OwnDrinkEntry?) {
        let begun = last == nil ? try await drafts.newest(Self.mostDrafts).map(row) : []
        let entries = try await recipes.repository.drinks(of: recipes.profile, after: last, limit: limit)
        let away = try await bar.away(of: entries.map(\.drink.id))
        let names = try await drinks.names(of: entries.compactMap(\.variantOf), in: strings.language)
        let written = entries.map { entry in
            OwnDrinksRow.drink(
                DrinkRow(entry.drink, away: away[entry.drink.id], strings: strings),
                origin: entry.variantOf.flatMap { names[$0] }.map { strings("own.variant-of", $0) } ?? "")
        }
        return (begun + written, entries.count < limit ? nil : entries.last)
    }

    private func row(_ draft: Draft) -> OwnDrinksRow {
        .draft(
            RecipeSubject(draftKey: draft.subject), title: draft.title,
            age: AgeText.ago(recipes.clock.now().seconds(since: draft.savedAt), strings))
    }
}

struct OwnDrinksState: ListHolder {
    typealias Row = OwnDrinksRow

    /// Drafts first, then recipes, last changed first.
    var list = ListState<OwnDrinksRow>()
    /// The number of recipes, `3 recipes`.
    var count = ""
}

enum OwnDrinksRow: Equatable, Sendable {
    /// Unsaved text with its title and age.
    case draft(RecipeSubject, title: String, age: String)
    /// A recipe, and what it is a variant of.
    case drink(DrinkRow, origin: String)

    var subject: RecipeSubject {
        switch self {
        case .draft(let subject, _, _): subject
        case .drink(let drink, _): .drink(drink.id)
        }
    }

    var texts: [String] {
        switch self {
        case .draft(_, let title, _): [title]
        case .drink(let drink, _): [drink.name, drink.otherName]
        }
    }
}
