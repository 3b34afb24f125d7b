/// The meaning of a search line once its names are looked up.
package struct DrinkSearch: Hashable, Sendable {
    /// From its operators.
    package var filter: DrinkFilter
    /// Words that must all be in a name.
    package var words: [String]
    /// Words that must not be in a name.
    package var unwantedWords: [String]
    /// The parts that could not be understood, which have no effect.
    package var problems: [DrinkQueryProblem]

    /// Every drink passes by default.
    package init(
        filter: DrinkFilter = DrinkFilter(), words: [String] = [], unwantedWords: [String] = [],
        problems: [DrinkQueryProblem] = []
    ) {
        self.filter = filter
        self.words = words
        self.unwantedWords = unwantedWords
        self.problems = problems
    }

    /// Looks up the names in a line.
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

    /// The same search inside another filter.
    package func within(_ outer: DrinkFilter) -> DrinkSearch {
        var search = self
        search.words = outer.words.filter { !$0.isUnwanted }.map(\.text) + words
        search.unwantedWords = outer.words.filter(\.isUnwanted).map(\.text) + unwantedWords
        search.filter = DrinkFilter(
            wanted: outer.wanted + filter.wanted, unwanted: outer.unwanted + filter.unwanted,
            bounds: outer.bounds + filter.bounds)
        return search
    }

    /// The search as a filter, to be kept under a name: its options, limits and words.
    package var asFilter: DrinkFilter {
        var whole = filter
        for word in words { whole.add(DrinkFilter.Word(word)) }
        for word in unwantedWords { whole.add(DrinkFilter.Word(word, isUnwanted: true)) }
        return whole
    }
}
