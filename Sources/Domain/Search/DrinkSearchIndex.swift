/// Filters and sorts all drinks, with the ingredients the bar lacks for each.
///
/// All screens and commands of a member share one index. It reads the store at the first request; call `reload` after
/// an import. The bar updates itself.
package actor DrinkSearchIndex {
    private let source: any DrinkIndexSource
    private let drinks: any DrinkRepository
    private let bar: HomeBar
    private let member: MemberValuesReader?
    private var loading: (number: Int, task: Task<DrinkIndex, any Error>)?
    private var loadCount = 0
    private var index: DrinkIndex?

    /// Reads nothing before the first request.
    package init(
        source: any DrinkIndexSource, drinks: any DrinkRepository, bar: HomeBar, member: MemberValuesReader? = nil
    ) {
        self.source = source
        self.drinks = drinks
        self.bar = bar
        self.member = member
    }

    /// Returns the matching drinks, sorted; `scope` defines the whole list, and nil `values` are read if needed.
    package func listing(
        _ search: DrinkSearch, sort: DrinkSort, by language: Language, scope: DrinkOption? = nil,
        values known: DrinkMemberValues? = nil
    ) async throws -> DrinkListing {
        let index = try await loaded()
        let missingCounts = try await bar.missingCounts(by: .english)
        var values = known ?? DrinkMemberValues()
        if known == nil, sort.asksForMember || search.filter.asksForMember || scope?.kind == .mine {
            values = try await member?() ?? values
        }
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

    package func reload() {
        index = nil
        loading = nil
    }

    /// Returns the drinks whose names contain all wanted words and no unwanted one; nil without words.
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

    /// Returns the drinks whose names contain a word, also typed in the other keyboard layout. If there are none, falls
    /// back to drinks with an ingredient of that name, then to names within a typing mistake.
    private func positions(of word: String, _ index: DrinkIndex, _ language: Language) async throws -> Set<Int> {
        var named = Set(try await drinks.positions(matching: word, by: language))
        if named.isEmpty, let retyped = KeyboardLayout.retyped(word) {
            named = Set(try await drinks.positions(matching: retyped, by: language))
        }
        guard named.isEmpty else { return named }
        if let option = index.vocabulary.option(word, of: .ingredient) {
            return Set(index.listing(DrinkFilter(wanted: [option]), sort: .name, by: language))
        }
        guard let typed = TypingMistakes(Folding.folded(word)) else { return [] }
        let near = try await drinks.named(atMost: Self.mostNames).filter { drink in
            ([drink.summary.name.english, drink.summary.name.korean] + drink.aliases).contains {
                typed.mistakes(in: Folding.folded($0)) != nil
            }
        }
        return index.positions(of: Set(near.map(\.summary.id)), by: language)
    }

    /// The most names compared letter by letter.
    private static let mostNames = 20_000

    private func loaded() async throws -> DrinkIndex {
        if let index {
            ConsistentReading.note(loadCount, of: self)
            return index
        }
        let number: Int
        let task: Task<DrinkIndex, any Error>
        if let loading {
            (number, task) = loading
        } else {
            loadCount += 1
            number = loadCount
            task = Task { [source] in DrinkIndex(try await source.drinkIndex()) }
            loading = (number, task)
        }
        do {
            let fresh = try await task.value
            if loading?.number == number {
                index = fresh
                loading = nil
            }
            ConsistentReading.note(number, of: self)
            return index ?? fresh
        } catch {
            if loading?.number == number { loading = nil }
            throw error
        }
    }
}
