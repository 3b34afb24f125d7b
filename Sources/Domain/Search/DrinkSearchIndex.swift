/// Filters and sorts all drinks, with the ingredients the bar lacks for each. All screens and commands of a member
/// share one index. It reads the store at the first request; call `reload` after an import. The bar updates itself.
package actor DrinkSearchIndex {
    private let loaded: LoadedOnce<DrinkIndex>
    private let drinks: any DrinkRepository
    private let bar: HomeBar
    private let member: MemberValuesReader?
    /// The names compared letter by letter, with the number of the load they come from; nil until first needed.
    private var comparedNames: (load: Int, names: [(id: Identifier<Drink>, names: [SearchableName])])?

    /// Reads nothing before the first request.
    package init(
        source: any DrinkIndexSource, drinks: any DrinkRepository, bar: HomeBar, member: MemberValuesReader? = nil
    ) {
        loaded = LoadedOnce { DrinkIndex(try await source.drinkIndex()) }
        self.drinks = drinks
        self.bar = bar
        self.member = member
    }

    /// Returns the matching drinks, sorted; `scope` defines the whole list.
    package func listing(
        _ search: DrinkSearch, sort: DrinkSort, by language: Language, scope: DrinkOption? = nil
    ) async throws -> DrinkListing {
        let index = try await loaded()
        let missingCounts = try await bar.missingCounts(by: .english)
        let asksForMember = sort.asksForMember || search.filter.asksForMember || scope?.kind == .mine
        let values = asksForMember ? try await member?() ?? DrinkMemberValues() : DrinkMemberValues()
        var positions = index.listing(
            search.filter, sort: sort, by: language, missingCounts: missingCounts, values: values, scope: scope,
            among: try await found(search, index, language))
        if sort == .name, !search.words.isEmpty {
            let text = search.words.joined(separator: " ")
            let begun = try await drinks.positions(beginning: text, among: positions, by: language)
            let isBegun = Set(begun)
            positions = begun + positions.filter { !isBegun.contains($0) }
        }
        let total =
            scope.map { index.matching(DrinkFilter(), missingCounts: missingCounts, values: values, scope: $0).count }
            ?? index.count
        let isKnown = missingCounts.count == index.count
        let makeable = positions.count { isKnown && missingCounts[index.place(at: $0, by: language)] == 0 }
        return DrinkListing(positions: positions, total: total, makeable: isKnown ? makeable : nil)
    }

    package func drinks(at positions: [Int], by language: Language) async throws -> [Identifier<Drink>] {
        try await loaded().drinks(at: positions, by: language)
    }

    /// Returns all options with the number of drinks each would show; `scope` defines the whole list.
    package func facets(
        _ filter: DrinkFilter, by language: Language, scope: DrinkOption? = nil
    ) async throws -> DrinkFacets {
        let index = try await loaded()
        let missingCounts = try await bar.missingCounts(by: .english)
        let values = try await member?() ?? DrinkMemberValues()
        let among = try await found(DrinkSearch().within(filter), index, language).map {
            index.places($0, by: language)
        }
        var options: [DrinkOptionKind: [DrinkFacets.Count]] = [:]
        for kind in DrinkOptionKind.allCases {
            let counts = index.counts(
                of: kind, filter, missingCounts: missingCounts, values: values, scope: scope, among: among)
            options[kind] = index.options(of: kind, by: language, values: values)
                .map { DrinkFacets.Count(option: $0, count: counts[$0] ?? 0) }
        }
        return DrinkFacets(
            options: options,
            count: index.matching(
                filter, missingCounts: missingCounts, values: values, scope: scope, among: among
            ).count,
            total: scope.map {
                index.matching(DrinkFilter(), missingCounts: missingCounts, values: values, scope: $0).count
            }
                ?? index.count,
            vocabulary: index.vocabulary.naming(values.collections))
    }

    package func vocabulary() async throws -> DrinkVocabulary {
        try await loaded().vocabulary.naming(try await member?.collections() ?? [])
    }

    package func reload() async { await loaded.drop() }

    /// Returns the drinks that match all wanted words (see `widened`) and no unwanted one by name; nil without words.
    private func found(_ search: DrinkSearch, _ index: DrinkIndex, _ language: Language) async throws -> Set<Int>? {
        guard !search.words.isEmpty || !search.unwantedWords.isEmpty else { return nil }
        var found: Set<Int>?
        for word in search.words {
            let positions = try await positions(of: word, index, language)
            found = found?.intersection(positions) ?? positions
        }
        var rest = found ?? Set(0..<index.count)
        for word in search.unwantedWords {
            rest.subtract(try await drinks.positions(matching: word, by: language))
        }
        return rest
    }

    /// Returns the positions of the drinks that a word matches (see `widened`).
    private func positions(of word: String, _ index: DrinkIndex, _ language: Language) async throws -> Set<Int> {
        Set(try await widened(try await drinks.positions(matching: word, by: language), for: word, by: language))
    }

    /// Widens the positions of the drinks whose names contain a text, as the search of everything does. If there are
    /// none, looks for the text typed in the other keyboard layout. Adds drinks with an ingredient of that name. If
    /// there are still none, looks for names with all its words, then for drinks and ingredients within a typing
    /// mistake. Returns ascending positions.
    package func widened(_ named: [Int], for text: String, by language: Language) async throws -> [Int] {
        var found = Set(named)
        if found.isEmpty, let retyped = KeyboardLayout.retyped(text) {
            found = Set(try await drinks.positions(matching: retyped, by: language))
        }
        // A single Latin letter does not name an ingredient; 진 does.
        let letters = Folding.folded(text).unicodeScalars
        guard letters.count > 1 || letters.contains(where: Hangul.isSyllable) else { return found.sorted() }
        let vocabulary = try await loaded().vocabulary
        let ingredient =
            found.isEmpty ? vocabulary.option(text, of: .ingredient) : vocabulary.wholeOption(text, of: .ingredient)
        if let ingredient { found.formUnion(try await using([ingredient], by: language)) }
        if found.isEmpty { found = try await holding(SearchableName.words(text), by: language) }
        if found.isEmpty { found = try await near(text, by: language) }
        return found.sorted()
    }

    private func using(_ ingredients: [DrinkOption], by language: Language) async throws -> [Int] {
        let index = try await loaded()
        return ingredients.flatMap { index.listing(DrinkFilter(wanted: [$0]), sort: .name, by: language) }
    }

    private func holding(_ words: [String], by language: Language) async throws -> Set<Int> {
        guard let first = words.first, words.count > 1 else { return [] }
        var found = Set(try await drinks.positions(matching: first, by: language))
        for word in words.dropFirst() where !found.isEmpty {
            found.formIntersection(try await drinks.positions(matching: word, by: language))
        }
        return found
    }

    private func near(_ text: String, by language: Language) async throws -> Set<Int> {
        guard let typed = TypingMistakes(Folding.folded(text)) else { return [] }
        let (index, load) = try await loaded.numbered()
        let names: [(id: Identifier<Drink>, names: [SearchableName])]
        if let comparedNames, comparedNames.load == load {
            names = comparedNames.names
        } else {
            names = try await drinks.named(atMost: Self.mostNames).map { drink in
                let all = [drink.summary.name.english, drink.summary.name.korean] + drink.aliases
                return (drink.summary.id, all.map { SearchableName($0) })
            }
            comparedNames = (load, names)
        }
        let near = names.filter { $0.names.contains { $0.mistakes(typed) != nil } }
        guard near.isEmpty else { return index.positions(of: Set(near.map(\.id)), by: language) }
        return Set(try await using(index.vocabulary.options(near: typed, of: .ingredient), by: language))
    }

    private static let mostNames = 20_000
}

package struct DrinkFacets: Sendable {
    package struct Count: Hashable, Sendable {
        package let option: DrinkOption
        /// The number of drinks the option would show together with the rest of the filter.
        package let count: Int
    }

    /// The options by kind, in display order.
    package let options: [DrinkOptionKind: [Count]]
    package let count: Int
    package let total: Int
    package let vocabulary: DrinkVocabulary
}

/// The listed drinks, as positions in the list by name, in list order.
package struct DrinkListing: Hashable, Sendable {
    package let positions: [Int]
    package let total: Int
    /// The number of listed drinks that can be made now; nil if unknown.
    package let makeable: Int?

    package var count: Int { positions.count }

    /// Returns the rows of the drinks at these positions, ascending, leaving out unlisted drinks.
    package func rows(of found: some Sequence<Int>) -> [Int] {
        let found = Set(found)
        return positions.indices.filter { found.contains(positions[$0]) }
    }
}
