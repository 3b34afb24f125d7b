struct CatalogueName: Sendable {
    private let hit: SearchHit
    private let plain: [SearchableName]
    private let letters: [SearchableName]
    private let aliases: [String]
    private let isFound: Bool
    private let isBrand: Bool
    /// How often a drink is called for; that of the least known works for an own recipe, 0 for an ingredient.
    private let fame: Int

    /// - Parameter isFound: whether the store found it, so that it matches by an alias if by no name.
    init(
        _ hit: SearchHit, _ name: LocalizedText, aliases: [String] = [], isFound: Bool = false, isBrand: Bool = false
    ) {
        self.hit = hit
        self.isBrand = isBrand
        self.isFound = isFound
        fame = if case .drink(let drink) = hit { drink.asked ?? 20 } else { 0 }
        plain = [name.english, name.korean].map { SearchableName($0) }.filter { !$0.folded.isEmpty }
        letters = plain.compactMap(\.romanized)
        self.aliases = aliases.map(Folding.folded)
    }

    init(_ drink: NamedDrink) { self.init(.drink(drink.summary), drink.summary.name, aliases: drink.aliases) }

    init(_ ingredient: Ingredient) {
        self.init(
            .ingredient(ingredient.id, ingredient.name), ingredient.name, aliases: ingredient.aliases,
            isBrand: ingredient.isBrand)
    }

    /// The row for a matching name or alias; nil for no match. A whole alias ranks as a name, part of one as `inside`.
    /// The text's `words` match a name in any order.
    func row(for folded: String, words: [String] = []) -> FoundRow? {
        var direct = Self.best(plain, folded)
        if direct == nil, words.count > 1, plain.contains(where: { [$0].matchesAll(words) }) {
            direct = (.words, plain.first?.folded ?? "")
        }
        if direct?.quality != .exact, let alias = aliases.first(where: { $0 == folded }) { direct = (.exact, alias) }
        guard direct != nil || isFound || aliases.contains(where: { Folding.place(of: folded, in: $0) != nil }) else {
            return nil
        }
        let best = [direct, Self.best(letters, folded)].compactMap(\.self).min { $0 < $1 }
        return row(best ?? (.inside, plain.first?.folded ?? ""))
    }

    /// The row for a matching romanized Korean name, or for a name with typing mistakes.
    func nearRow(for folded: String, _ mistakes: TypingMistakes?) -> FoundRow? {
        if let best = Self.best(plain + letters, folded) { return row(best) }
        guard let mistakes else { return nil }
        let near = (plain + letters).compactMap { form in
            form.mistakes(mistakes).map { (2 * $0 + (mistakes.mistakes(in: form.folded) == $0 ? 0 : 1), form.folded) }
        }.min { $0 < $1 }
        return near.map {
            FoundRow(hit: hit, quality: .typo, distance: $0.0, position: Int64(100 - fame), name: $0.1)
        }
    }

    private func row(_ best: (quality: SearchQuality, name: String)) -> FoundRow {
        // Among hundreds of brands, the initials of a whole name match nearly any three letters by chance.
        let isByChance = isBrand && best.quality == .wholeInitials
        return FoundRow(hit: hit, quality: isByChance ? .initials : best.quality, fame: fame, name: best.name)
    }

    private static func best(_ forms: [SearchableName], _ folded: String) -> (quality: SearchQuality, name: String)? {
        forms.compactMap { form in form.quality(for: folded).map { ($0, form.folded) } }.min { $0 < $1 }
    }
}

extension [CatalogueName] {
    /// The fewest letters of a text to search for near names.
    private static var shortest: Int { 3 }

    func rows(near folded: String) -> [FoundRow] {
        guard folded.unicodeScalars.count >= Self.shortest else { return [] }
        let mistakes = TypingMistakes(folded)
        return compactMap { $0.nearRow(for: folded, mistakes) }
    }
}
