package struct DrinkSearch: Hashable, Sendable {
    package var filter: DrinkFilter
    /// Words that a name must all contain.
    package var words: [String]
    package var unwantedWords: [String]
    /// Parts that cannot be parsed; they have no effect.
    package var problems: [DrinkQueryProblem]

    package init(
        filter: DrinkFilter = DrinkFilter(), words: [String] = [], unwantedWords: [String] = [],
        problems: [DrinkQueryProblem] = []
    ) {
        self.filter = filter
        self.words = words
        self.unwantedWords = unwantedWords
        self.problems = problems
    }

    package init(_ text: DrinkQueryText, vocabulary: DrinkVocabulary) {
        self.init(problems: text.problems)
        for term in text.terms {
            switch term.meaning {
            case .word(let word):
                if term.isNegated { unwantedWords.append(word) } else { words.append(word) }
            case .name(let name, let kind):
                if let option = vocabulary.option(name, of: kind) {
                    filter.set(option, term.isNegated ? .unwanted : .wanted)
                } else {
                    problems.append(
                        DrinkQueryProblem(
                            .unknownName(name, suggestion: vocabulary.suggestion(for: name, of: kind)),
                            at: term.start))
                }
            case .away(let limit):
                filter.set(.away(limit), term.isNegated ? .unwanted : .wanted)
            case .strength(let bound):
                filter.add(term.isNegated ? bound.negated : bound)
            }
        }
        problems.sort { $0.start < $1.start }
    }

    package func within(_ outer: DrinkFilter) -> DrinkSearch {
        var search = self
        search.words = outer.words.filter { !$0.isUnwanted }.map(\.text) + words
        search.unwantedWords = outer.words.filter(\.isUnwanted).map(\.text) + unwantedWords
        search.filter = DrinkFilter(
            wanted: outer.wanted + filter.wanted, unwanted: outer.unwanted + filter.unwanted,
            bounds: outer.bounds + filter.bounds)
        return search
    }

    package var asFilter: DrinkFilter {
        var whole = filter
        for word in words { whole.add(DrinkFilter.Word(word)) }
        for word in unwantedWords { whole.add(DrinkFilter.Word(word, isUnwanted: true)) }
        return whole
    }
}
