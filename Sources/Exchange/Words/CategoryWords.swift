internal import Domain

/// Finds the category of another program's ingredient.
enum CategoryWords {
    /// By the words of its category, else by its own name, else by its strength. What holds alcohol, by the file or by a
    /// word of its name, is never of a category that counts as free of it: cream liqueur is no cream.
    static func category(_ category: String?, name: String, strength: Double?) -> IngredientCategory {
        let found = category.flatMap(find) ?? find(name)
        guard (strength ?? 0) > 0 || strength == nil && AlcoholWords.areIn(name) else {
            if let found, category.flatMap(find) != nil || found.usualStrength != 0 || isSurelySoft(name) {
                return AlcoholWords.areDenied(in: name) && found.usualStrength != 0 ? .mixer : found
            }
            return .other
        }
        if let found, found.usualStrength != 0 { return found }
        guard let strength else { return .other }
        return strength >= 35 ? .spirit : .liqueur
    }

    /// Whether a name ends in what surely holds no alcohol: `Cherry juice` and `Lime wedges` do, `Cherry Heering` does
    /// not.
    private static func isSurelySoft(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }
        guard let last = words.last else { return false }
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
        "주스", "시럽", "설탕", "꿀", "우유", "크림", "물", "소다", "토닉", "콜라",
    ]

    /// The last known word decides: "gin liqueur" is a liqueur, "orange juice" a juice.
    private static func find(_ text: String) -> IngredientCategory? {
        var best: (end: Int, category: IngredientCategory)?
        let words = WordSearch(text)
        for (word, category) in table {
            if let end = words.lastEnd(of: word), end > best?.end ?? 0 { best = (end, category) }
        }
        return best?.category
    }

    private static let table: [(String, IngredientCategory)] = [
        // Before the beer that it ends in.
        ("ginger beer", .mixer), ("vermouth", .vermouth), ("bitters", .bitters), ("liqueur", .liqueur),
        ("amaro", .liqueur),
        ("schnapps", .liqueur), ("triple sec", .liqueur), ("curacao", .liqueur), ("curaçao", .liqueur),
        ("crème de", .liqueur), ("creme de", .liqueur), ("amaretto", .liqueur), ("spirit", .spirit), ("gin", .spirit),
        ("rum", .spirit), ("whisk", .spirit), ("bourbon", .spirit), ("scotch", .spirit), ("vodka", .spirit),
        ("tequila", .spirit), ("mezcal", .spirit), ("brandy", .spirit), ("cognac", .spirit), ("soju", .spirit),
        ("absinthe", .spirit), ("pisco", .spirit), ("wine", .wine), ("champagne", .wine), ("prosecco", .wine),
        ("sherry", .wine), ("port", .wine), ("sake", .wine), ("beer", .beer), ("stout", .beer), ("lager", .beer),
        ("cider", .beer), ("juice", .juice), ("syrup", .syrup), ("grenadine", .syrup), ("orgeat", .syrup),
        ("sugar", .sweetener), ("honey", .sweetener), ("soda", .mixer), ("tonic", .mixer), ("cola", .mixer),
        ("ginger ale", .mixer), ("water", .mixer), ("lemonade", .mixer), ("beverage", .mixer),
        ("soft drink", .mixer), ("mixer", .mixer), ("milk", .dairy), ("cream", .dairy), ("dairy", .dairy),
        ("egg", .egg), ("mint", .herb), ("basil", .herb), ("herb", .herb), ("cucumber", .herb), ("spice", .spice),
        ("salt", .spice), ("pepper", .spice), ("nutmeg", .spice), ("cinnamon", .spice), ("coffee", .hot),
        ("espresso", .hot), ("tea", .hot), ("fruit", .fruit), ("lemon", .fruit), ("lime", .fruit), ("orange", .fruit),
        ("cherry", .fruit), ("berry", .fruit), ("berries", .fruit), ("pineapple", .fruit), ("apple", .fruit),
    ]
}
