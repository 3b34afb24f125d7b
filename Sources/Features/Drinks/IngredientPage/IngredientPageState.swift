internal import Domain
internal import FeatureKit

/// What the page of an ingredient shows.
struct IngredientPageState: Equatable {
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
        /// Whether it stands in the bar, and what it does or would do there.
        let ownership: String
        let parent: Link?
        let children: [Link]
        let parts: [Link]
        let drinks: [DrinkRow]
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
