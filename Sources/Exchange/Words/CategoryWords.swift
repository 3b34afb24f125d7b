import Domain

enum CategoryWords {
    /// Uses the words of the category, else the name, else the strength. A strength or a word of drink wins over
    /// words of food: a `Cream liqueur` is never filed as cream.
    static func category(
        _ category: String?, name: String, strength: Double?, by resolver: IngredientResolver
    ) -> IngredientCategory {
        let mayHold = (strength ?? 0) > 0 || resolver.mayHoldAlcohol(name)
        if let category, let found = find(category), found.usualStrength != 0 || !mayHold { return found }
        if let found = find(name, isOfDrink: mayHold), found.usualStrength != 0 || isSurelySoft(name) { return found }
        if AlcoholWords.claimsNone(name) { return .mixer }
        guard let strength, strength > 0 else { return .other }
        return strength >= 35 ? .spirit : .liqueur
    }

    /// Whether a name ends in a word without alcohol: `Cherry juice`, `Lime wedges` and `Spice mix` do,
    /// `Cherry Heering` does not.
    private static func isSurelySoft(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }
        guard let last = words.last(where: { $0 != "mix" && $0 != "blend" }) else { return false }
        if ["주스", "쥬스", "시럽", "청"].contains(where: last.hasSuffix) { return true }
        for form in [
            last, last.hasSuffix("s") ? last.dropLast() : last, last.hasSuffix("es") ? last.dropLast(2) : last,
        ] {
            if soft.contains(String(form)) { return true }
        }
        return false
    }

    private static let soft: Set<String> = [
        "juice", "syrup", "grenadine", "orgeat", "sugar", "honey", "soda", "tonic", "cola", "water", "lemonade", "ale",
        "milk", "cream", "egg", "yolk", "white", "mint", "basil", "herb", "cucumber", "spice", "salt", "pepper",
        "nutmeg", "cinnamon", "coffee", "espresso", "tea", "fruit", "lemon", "lime", "orange", "cherry", "cherri",
        "berry", "berri", "pineapple", "apple", "wedge", "slice", "wheel", "peel", "twist", "zest", "leaf", "leave",
        "sprig", "cube", "puree", "cordial", "nectar", "purée", "foam", "powder", "bean", "seed", "root", "clove",
        "beer", "vinegar", "flour", "cornflour", "starch", "cornstarch", "onion", "olive", "식초", "비네거", "비어", "에일",
        "설탕", "꿀", "우유", "크림", "물", "소다", "토닉", "콜라",
    ]

    /// Finds the last known word: "gin liqueur" is a liqueur, "orange juice" a juice. Of two words with the same end,
    /// the longer one wins: "ginger beer" is no beer. `isOfDrink` limits it to words of drink, or to the others.
    private static func find(_ text: String, isOfDrink: Bool? = nil) -> IngredientCategory? {
        var best: (end: Int, length: Int, category: IngredientCategory)?
        let words = WordSearch(text)
        for (word, category) in table where isOfDrink.map({ $0 == (category.usualStrength != 0) }) ?? true {
            guard let end = words.lastEnd(of: word) else { continue }
            if let best, (best.end, best.length) >= (end, word.utf8.count) { continue }
            best = (end, word.utf8.count, category)
        }
        return best?.category
    }

    private static let table: [(String, IngredientCategory)] = [
        ("vermouth", .vermouth), ("bitters", .bitters), ("liqueur", .liqueur), ("amaro", .liqueur),
        ("schnapps", .liqueur), ("triple sec", .liqueur), ("curacao", .liqueur), ("curaçao", .liqueur),
        ("crème de", .liqueur), ("creme de", .liqueur), ("amaretto", .liqueur), ("spirit", .spirit), ("gin", .spirit),
        ("rum", .spirit), ("whisk", .spirit), ("bourbon", .spirit), ("scotch", .spirit), ("vodka", .spirit),
        ("tequila", .spirit), ("mezcal", .spirit), ("brandy", .spirit), ("cognac", .spirit), ("soju", .spirit),
        ("absinthe", .spirit), ("pisco", .spirit), ("wine", .wine), ("champagne", .wine), ("prosecco", .wine),
        ("sherry", .wine), ("port", .wine), ("sake", .wine), ("beer", .beer), ("stout", .beer), ("lager", .beer),
        ("cider", .beer), ("juice", .juice), ("syrup", .syrup), ("grenadine", .syrup), ("orgeat", .syrup),
        ("sugar", .sweetener), ("honey", .sweetener), ("soda", .mixer), ("tonic", .mixer), ("cola", .mixer),
        ("ginger ale", .mixer), ("ginger beer", .mixer), ("root beer", .mixer), ("birch beer", .mixer),
        ("vinegar", .spice), ("water", .mixer),
        ("lemonade", .mixer), ("beverage", .mixer),
        ("soft drink", .mixer), ("mixer", .mixer), ("milk", .dairy), ("cream", .dairy), ("dairy", .dairy),
        ("egg", .egg), ("mint", .herb), ("basil", .herb), ("herb", .herb), ("cucumber", .herb), ("spice", .spice),
        ("salt", .spice), ("flour", .spice), ("starch", .spice), ("onion", .spice), ("olive", .fruit),
        ("pepper", .spice), ("nutmeg", .spice), ("cinnamon", .spice), ("coffee", .hot),
        ("espresso", .hot), ("tea", .hot), ("fruit", .fruit), ("lemon", .fruit), ("lime", .fruit), ("orange", .fruit),
        ("cherry", .fruit), ("cherries", .fruit), ("berry", .fruit), ("berries", .fruit), ("pineapple", .fruit),
        ("apple", .fruit),
        ("주스", .juice), ("쥬스", .juice), ("시럽", .syrup), ("청", .syrup), ("설탕", .sweetener), ("우유", .dairy),
        ("크림", .dairy), ("소다", .mixer), ("토닉", .mixer), ("콜라", .mixer), ("식초", .spice), ("비네거", .spice),
        ("진저 비어", .mixer), ("진저 에일", .mixer), ("루트 비어", .mixer),
    ]
}
