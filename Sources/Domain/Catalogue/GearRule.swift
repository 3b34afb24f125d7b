/// The tools that follow from the lines of a recipe: what drips, is peeled, cut, pressed or uncorked asks for its tool,
/// whether anybody wrote it down or not.
package enum GearRule {
    /// The tools that follow, in the order in which they are used; a recipe names all others itself.
    package static let ids: [Identifier<Tool>] = [
        "citrus-press", "paring-knife", "peeler", "dasher-bottle", "dropper", "corkscrew",
    ]

    private static let pressed: Set<Identifier<Ingredient>> = [
        "lemon-juice", "lime-juice", "orange-juice", "grapefruit-juice", "yuja-juice",
    ]
    private static let corked: Set<Identifier<Ingredient>> = ["white-wine", "red-wine"]

    /// All tools of a recipe: those it names, and those that follow.
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
