package import Domain

extension DrinkRepository {
    package func names(
        of ids: some Sequence<Identifier<Drink>>, in language: Language
    ) async throws -> [Identifier<Drink>: String] {
        Dictionary(firstOf: try await drinks(with: Array(Set(ids))).map { ($0.id, $0.name[language]) })
    }

    /// Ascending positions of matching drinks. A text with capitals matches only the same capitals (smart case).
    package func positions(finding text: String, by language: Language) async throws -> [Int] {
        let found = try await positions(matching: text, by: language)
        guard text.contains(where: \.isUppercase), let first = found.first, let last = found.last else { return found }
        let names = Dictionary(
            firstOf: try await named(atMost: .max).map { drink in
                (drink.summary.id, [drink.summary.name.english, drink.summary.name.korean] + drink.aliases)
            })
        let drinks = try await drinks(in: first..<(last + 1), by: language)
        let meant = Set(RowMatches.positions(of: text, in: drinks) { names[$0.id] ?? [] }.map { $0 + first })
        return found.filter(meant.contains)
    }
}

extension DrinkQueryProblem {
    package func text(_ strings: Strings) -> String {
        switch reason {
        case .missingValue(let name): strings("query.missing-value", name)
        case .notANumber(let text): strings("query.not-a-number", text)
        case .missingComparison(let name): strings("query.missing-comparison", name)
        case .unknownName(let name, nil): strings("query.unknown", name)
        case .unknownName(let name, let suggestion?): strings("query.unknown-near", name, suggestion)
        }
    }
}
