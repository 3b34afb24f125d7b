package struct DrinkVocabulary: Sendable {
    package struct Entry: Hashable, Sendable {
        package let option: DrinkOption
        package let name: LocalizedText
        /// Other names, including its id.
        package let aliases: [String]

        package init(_ option: DrinkOption, name: LocalizedText, aliases: [String] = []) {
            self.option = option
            self.name = name
            self.aliases = aliases
        }
    }

    private struct Word: Hashable {
        let kind: DrinkOptionKind
        let folded: String
    }

    private var names: [DrinkOption: LocalizedText]
    private let options: [Word: DrinkOption]
    /// The ingredients by the words of their names in any order and number; nil if the words are ambiguous.
    private let sameWords: [String: DrinkOption?]
    private let words: [DrinkOptionKind: [(folded: String, shown: String, option: DrinkOption)]]

    /// Always includes the bases. The first of equal names wins; a name wins over an alias.
    package init(_ entries: [Entry] = []) {
        let all = Self.bases + entries
        var names: [DrinkOption: LocalizedText] = [:]
        var options: [Word: DrinkOption] = [:]
        var words: [DrinkOptionKind: [(folded: String, shown: String, option: DrinkOption)]] = [:]
        func add(_ text: String, _ option: DrinkOption) {
            let folded = Folding.folded(text)
            guard !folded.isEmpty, options[Word(kind: option.kind, folded: folded)] == nil else { return }
            options[Word(kind: option.kind, folded: folded)] = option
            words[option.kind, default: []].append((folded, text, option))
        }
        for entry in all {
            if names[entry.option] == nil { names[entry.option] = entry.name }
            add(entry.name.english, entry.option)
            add(entry.name.korean, entry.option)
        }
        for entry in all {
            for alias in entry.aliases { add(alias, entry.option) }
        }
        var sameWords: [String: DrinkOption?] = [:]
        for entry in entries where entry.option.kind == .ingredient {
            for key in Set(([entry.name.english, entry.name.korean] + entry.aliases).map(NameWords.key)) {
                guard !key.isEmpty else { continue }
                if let there = sameWords[key] {
                    if there != entry.option { sameWords[key] = .some(nil) }
                } else {
                    sameWords[key] = entry.option
                }
            }
        }
        self.sameWords = sameWords
        self.names = names
        self.options = options
        self.words = words.mapValues { $0.sorted { ($0.folded.count, $0.folded) < ($1.folded.count, $1.folded) } }
    }

    package init(_ catalogue: Catalogue) {
        self.init(
            catalogue.ingredients.map {
                Entry(.ingredient($0.id), name: $0.name, aliases: $0.aliases + [$0.id.rawValue])
            }
                + catalogue.tags.map { Entry(.tag($0.id), name: $0.name, aliases: [$0.id.rawValue]) }
                + catalogue.glasses.map { Entry(.glass($0.id), name: $0.name, aliases: [$0.id.rawValue]) }
                + catalogue.tools.map { Entry(.tool($0.id), name: $0.name, aliases: [$0.id.rawValue]) }
                + catalogue.techniques.map {
                    Entry(.technique($0.kind), name: $0.name, aliases: [$0.kind.rawValue])
                })
    }

    package func naming(_ more: [DrinkOption: LocalizedText]) -> DrinkVocabulary {
        var copy = self
        copy.names.merge(more) { $1 }
        return copy
    }

    package func naming(_ collections: [MemberCollection]) -> DrinkVocabulary {
        var copy = self
        for kept in collections {
            copy.names[.collection(kept.collection.id)] = LocalizedText(
                english: kept.collection.name, korean: kept.collection.name)
        }
        return copy
    }

    package func name(of option: DrinkOption) -> LocalizedText? { names[option] }

    package func options(of kind: DrinkOptionKind, by language: Language) -> [(option: DrinkOption, name: String)] {
        names.lazy.filter { $0.key.kind == kind }.map { ($0.key, $0.value[language]) }
            .sorted { Folding.folded($0.1) < Folding.folded($1.1) }
    }

    /// Finds an option by a whole name or alias, or else the shortest one that begins with the text.
    package func option(_ text: String, of kind: DrinkOptionKind) -> DrinkOption? {
        let folded = Folding.folded(text)
        guard !folded.isEmpty else { return nil }
        return wholeOption(text, of: kind) ?? words[kind]?.first { $0.folded.hasPrefix(folded) }?.option
    }

    /// Finds an option by a whole name or alias.
    package func wholeOption(_ text: String, of kind: DrinkOptionKind) -> DrinkOption? {
        if let exact = options[Word(kind: kind, folded: Folding.folded(text))] { return exact }
        return kind == .ingredient ? sameWords[NameWords.key(text)] ?? nil : nil
    }

    /// The options of a kind with a name, or a later word of one, within the allowed typing mistakes.
    func options(near typed: TypingMistakes, of kind: DrinkOptionKind) -> [DrinkOption] {
        (words[kind] ?? []).filter { SearchableName($0.shown).mistakes(typed) != nil }.map(\.option)
    }

    package func suggestion(for text: String, of kind: DrinkOptionKind) -> String? {
        Nearest.text(like: text, among: (words[kind] ?? []).map(\.shown))
    }

    private static let bases: [Entry] = [
        (.gin, ["진"]), (.rum, ["럼"]), (.whiskey, ["위스키", "whisky"]),
        (.tequila, ["아가베", "agave", "mezcal", "테킬라", "데킬라", "메즈칼", "메스칼"]), (.vodka, ["보드카"]),
        (.brandy, ["브랜디"]), (.liqueur, ["리큐어", "리큐르"]), (.wine, ["와인"]), (.beer, ["맥주"]), (.other, ["기타"]),
        (.mixed, ["혼합"]), (.none, ["무알코올"]),
    ].map { (base: BaseSpirit, words: [String]) in
        Entry(
            .base(base), name: LocalizedText(english: base.rawValue, korean: words.first ?? base.rawValue),
            aliases: words)
    }
}
