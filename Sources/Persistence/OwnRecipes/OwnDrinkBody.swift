import Domain

/// The JSON body of an own recipe; omits nil.
struct OwnDrinkBody: Decodable, JSONObject {
    let name: BodyText
    let aliases: [String]?
    let year: Int?
    let creator: String?
    let summary: BodyText
    let base: String
    let lines: [OwnLineBody]
    let steps: [BodyText]
    let techniques: [String]
    let glass: String
    let serving: String
    let garnish: BodyText?
    let tools: [String]?
    let tags: [String]?
    let source: String?
    let iba: String?
    let variantOf: String?
    let color: String?
    let statedStrength: Double?
    let createdAt: Int64?

    init(_ drink: Drink) {
        name = BodyText(drink.name)
        aliases = drink.aliases.isEmpty ? nil : drink.aliases
        year = drink.year
        creator = drink.creator
        summary = BodyText(drink.summary)
        base = drink.base.rawValue
        lines = drink.lines.map(OwnLineBody.init)
        steps = drink.steps.map(BodyText.init)
        techniques = drink.techniques.map(\.rawValue)
        glass = drink.glass.rawValue
        serving = drink.serving.rawValue
        garnish = drink.garnish.map(BodyText.init)
        tools = drink.tools.isEmpty ? nil : drink.tools.map(\.rawValue)
        tags = drink.tags.isEmpty ? nil : drink.tags.map(\.rawValue)
        source = drink.source
        iba = drink.iba?.rawValue
        variantOf = drink.variantOf?.rawValue
        color = drink.color
        statedStrength = drink.statedStrength
        createdAt = drink.createdAt
    }

    func write(to members: inout JSONMembers) throws {
        members.add("aliases", aliases)
        members.add("base", base)
        members.add("color", color)
        members.add("createdAt", createdAt.map(Int.init))
        members.add("creator", creator)
        try members.add("garnish", garnish)
        members.add("glass", glass)
        members.add("iba", iba)
        try members.add("lines", lines)
        try members.add("name", name)
        members.add("serving", serving)
        members.add("source", source)
        try members.add("statedStrength", statedStrength)
        try members.add("steps", steps)
        try members.add("summary", summary)
        members.add("tags", tags)
        members.add("techniques", techniques)
        members.add("tools", tools)
        members.add("variantOf", variantOf)
        members.add("year", year)
    }

    func drink(_ id: Identifier<Drink>) -> Drink {
        Drink(
            id: id, name: name.text, aliases: aliases ?? [], year: year, creator: creator, summary: summary.text,
            base: BaseSpirit(rawValue: base) ?? .other, lines: lines.map(\.line), steps: steps.map(\.text),
            techniques: techniques.compactMap(TechniqueKind.init(rawValue:)), glass: Identifier(glass),
            serving: ServingStyle(rawValue: serving) ?? .up, garnish: garnish?.text,
            tools: (tools ?? []).map { Identifier($0) }, tags: (tags ?? []).map { Identifier($0) }, source: source,
            iba: iba.flatMap(IBAGroup.init(rawValue:)), variantOf: variantOf.map { Identifier($0) }, color: color,
            statedStrength: statedStrength, createdAt: createdAt)
    }
}
