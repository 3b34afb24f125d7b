/// Finds the recipes of a web page in its schema.org data (JSON-LD).
enum WebRecipes {
    private static let longestTag = 2_000

    /// Returns every object of the type Recipe, in page order.
    static func recipes(in text: String) -> [ExchangeValue] {
        let whole = TextCleaner.trimmed(text)
        let parts = whole.first == "{" || whole.first == "[" ? [whole] : scripts(of: whole)
        return parts.compactMap { ExchangeValue(json: $0) }.flatMap { found(in: $0, depth: 0) }
    }

    private static func scripts(of page: String) -> [String] {
        var scripts: [String] = []
        var rest = Substring(page)
        while let open = rest.firstRange(of: "<script") {
            rest = rest[open.upperBound...]
            guard let end = rest.prefix(longestTag).firstIndex(of: ">") else { continue }
            let head = rest[..<end].lowercased()
            rest = rest[rest.index(after: end)...]
            guard let close = rest.firstRange(of: "</script") else { break }
            if head.contains("ld+json") { scripts.append(bare(rest[..<close.lowerBound])) }
            rest = rest[close.upperBound...]
        }
        return scripts
    }

    /// Removes the marks that old pages put around a script.
    private static func bare(_ script: Substring) -> String {
        var text = TextCleaner.trimmed(String(script))
        for (open, close) in [("<!--", "-->"), ("//<![CDATA[", "//]]>"), ("<![CDATA[", "]]>")] {
            guard text.hasPrefix(open) else { continue }
            text = String(text.dropFirst(open.count))
            if text.hasSuffix(close) { text = String(text.dropLast(close.count)) }
            text = TextCleaner.trimmed(text)
        }
        return text
    }

    private static func found(in value: ExchangeValue, depth: Int) -> [ExchangeValue] {
        guard depth < 8 else { return [] }
        switch value {
        case .list(let values): return values.flatMap { found(in: $0, depth: depth + 1) }
        case .object(let members):
            if isRecipe(value["@type"]) { return [value] }
            return members.flatMap { found(in: $0.value, depth: depth + 1) }
        case .null, .bool, .integer, .number, .text: return []
        }
    }

    private static func isRecipe(_ type: ExchangeValue?) -> Bool {
        switch type {
        case .text(let name): name == "Recipe" || name.hasSuffix("/Recipe")
        case .list(let types): types.contains { isRecipe($0) }
        default: false
        }
    }
}
