extension Ingredient {
    package func with(
        id: Identifier<Ingredient>, parent: Identifier<Ingredient>?, parts: [Identifier<Ingredient>]
    ) -> Ingredient {
        Ingredient(
            id: id, name: name, parent: parent, isBrand: isBrand, category: category, content: content, origin: origin,
            summary: summary, aliases: aliases, shelfLifeDays: shelfLifeDays, parts: parts, isStaple: isStaple)
    }
}
