import TestSupport
import Testing

@testable import Domain

struct SearchableNameTests {
    @Test(
        arguments: [
            ("negroni", "Negroni", SearchQuality.exact), ("neg", "Negroni", .prefix),
            ("hol", "Sherlock Holmes", .wordPrefix),
            ("lock", "Sherlock Holmes", .inside), ("ㅅㄹ", "셜록 홈스", .initials), ("셜로", "셜록 홈스", .prefix),
            ("홈스", "셜록 홈스", .wordPrefix), ("spider man", "Spider-Man: Home", .prefix),
        ])
    func `a name matches with its best quality`(text: String, name: String, quality: SearchQuality) {
        #expect(SearchableName(name).quality(for: Folding.folded(text)) == quality)
    }

    @Test(
        arguments: [
            ("nolan", "Christopher Nolan", SearchQuality.director),
            ("christophernolan", "Christopher Nolan", .director),
            ("christopher", "Christopher Nolan", .fact), ("nol", "Christopher Nolan", .fact), ("1988", "1988", .fact),
            ("198", "1988", nil), ("lan", "Christopher Nolan", nil),
        ])
    func `a director matches by full name or last name`(
        text: String, fact: String, quality: SearchQuality?
    ) {
        #expect(SearchableName(fact, isFact: true).quality(for: text) == quality)
    }

    @Test(
        arguments: [
            ("네그로니", "negeuroni"), ("신라", "silla"), ("독립", "dongnip"), ("설악", "seorak"), ("한국어", "hangugeo"),
            ("왕십리", "wangsimni"), ("별내", "byeolnae"), ("Gin 진", "Gin jin"),
        ])
    func `Hangul is romanised`(hangul: String, letters: String) {
        #expect(Romanization.text(of: hangul) == letters)
    }

    @Test(
        arguments: [
            ("negrnoi", "Negroni", 1), ("negrony", "Negroni", 1), ("셜럭", "셜록 홈스", 1),
            ("moriaty", "Professor Moriarty", 1),
            ("sherlcok holms", "Sherlock Holmes", 2),
        ])
    func `typing mistakes are forgiven`(text: String, name: String, mistakes: Int) throws {
        let finder = try #require(TypingMistakes(Folding.folded(text)))
        #expect(SearchableName(name).mistakes(finder) == mistakes)
    }

    @Test func `short or overlong texts and initial consonants allow no typing mistakes`() {
        #expect(TypingMistakes("gin") == nil)
        #expect(TypingMistakes(String(repeating: "negroni", count: 20_000)) == nil)
        #expect(DrinkQueryText(String(repeating: "a b ", count: 30_000)).terms.count == 500)
        #expect(TypingMistakes("ㄴㄱㄹㄴ") == nil)
        #expect(TypingMistakes("디모")?.limit == 1)
        #expect(TypingMistakes("negronis")?.limit == 2)
        #expect(SearchableName("Watson").mistakes(TypingMistakes("negroni")!) == nil)
        // A final of two consonants is two letters.
        #expect(SearchableName("얼음").mistakes(TypingMistakes("없음")!) == nil)
    }

