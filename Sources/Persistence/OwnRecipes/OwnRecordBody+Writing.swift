import Domain

/// Writes own records as the JSON bodies that `OwnRecordBody` reads; omits false flags and the lists that may be absent.
extension Drink: JSONObject {
    func write(to members: inout JSONMembers) throws {
        members.add("aliases", orNone: aliases)
        members.add("base", base.rawValue)
        members.add("color", color)
        members.add("createdAt", createdAt.map(Int.init))
        members.add("creator", creator)
        try members.add("garnish", garnish)
        members.add("glass", glass.rawValue)
        members.add("iba", iba?.rawValue)
        try members.add("lines", lines)
        try members.add("name", name)
        members.add("serving", serving.rawValue)
        members.add("source", source)
        try members.add("statedStrength", statedStrength)
        try members.add("steps", steps)
        try members.add("summary", summary)
        members.add("tags", orNone: tags.map(\.rawValue))
        members.add("techniques", techniques.map(\.rawValue))
        members.add("tools", orNone: tools.map(\.rawValue))
        members.add("variantOf", variantOf?.rawValue)
        members.add("year", year)
    }
}

extension DrinkLine: JSONObject {
    func write(to members: inout JSONMembers) throws {
        members.add("after", isAfter ? true : nil)
        try members.add("amount", amount)
        members.add("exact", isExact ? true : nil)
        members.add("ingredient", ingredient.rawValue)
        try members.add("max", amountMax)
        try members.add("note", note)
        members.add("optional", isOptional ? true : nil)
        if !substitutes.isEmpty { try members.add("substitutes", substitutes) }
        members.add("unit", unit.code)
        members.add("unitText", unit.unknownText)
        members.add("written", written)
    }
}

extension DrinkSubstitute: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("amount", amount)
        members.add("ingredient", ingredient.rawValue)
        members.add("unit", unit?.code)
        members.add("unitText", unit?.unknownText)
        members.add("written", written)
    }
}

extension Ingredient: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("acid", content.acid)
        members.add("aliases", orNone: aliases)
        members.add("brand", isBrand ? true : nil)
        members.add("category", category.rawValue)
        members.add("color", content.color)
        try members.add("dryGramsPerTeaspoon", content.dryGramsPerTeaspoon)
        try members.add("dryMillilitresPerGram", content.dryMillilitresPerGram)
        try members.add("kilocalories", content.kilocalories)
        try members.add("name", name)
        try members.add("origin", origin)
        members.add("parent", parent?.rawValue)
        members.add("parts", orNone: parts.map(\.rawValue))
        try members.add("pieceMillilitres", content.pieceMillilitres)
        try members.add("pieceSugar", content.pieceSugar)
        members.add("shelfLifeDays", shelfLifeDays)
        members.add("staple", isStaple ? true : nil)
        try members.add("strength", content.strength)
        try members.add("sugar", content.sugar)
        try members.add("summary", summary)
    }
}

extension Glass: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("name", name)
        if summary != LocalizedText(both: "") { try members.add("summary", summary) }
        try members.add("volume", volume)
    }
}

extension Tool: JSONObject {
    func write(to members: inout JSONMembers) throws {
        try members.add("name", name)
        if summary != LocalizedText(both: "") { try members.add("summary", summary) }
    }
}

extension LocalizedText: JSONObject {
    func write(to members: inout JSONMembers) {
        members.add("en", english)
        members.add("ko", korean)
    }
}
