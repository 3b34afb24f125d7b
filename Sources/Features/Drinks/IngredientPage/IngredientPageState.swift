import Domain
import FeatureKit

/// What the page of an ingredient shows.
struct IngredientPageState: ScreenState {
    var phase: Phase = .idle
    var content: Content?

    /// The texts of the page.
    struct Content: Equatable {
        let name: String
        let otherName: String
        /// Category, kind and origin.
        let kindLine: String
        let summary: String?
        /// Label and value, in the order they are shown.
        let facts: [Fact]
        let isOwned: Bool
        /// Whether a member added it, so that it may be changed.
        let isOwn: Bool
        /// Whether it stands in the bar, and what it does or would do there.
        let ownership: String
        let parent: Link?
        let children: [Link]
        let parts: [Link]
        /// What it would open, in words; empty for nothing.
        let opens: String
        /// The family it belongs to, with its name; nil for what makes none.
        let base: BaseLink?
        let drinks: [DrinkRow]
        /// `24 drinks ask for it`.
        let drinksTitle: String
        /// Leads to all of them; empty where they are all here.
        let allDrinks: String
        /// What the member's recipes and imports call it too.
        let taken: [TakenName]
    }

    /// A family that can be opened.
    struct BaseLink: Equatable {
        let base: BaseSpirit
        let name: String
    }

    /// A fact with its label.
    struct Fact: Equatable {
        let label: String
        let value: String
    }

    /// Another ingredient that can be opened.
    struct Link: Equatable {
        let id: Identifier<Ingredient>
        let name: String
        let isOwned: Bool
    }
}