    /// Compares with the full table of the distance (optimal string alignment).
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the distance equals that of the full edit table`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let text = (0..<Int.random(in: 4...11, using: &random)).map { _ in UInt32.random(in: 0..<3, using: &random) }
        let limit = text.count >= 8 ? 2 : 1
        let name = (0..<Int.random(in: text.count - limit...text.count + limit, using: &random)).map { place in
            text.indices.contains(place) && Int.random(in: 0..<5, using: &random) > 0
                ? text[place] : UInt32.random(in: 0..<3, using: &random)
        }
        let isBeginning = name.count > text.count
        let plain = Self.distance(text, name, toBeginning: isBeginning)
        let found = TypingMistakes.distance(text, name, toBeginning: isBeginning, limit: limit)
        #expect(found == (plain <= limit ? plain : nil), "\(text) \(name)")
    }

    private static func distance(_ text: [UInt32], _ name: [UInt32], toBeginning: Bool) -> Int {
        var table = (0...text.count).map { row in (0...name.count).map { row == 0 ? $0 : row } }
        for row in 1...text.count {
            for column in 1...name.count {
                let cost = text[row - 1] == name[column - 1] ? 0 : 1
                table[row][column] = min(
                    table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
                if row > 1, column > 1, text[row - 1] == name[column - 2], text[row - 2] == name[column - 1] {
                    table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
                }
            }
        }
        return toBeginning ? table[text.count].min() ?? 0 : table[text.count][name.count]
    }

    /// The quick check rejects a name only if the full table does, too.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func `the search skips no name within the limit`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("abcdeft0")
        var text = (0..<Int.random(in: 4...11, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? "a"
        }
        let name = String(text) + (Bool.random(using: &random) ? "zzz" : "")
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0..<text.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: text[place] = "x"
            case 1: text.insert("y", at: place)
            default: if text.count > 4 { text.remove(at: place) }
            }
        }
        let finder = try #require(TypingMistakes(String(text)))
        let letters = text.compactMap { $0.unicodeScalars.first?.value }
        let compared = name.unicodeScalars.prefix(letters.count + finder.limit).map(\.value)
        let plain =
            name.count + finder.limit < letters.count
            ? nil
            : TypingMistakes.distance(
                letters, compared, toBeginning: name.count > letters.count, limit: finder.limit)
        #expect(finder.mistakes(in: name) == plain, "\(name) \(String(text))")
    }

    /// Every name within the limit contains a piece of the text unchanged (pigeonhole principle).
    @Test(arguments: 0..<100 as Range<UInt64>)
    func `every name within the limit contains one of the pieces`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let letters = Array("abcdefgh")
        let name = String(
            (0..<Int.random(in: 5...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
        var text = Array(name)
        let limit = name.count >= 9 ? 2 : 1
        for _ in 0..<limit {
            let place = Int.random(in: 0..<text.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: text[place] = "z"
            case 1: text.insert("z", at: place)
            default: text.remove(at: place)
            }
        }
        guard let finder = TypingMistakes(String(text)), finder.mistakes(in: name) != nil else { return }
        #expect(finder.pieces.contains { name.contains($0) }, "\(name) \(String(text))")
    }

    @Test func `rows are sorted by quality, popularity and name`() {
        func row(_ quality: SearchQuality, _ popularity: Int, _ name: String) -> FoundRow {
            let work = WorkReference(id: "w", title: LocalizedText(both: ""), kind: .film, year: 1900)
            return FoundRow(hit: .someone(work: work), quality: quality, popularity: popularity, name: name)
        }
        let sorted = [
            row(.typo, 99, "a"), row(.prefix, 1, "b"), row(.prefix, 1, "a"), row(.prefix, 5, "z"), row(.exact, 0, "q"),
        ]
        .sorted { $0.precedes($1) }
        #expect(sorted.map(\.name) == ["q", "z", "a", "b", "a"])
    }

    @Test func `fame orders rows of any kind, and votes do not`() {
        func row(_ hit: SearchHit, fame: Int, votes: Int = 0, quality: SearchQuality = .prefix) -> FoundRow {
            FoundRow(hit: hit, quality: quality, fame: fame, popularity: votes, name: "neg")
        }
        let name = LocalizedText(both: "")
        let work = WorkReference(id: "w", title: name, kind: .series, year: 2010)
        let minor = SearchHit.character(CharacterSummary(id: "negan", name: name, work: work))
        let drink = SearchHit.drink(
            DrinkSummary(
                id: "negroni", name: name, base: .gin, strength: 24,
                meters: DrinkMeters(strength: 2, sugar: 1, level: 1), tags: []))
        #expect(row(drink, fame: 90).precedes(row(minor, fame: 41)))
        #expect(row(drink, fame: 90).precedes(row(minor, fame: 41, votes: 1)))
        #expect(row(minor, fame: 41).precedes(row(drink, fame: 30)))
        #expect(row(minor, fame: 41, votes: 1).precedes(row(minor, fame: 41)))
        // The beginning of a name precedes the beginning of a later word, unless the latter name is much better known.
        #expect(row(minor, fame: 41).precedes(row(drink, fame: 50, quality: .wordPrefix)))
        #expect(row(drink, fame: 90, quality: .wordPrefix).precedes(row(minor, fame: 41)))
    }
}
