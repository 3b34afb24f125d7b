import Domain

/// Guesses the family of a drink's main spirit from its ingredients if a file does not give it. The store, which
/// knows strengths and the whole tree, may decide otherwise.
enum BaseGuess {
    struct Kind: Hashable {
        let family: BaseSpirit
        let isSpirit: Bool
        /// Per cent alcohol by volume; a typical one if it is unknown.
        let strength: Double
    }

    /// The family by the rules of the catalogue: spirits go before weaker alcohol, but a spirit of no more than a third
    /// of the largest wine or beer is an accent; without spirits, the family with the most ethanol leads.
    static func base(_ lines: [(kind: Kind?, amount: Double?, unit: MeasureUnit)]) -> BaseSpirit {
        let pours = lines.compactMap { line in
            line.kind.map { kind in
                // A line without volume still counts a little: a float, a bottle.
                (kind, max(line.unit.millilitres.map { $0 * (line.amount ?? 0) } ?? 0, 0.001))
            }
        }
        let weak = pours.filter { $0.0.family == .wine || $0.0.family == .beer }.map(\.1).max() ?? 0
        let spirits = pours.filter { $0.0.isSpirit && $0.1 * 3 > weak }
        var shares: [BaseSpirit: Double] = [:]
        for (kind, millilitres) in spirits.isEmpty ? pours : spirits {
            shares[kind.family, default: 0] += spirits.isEmpty ? millilitres * kind.strength : millilitres
        }
        guard let most = shares.values.max() else { return .none }
        let best = shares.filter { $0.value > most * 0.99 }.keys
        return best.count == 1 ? best.first ?? .other : .mixed
    }

    /// Nil without alcohol. `names` are the ingredient's, then its ancestors'; `strength` is in per cent by volume.
    static func kind(_ names: [String], category: IngredientCategory, strength: Double?) -> Kind? {
        if let strength, strength < 0.5 { return nil }
        let word = names.lazy.compactMap(family).first
        switch category {
        case .spirit: return Kind(family: word ?? .other, isSpirit: true, strength: strength ?? 40)
        case .liqueur: return Kind(family: .liqueur, isSpirit: false, strength: strength ?? 25)
        case .wine, .vermouth: return Kind(family: .wine, isSpirit: false, strength: strength ?? 13)
        case .beer: return Kind(family: .beer, isSpirit: false, strength: strength ?? 5)
        case .bitters: return Kind(family: .other, isSpirit: false, strength: strength ?? 45)
        default: break
        }
        guard let family = word ?? (strength != nil ? .other : nil) else { return nil }
        let isSpirit = ![.liqueur, .wine, .beer, .other].contains(family)
        return Kind(family: family, isSpirit: isSpirit, strength: strength ?? (isSpirit ? 40 : 15))
    }

    private static func family(_ name: String) -> BaseSpirit? {
        let words = name.lowercased().split { !$0.isLetter }
        if words.contains(where: soft.contains) || words.contains("beer") && !AlcoholWords.mayHold(name) { return nil }
        if words.contains(where: { $0.hasPrefix("liqueur") || $0 == "amaro" || $0 == "schnapps" }) { return .liqueur }
        return words.lazy.compactMap { table[$0] }.first
    }

    /// Words of ingredients that only taste of a spirit.
    private static let soft: Set<Substring> = [
        "ale", "juice", "syrup", "bitters", "soda", "extract", "essence", "free", "vinegar", "non",
    ]

    private static let table: [Substring: BaseSpirit] = [
        "gin": .gin, "genever": .gin, "jenever": .gin, "rum": .rum, "rhum": .rum, "ron": .rum, "cachaca": .rum,
        "cachaça": .rum, "whiskey": .whiskey, "whisky": .whiskey, "bourbon": .whiskey, "scotch": .whiskey,
        "rye": .whiskey, "tequila": .tequila, "mezcal": .tequila, "vodka": .vodka, "brandy": .brandy,
        "cognac": .brandy, "armagnac": .brandy, "pisco": .brandy, "calvados": .brandy, "applejack": .brandy,
        "grappa": .brandy, "kirsch": .brandy, "wine": .wine, "vermouth": .wine, "champagne": .wine,
        "prosecco": .wine, "sherry": .wine, "port": .wine, "cava": .wine, "sake": .wine, "lillet": .wine,
        "beer": .beer, "stout": .beer, "lager": .beer, "cider": .beer, "campari": .liqueur, "aperol": .liqueur,
        "amaretto": .liqueur, "kahlua": .liqueur, "cointreau": .liqueur, "chartreuse": .liqueur,
        "curacao": .liqueur, "baileys": .liqueur, "soju": .other, "absinthe": .other, "pastis": .other,
        "aquavit": .other, "shochu": .other, "진": .gin, "럼": .rum, "위스키": .whiskey, "데킬라": .tequila,
        "보드카": .vodka, "브랜디": .brandy, "와인": .wine, "맥주": .beer, "소주": .other,
    ]
}
