import Domain
import FeatureKit

struct IngredientPageState: ScreenState {
    var phase: Phase = .idle
    var content: Content?

    struct Content: Equatable {
        let name: String
        let otherName: String
        let kindLine: String
        let summary: String?
        let facts: [Fact]
        let isOwned: Bool
        /// Whether the bar has it, or one of its kind.
        let isInBar: Bool
        /// Whether a member added it, so that it can be edited.
        let isOwn: Bool
        /// Whether the bar has it, and its effect there.
        let ownership: String
        let parent: Link?
        let children: [Link]
        let parts: [Link]
        /// The drinks it would unlock, in words; empty for none.
        let opens: String
        let base: BaseLink?
        let drinks: [DrinkRow]
        /// `24 drinks ask for it`.
        let drinksTitle: String
        /// The link to all drinks; empty if the page shows them all.
        let allDrinks: String
        let taken: [TakenName]
    }

    struct BaseLink: Equatable {
        let base: BaseSpirit
        let name: String
    }

    struct Fact: Equatable {
        let label: String
        let value: String
    }

    struct Link: Equatable {
        let id: Identifier<Ingredient>
        let name: String
        let isOwned: Bool
    }
}

extension IngredientPageState.Content {
    var glance: [PageBlock<Int>] {
        let blocks: [PageBlock<Int>] = [
            .title(name, other: otherName), .text(kindLine, .muted),
            .text(ownership, isInBar ? .good : .text), .text(opens, .muted), .gap,
            .text(summary ?? ""), .facts(facts.map { PageFact($0.label, $0.value) }), .gap, .heading(drinksTitle),
        ]
        let rows = drinks.map { drink in
            PageBlock.row(
                PageRow(
                    0, mark: drink.reach == .now ? .check : .circle, title: drink.name, remark: drink.reachText,
                    detail: drink.strength))
        }
        return blocks.filter { ![.text(""), .text("", .muted), .facts([])].contains($0) } + rows
    }
}
