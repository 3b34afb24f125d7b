import Domain

/// A recipe as schema.org describes it, in any shape that pages use.
struct WebRecipe {
    let value: ExchangeValue
    let limits: ExchangeLimits
    let address: String?

    var title: String { name ?? "-" }

    private var name: String? {
        texts(value["name"] ?? value["headline"]).first.map { String($0.prefix(limits.nameLength)) }
    }

    /// `warn` receives what was changed.
    func drink(warn: (RecordRemark) -> Void) throws(ExchangeFlaw) -> ForeignDrink {
        guard let name else { throw ExchangeFlaw(field: "name", .noName) }
        var drink = ForeignDrink(name: LocalizedText(both: name))
        drink.summary = texts(value["description"]).first.map { String($0.prefix(limits.textLength)) } ?? ""
        drink.source = source
        drink.createdAt = created
        drink.steps = steps(value["recipeInstructions"] ?? value["instructions"]).map { LocalizedText(both: $0) }
        drink.tools = texts(value["tool"])
        let written = texts(value["recipeIngredient"] ?? value["ingredients"])
        guard written.count <= limits.lines else {
            throw ExchangeFlaw(field: "recipeIngredient", .entries, ["\(written.count)", "\(limits.lines)"])
        }
        var lines = written.compactMap { RecipeLineText.line($0) }
        if let count = servings {
            for place in lines.indices { lines[place].line.divide(by: count) }
            warn(RecordRemark(.divided, ["\(count)"]))
        }
        drink.lines = lines.filter { !$0.isGarnish }.map(\.line)
        let garnishes = lines.filter(\.isGarnish).map(\.line.ingredient.name)
        if !garnishes.isEmpty { drink.garnish = garnishes.joined(separator: ", ") }
        return drink
    }

    private var source: String? {
        if let address { return address }
        let page = texts(value["url"]).first ?? texts(value["mainEntityOfPage"]).first
        return page ?? texts(value["publisher"]).first ?? texts(value["author"]).first
    }

    private var created: Int64? {
        guard let text = texts(value["dateCreated"]).first ?? texts(value["datePublished"]).first else { return nil }
        return RFC3339.seconds(text) ?? RFC3339.seconds("\(text.prefix(10))T00:00:00Z")
    }

    /// The number of servings, if the page gives it in servings and it is more than one.
    private var servings: Int? {
        switch value["recipeYield"] ?? value["yield"] {
        case .integer(let count): return (2...50).contains(count) ? count : nil
        case .list(let values): return values.lazy.compactMap { count(in: $0) }.first
        case let other?: return count(in: other)
        case nil: return nil
        }
    }

    private func count(in value: ExchangeValue) -> Int? {
        if case .integer(let count) = value { return (2...50).contains(count) ? count : nil }
        guard case .text(let text) = value else { return nil }
        let count = text.allSatisfy { $0.isNumber || $0.isWhitespace } ? Self.number(in: text) : Self.servings(in: text)
        return count.flatMap { (2...50).contains($0) ? $0 : nil }
    }

    /// The number in a text that counts servings, such as `serves 2` or `2인분`.
    static func servings(in text: String) -> Int? {
        let words = text.lowercased()
        let units = ["serv", "drink", "cocktail", "person", "people", "glass", "인분", "잔"]
        return units.contains { words.contains($0) } ? number(in: words) : nil
    }

    private static func number(in text: String) -> Int? {
        text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    }

    private func steps(_ value: ExchangeValue?) -> [String] {
        switch value {
        case .text(let text): return StepSplitter.steps(HTMLText.stripped(text))
        case .list(let values):
            let parts = values.map { steps($0) }
            // Each item of a list is one step; a single text is split.
            return parts.count == 1
                ? parts[0]
                : parts.flatMap { $0.count > 3 ? $0 : [$0.joined(separator: " ")] }
                    .filter { !$0.isEmpty }
        case .object:
            if let items = value?["itemListElement"] { return steps(items) }
            return texts(value?["text"] ?? value?["name"])
        default: return []
        }
    }

    /// Returns the texts of a value: itself, those of a list, or an object's name or address.
    private func texts(_ value: ExchangeValue?) -> [String] {
        switch value {
        case .text(let text):
            let clean = HTMLText.stripped(text).split(separator: "\n").map {
                TextCleaner.trimmed(TextCleaner.line(String($0)))
            }
            return clean.filter { !$0.isEmpty }
        case .list(let values): return values.flatMap { texts($0) }
        case .object: return texts(value?["name"] ?? value?["@id"] ?? value?["url"] ?? value?["text"])
        case .integer(let number): return [String(number)]
        default: return []
        }
    }
}
