/// Derives tools from a recipe's lines: dashing, peeling, cutting, pressing and uncorking need one it may not name.
package enum GearRule {
    /// The derived tools, in the order of use; a recipe names all others itself.
    package static let ids: [Identifier<Tool>] = [
        "citrus-press", "paring-knife", "peeler", "dasher-bottle", "dropper", "corkscrew",
    ]

    private static let pressed: Set<Identifier<Ingredient>> = [
        "lemon-juice", "lime-juice", "orange-juice", "grapefruit-juice", "yuja-juice",
    ]
    private static let corked: Set<Identifier<Ingredient>> = ["white-wine", "red-wine"]

    package static func tools(of drink: Drink) -> [Identifier<Tool>] {
        let needed = Set(drink.lines.flatMap(tools))
        return drink.tools.filter { !needed.contains($0) } + ids.filter(needed.contains)
    }

    private static func tools(of line: DrinkLine) -> [Identifier<Tool>] {
        var tools: [Identifier<Tool>] = []
        switch line.unit {
        case .dash: tools.append("dasher-bottle")
        case .drop: tools.append("dropper")
        case .peel: tools.append("peeler")
        case .slice, .wedge: tools.append("paring-knife")
        default: break
        }
        if pressed.contains(line.ingredient) { tools.append("citrus-press") }
        if corked.contains(line.ingredient) { tools.append("corkscrew") }
        return tools
    }
}
