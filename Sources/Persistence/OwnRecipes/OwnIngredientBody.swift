import Domain

struct OwnIngredientBody: Decodable, JSONObject {
    let name: BodyText
    let parent: String?
    let brand: Bool?
    let category: String
    let strength: Double?
    let sugar: Double?
    let acid: Double?
    let kilocalories: Double?
    let color: String?
    let pieceMillilitres: Double?
    let pieceSugar: Double?
    let dryGramsPerTeaspoon: Double?
    let dryMillilitresPerGram: Double?
    let origin: BodyText?
    let summary: BodyText?
    let aliases: [String]?
    let shelfLifeDays: Int?
    let parts: [String]?
    let staple: Bool?

    init(_ ingredient: Ingredient) {
        name = BodyText(ingredient.name)
        parent = ingredient.parent?.rawValue
        brand = ingredient.isBrand ? true : nil
        category = ingredient.category.rawValue
        let content = ingredient.content
        strength = content.strength
        sugar = content.sugar
        acid = content.acid
        kilocalories = content.kilocalories
        color = content.color
        pieceMillilitres = content.pieceMillilitres
        pieceSugar = content.pieceSugar
        dryGramsPerTeaspoon = content.dryGramsPerTeaspoon
        dryMillilitresPerGram = content.dryMillilitresPerGram
        origin = ingredient.origin.map(BodyText.init)
        summary = ingredient.summary.map(BodyText.init)
        aliases = ingredient.aliases.isEmpty ? nil : ingredient.aliases
        shelfLifeDays = ingredient.shelfLifeDays
        parts = ingredient.parts.isEmpty ? nil : ingredient.parts.map(\.rawValue)
        staple = ingredient.isStaple ? true : nil
    }

    func write(to members: inout JSONMembers) throws {
        try members.add("acid", acid)
        members.add("aliases", aliases)
        members.add("brand", brand)
        members.add("category", category)
        members.add("color", color)
        try members.add("dryGramsPerTeaspoon", dryGramsPerTeaspoon)
        try members.add("dryMillilitresPerGram", dryMillilitresPerGram)
        try members.add("kilocalories", kilocalories)
        try members.add("name", name)
        try members.add("origin", origin)
        members.add("parent", parent)
        members.add("parts", parts)
        try members.add("pieceMillilitres", pieceMillilitres)
        try members.add("pieceSugar", pieceSugar)
        members.add("shelfLifeDays", shelfLifeDays)
        members.add("staple", staple)
        try members.add("strength", strength)
        try members.add("sugar", sugar)
        try members.add("summary", summary)
    }

    func ingredient(_ id: Identifier<Ingredient>) -> Ingredient {
        Ingredient(
            id: id, name: name.text, parent: parent.map { Identifier($0) }, isBrand: brand ?? false,
            category: IngredientCategory(rawValue: category) ?? .other,
            content: IngredientContent(
                strength: strength, sugar: sugar, acid: acid, kilocalories: kilocalories, color: color,
                pieceMillilitres: pieceMillilitres, pieceSugar: pieceSugar, dryGramsPerTeaspoon: dryGramsPerTeaspoon,
                dryMillilitresPerGram: dryMillilitresPerGram),
            origin: origin?.text, summary: summary?.text, aliases: aliases ?? [], shelfLifeDays: shelfLifeDays,
            parts: (parts ?? []).map { Identifier($0) }, isStaple: staple ?? false)
    }
}
