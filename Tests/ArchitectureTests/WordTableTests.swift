import Testing

/// The texts of the interface are complete in both languages, and none is unused.
@Suite struct WordTableTests {
    private static let english = WordTable(language: "en")
    private static let korean = WordTable(language: "ko")
    private static let uses = Repository.sources.flatMap(KeyUse.all)

    @Test(arguments: ["en", "ko"])
    func `every line of a table is valid`(language: String) {
        let table = WordTable(language: language)
        #expect(table.oddLines == [])
        #expect(table.repeatedKeys == [])
        #expect(!table.texts.isEmpty)
        #expect(table.texts.filter { $0.value.isEmpty }.keys.sorted() == [])
    }

    /// Ignores forms for a count of one, which Korean does not have.
    @Test func `both languages have the same keys`() {
        let english = Set(Self.english.texts.keys.filter { !isFormForOne($0, in: Self.english) })
        let korean = Set(Self.korean.texts.keys.filter { !isFormForOne($0, in: Self.korean) })
        #expect(english.subtracting(korean).sorted() == [], "only in en.lproj")
        #expect(korean.subtracting(english).sorted() == [], "only in ko.lproj")
    }

    /// Compares counts, to find a name that one language uses twice and the other once.
    @Test func `both languages use the same placeholders equally often`() {
        for key in Self.english.texts.keys.sorted() where Self.korean.texts[key] != nil {
            #expect(Self.english.placeholderCounts(of: key) == Self.korean.placeholderCounts(of: key), "\(key)")
        }
    }

    @Test func `every used key exists`() {
        #expect(Self.uses.count > 2000)
        for use in Self.uses {
            let isThere =
                use.key.text.map { Self.english.texts[$0] != nil }
                ?? Self.english.texts.keys.contains { use.key.canBe($0) }
            #expect(isThere, "\(use.place): no key \(use.key.pieces.joined(separator: "…"))")
        }
    }

    /// The store names a step in a call such as `record("drink.rate", …)`.
    @Test func `every step of the history has a text`() {
        let call = /(?:record|finish|step)\(\s*"([a-z]+\.[a-z]+)"/
        var kinds: Set<String> = []
        for source in Repository.sources where source.path.hasPrefix("Sources/Persistence/") {
            kinds.formUnion(Repository.text(of: source.path).matches(of: call).map { String($0.1) })
        }
        #expect(kinds.count > 30)
        #expect(kinds.filter { Self.english.texts["history.\($0)"] == nil }.sorted() == [])
    }

    @Test func `every placeholder has an argument`() {
        for use in Self.uses {
            guard let key = use.key.text, let count = use.arguments, Self.english.texts[key] != nil else { continue }
            let wanted = Self.english.placeholders(of: key)
            #expect(wanted == Set((1...9).prefix(count).map { "%\($0)" }), "\(use.place): \(key)")
        }
    }

    @Test func `every key is used`() {
        let literals = Repository.sources.flatMap(\.literals).filter { $0.text != nil || KeyUse.hasKeyShape($0) }
        let exact = Set(literals.compactMap(\.text))
        let built = literals.filter { $0.text == nil }
        let unused = Self.english.texts.keys.filter { key in
            // `.one` is the form for a count of one, looked up by the key without it.
            let base = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
            return !exact.contains(key) && !exact.contains(base) && !built.contains { $0.canBe(base) || $0.canBe(key) }
        }
        #expect(unused.sorted() == [])
    }

    private func isFormForOne(_ key: String, in table: WordTable) -> Bool {
        key.hasSuffix(".one") && table.texts[String(key.dropLast(4))] != nil
    }
}
