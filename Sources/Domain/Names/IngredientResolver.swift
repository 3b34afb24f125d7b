import Synchronization

/// Finds the ingredient that a written name means: in imports, on the command line, in the editor and in searches.
///
/// The first match wins: the id, a name, another name, then the same words in another order, number or spelling, with
/// or without words for the kind (`Campari liqueur`, `Bacardi white rum`). Words that match two ingredients match none.
/// Weaker matches are only suggestions.
package struct IngredientResolver: Sendable {
    package struct Match: Hashable, Sendable {
        package enum Way: String, Sendable {
            case id, name, alias, words
        }

        package let ingredient: Identifier<Ingredient>
        package let way: Way
    }

    /// The lookup tables, built on the first lookup, since an export needs none.
    private final class LazyTable: Sendable {
        private let built: Mutex<Table?> = Mutex(nil)
        private let ingredients: [Ingredient]
        private let aliases: [String: Identifier<Ingredient>]

        init(_ ingredients: [Ingredient], _ aliases: [String: Identifier<Ingredient>]) {
            self.ingredients = ingredients
            self.aliases = aliases
        }

        var value: Table {
            built.withLock { built in
                if let built { return built }
                let table = Table(ingredients, aliases: aliases)
                built = table
                return table
            }
        }
    }

    private let lazyTable: LazyTable
    private var table: Table { lazyTable.value }

    /// - Parameter aliases: names that members gave to ingredients.
    package init(_ ingredients: [Ingredient] = [], aliases: [String: Identifier<Ingredient>] = [:]) {
        lazyTable = LazyTable(ingredients, aliases)
    }

    /// Nil if no ingredient matches with certainty, and for a text longer than any name.
    package func match(_ text: String) -> Match? {
        guard text.utf8.count <= SearchEverything.longest else { return nil }
        let id = Identifier<Ingredient>(text)
        let table = table
        if table.ids.contains(id) { return Match(ingredient: id, way: .id) }
        let folded = Folding.folded(text)
        guard !folded.isEmpty else { return nil }
        if let id = table.names[folded] { return Match(ingredient: id, way: .name) }
        if let id = table.aliases[folded] { return Match(ingredient: id, way: .alias) }
        for key in [NameWords.key(text), NameWords.key(Self.withoutRemark(text))] where !key.isEmpty {
            if let id = table.words[key] ?? nil { return match(id, of: text) }
            if table.words[key] == nil, let id = table.widerWords[key] ?? nil { return match(id, of: text) }
        }
        return nil
    }

    /// Returns a match by words, unless the text suggests alcohol and the ingredient has none: `Ginger beer
    /// (alcoholic)` and `Cream (liqueur)` match none.
    private func match(_ id: Identifier<Ingredient>, of text: String) -> Match? {
        guard table.withoutAlcohol.contains(id), mayHoldAlcohol(text) else {
            return Match(ingredient: id, way: .words)
        }
        return nil
    }

    package func mayHoldAlcohol(_ name: String) -> Bool { AlcoholWords.mayHold(name, known: table.drinks) }

    /// Likely ingredients for a name without a match, best first: more than half of the words in common, or a typing
    /// mistake. Words in common never connect a drink with something without alcohol, or vinegar with anything else.
    /// `isTyped` adds names that begin with the text, even with a typing mistake; search results already contain them.
    package func suggestions(for text: String, limit: Int = 3, isTyped: Bool = false) -> [Identifier<Ingredient>] {
        guard text.utf8.count <= SearchEverything.longest else { return [] }
        let table = table
        let wanted = Set(NameWords.words(of: text))
        let folded = Folding.folded(text)
        // A text of known words only has no typing mistakes: lemon soda does not mean lemon vodka.
        let isSpelled = !wanted.isEmpty && wanted.allSatisfy { table.placesByWord[$0] != nil }
        let typed = isSpelled ? nil : TypingMistakes(folded)
        let related = Set(wanted.flatMap { table.placesByWord[$0] ?? [] })
        let (mayHold, claimsNone) = (mayHoldAlcohol(text), AlcoholWords.claimsNone(text))
        let isSoft = !mayHold && ["juice", "syrup", "주스", "쥬스", "시럽"].contains(where: folded.hasSuffix)
        var found: [(score: Double, place: Int)] = []
        for (place, entry) in table.entries.enumerated() where !isSoft || table.withoutAlcohol.contains(entry.id) {
            var best = 0.0
            let isHarm = table.withoutAlcohol.contains(entry.id) ? mayHold : claimsNone
            for set in related.contains(place) && !isHarm ? entry.words : [] {
                let common = set.count { wanted.contains($0) }
                guard set.isDisjoint(with: Self.altering) == wanted.isDisjoint(with: Self.altering) else { continue }
                let share = Double(common) / Double(set.count + wanted.count - common)
                if share > 0.5 { best = max(best, share) }
            }
            if let typed {
                for name in entry.folded {
                    guard typed.mayBeNear(name[...].utf8), abs(name.count - folded.count) <= typed.limit,
                        let count = typed.mistakes(in: name)
                    else { continue }
                    best = max(best, 1 - Double(count) / Double(max(folded.count, 1)))
                }
            }
            if isTyped, !isHarm { best = max(best, beginning(folded, entry.folded, entry.words, typed)) }
            if best >= 0.5 { found.append((best, place)) }
        }
        return found.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.prefix(limit).map {
            table.entries[$0.place].id
        }
    }

    /// The score of a text that begins one of the names or of their words, or a name with mistakes; 0 for none.
    private func beginning(
        _ folded: String, _ names: [String], _ words: [Set<String>], _ typed: TypingMistakes?
    ) -> Double {
        guard folded.unicodeScalars.count > 1 else { return 0 }
        if names.contains(where: { Folding.place(of: folded, in: $0) == 0 }) { return 0.75 }
        if words.contains(where: { $0.contains { $0.hasPrefix(folded) } }) { return 0.6 }
        return names.contains { typed?.mistakes(in: $0) != nil } ? 0.5 : 0
    }

    /// Words that make another ingredient of the one named beside them.
    private static let altering: Set<String> = ["vinegar", "식초", "비네거"]

    /// Removes an opening bracket and what follows, and strengths; `Vermouth (sweet)` keeps its words in `key`.
    private static func withoutRemark(_ text: String) -> String {
        var rest = text[...]
        if let open = rest.firstIndex(of: "("), open > rest.startIndex { rest = rest[..<open] }
        return rest.split(separator: " ").filter { !$0.contains("%") && !$0.contains("°") }.joined(separator: " ")
    }

    private struct Table {
        var ids: Set<Identifier<Ingredient>> = []
        var names: [String: Identifier<Ingredient>] = [:]
        var aliases: [String: Identifier<Ingredient>] = [:]
        let withoutAlcohol: Set<Identifier<Ingredient>>
        let drinks: AlcoholNames
        /// Keyed by the words of a name; nil where two ingredients share them.
        var words: [String: Identifier<Ingredient>?] = [:]
        var widerWords: [String: Identifier<Ingredient>?] = [:]
        var entries: [(id: Identifier<Ingredient>, folded: [String], words: [Set<String>])] = []
        /// The entries that contain each word, in order.
        var placesByWord: [String: [Int]] = [:]

        init(_ ingredients: [Ingredient], aliases own: [String: Identifier<Ingredient>]) {
            let byID = Dictionary(firstOf: ingredients.map { ($0.id, $0) })
            let strengths = byID.compactMapValues { Self.strength(of: $0, byID) }
            let isDrink = Dictionary(grouping: ingredients) { ingredient in
                ingredient.category.usualStrength != 0 && strengths[ingredient.id] ?? 0 > 0
            }
            drinks = AlcoholNames(isDrink[true] ?? [], others: isDrink[false] ?? [])
            withoutAlcohol = Set(strengths.filter { $0.value == 0 }.keys)
            var ownNames: [Identifier<Ingredient>: [String]] = [:]
            for (name, id) in own { ownNames[id, default: []].append(name) }
            for ingredient in ingredients {
                ids.insert(ingredient.id)
                for name in [ingredient.name.english, ingredient.name.korean] {
                    Self.add(Folding.folded(name), ingredient.id, to: &names)
                }
            }
            for (name, id) in own where byID[id] != nil { aliases[Folding.folded(name)] = id }
            for ingredient in ingredients {
                for alias in ingredient.aliases + [ingredient.id.rawValue] {
                    Self.add(Folding.folded(alias), ingredient.id, to: &aliases)
                }
                let spoken = Self.spoken(ingredient) + (ownNames[ingredient.id] ?? [])
                let sets = spoken.map { Set(NameWords.words(of: $0)) }.filter { !$0.isEmpty }
                for word in sets.reduce(into: Set(), { $0.formUnion($1) }) {
                    placesByWord[word, default: []].append(entries.count)
                }
                entries.append((ingredient.id, spoken.map(Folding.folded), sets))
                for set in sets { Self.put(ingredient.id, at: NameWords.key(set), in: &words) }
                for more in Self.kindWords(of: ingredient, byID) {
                    for set in sets where !more.isSubset(of: set) {
                        Self.put(ingredient.id, at: NameWords.key(set.union(more)), in: &widerWords)
                    }
                }
            }
        }

        /// The ingredient's strength, else its kinds', else the usual one; a food kind makes no liqueur alcohol-free.
        private static func strength(
            of ingredient: Ingredient, _ byID: [Identifier<Ingredient>: Ingredient]
        ) -> Double? {
            let usual = ingredient.category.usualStrength
            let known = byID.lineage(of: ingredient.id).first { $0.content.strength != nil }
            let isBelowFood = known?.content.strength == 0 && known?.category.usualStrength == 0
            return isBelowFood ? usual : known?.content.strength ?? usual
        }

        private static func spoken(_ ingredient: Ingredient) -> [String] {
            [ingredient.name.english, ingredient.name.korean] + ingredient.aliases
        }

        /// The words people add to a name: those of the kinds above it and of its category.
        private static func kindWords(
            of ingredient: Ingredient, _ byID: [Identifier<Ingredient>: Ingredient]
        ) -> [Set<String>] {
            let above = ingredient.parent.map(byID.lineage(of:)) ?? []
            var sets = above.flatMap { [$0.name.english, $0.name.korean] }.map { Set(NameWords.words(of: $0)) }
            switch ingredient.category {
            case .syrup: sets.append(["syrup"])
            case .liqueur: sets += [["liqueur"], ["aperitif"], ["amaro"]]
            case .bitters: sets += [["bitter"], ["aromatic", "bitter"]]
            case .wine: sets.append(["wine"])
            case .beer: sets.append(["beer"])
            case .juice: sets.append(["juice"])
            default: break
            }
            return sets.filter { !$0.isEmpty }
        }

        private static func add(
            _ key: String, _ id: Identifier<Ingredient>, to table: inout [String: Identifier<Ingredient>]
        ) {
            if !key.isEmpty, table[key] == nil { table[key] = id }
        }

        private static func put(
            _ id: Identifier<Ingredient>, at key: String, in table: inout [String: Identifier<Ingredient>?]
        ) {
            guard !key.isEmpty else { return }
            if let there = table[key] {
                if there != id { table[key] = .some(nil) }
            } else {
                table[key] = id
            }
        }
    }
}
