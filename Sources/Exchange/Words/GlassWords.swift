import Domain

enum GlassWords {
    /// The glass and whether it is certain: by a known name or word, else the nearest name, else `rocks`.
    static func match(_ name: String, in names: ExchangeNames) -> (id: Identifier<Glass>, isSure: Bool) {
        let key = Folding.folded(name)
        if let id = names.glassIDs[key] ?? synonym(key, in: names) { return (id, true) }
        let bare = ["glass", "cup", "mug", "글라스", "잔"].reduce(key) { $0.replacing($1, with: "") }
        let spellings = ["", "glass", "잔"].lazy.compactMap { names.glassIDs[bare + $0] }
        if !bare.isEmpty, let id = spellings.first ?? synonym(bare, in: names) { return (id, true) }
        guard key.count <= 40 else { return ("rocks", false) }
        let near = Nearest.texts(to: key, among: names.glassIDs.keys.sorted(), limit: 1).first
        if let near, isNear(key, near), let id = names.glassIDs[near] { return (id, false) }
        return ("rocks", false)
    }

    /// Whether one contains the other, or they begin alike.
    private static func isNear(_ left: String, _ right: String) -> Bool {
        guard min(left.count, right.count) >= 4 else { return false }
        return left.contains(right) || right.contains(left) || left.commonPrefix(with: right) >= 4
    }

    private static func synonym(_ key: String, in names: ExchangeNames) -> Identifier<Glass>? {
        guard let id = words[key] else { return nil }
        return names.glasses.isEmpty || names.glasses[id] != nil ? id : nil
    }

    private static let words: [String: Identifier<Glass>] = {
        var words: [String: Identifier<Glass>] = [:]
        for (id, names) in table { for name in [id.rawValue] + names { words[Folding.folded(name)] = id } }
        return words
    }()

    private static let table: [(Identifier<Glass>, [String])] = [
        ("rocks", ["lowball", "old fashioned", "whiskey", "whisky", "tumbler", "on the rocks", "락"]),
        ("double-rocks", ["double old fashioned", "large rocks"]),
        ("highball", ["mason jar", "jar", "tall"]), ("collins", ["tom collins", "sling", "chimney"]),
        ("fizz", ["fizzio", "delmonico", "small highball"]), ("zombie", ["tiki zombie"]),
        ("coupe", ["champagne saucer", "coupette", "champagne coupe", "saucer", "쿠페"]),
        ("martini", ["cocktail", "v shaped", "칵테일"]), ("nick-and-nora", ["nick nora", "nick & nora"]),
        ("sour", ["whiskey sour", "whisky sour"]), ("flute", ["champagne", "champagne tulip", "tulip"]),
        ("white-wine", ["wine", "red wine"]), ("balloon", ["copa", "gin balloon", "copa de balon", "spritz"]),
        ("goblet", ["absinthe", "chalice", "poco grande"]), ("snifter", ["brandy", "brandy snifter", "cognac"]),
        ("margarita", ["margarita coupette", "margaritacoupette"]), ("hurricane", ["pina colada", "parfait"]),
        ("tiki-mug", ["tiki"]), ("copper-mug", ["copper", "moscow mule"]), ("julep-cup", ["julep", "julep tin"]),
        ("punch-cup", ["punch bowl", "punch"]), ("irish-coffee", ["irish coffee", "glass mug"]),
        ("toddy-mug", ["coffee", "toddy", "hot toddy", "mug"]), ("pint", ["beer pilsner", "beer mug", "pilsner"]),
        ("beer-glass", ["beer", "small beer"]), ("shot", ["shooter", "cordial", "pousse cafe", "cocktail shot"]),
        ("makgeolli-bowl", ["makgeolli", "bowl"]),
    ]
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
