import FeatureKit

extension IngredientPageState.Content {
    /// What it is, what it does for the bar, and the drinks that use it.
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
