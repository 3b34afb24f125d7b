/// A name prepared for searching: folded, split, and romanized if Hangul; or a fact that also finds a work.
package struct SearchableName: Hashable, Sendable {
    package let folded: String
    /// The rest of the name from each word after the first, folded.
    package let tails: [String]
    /// Whether this is a director or a year rather than a name.
    package let isFact: Bool

    package init(_ name: String, isFact: Bool = false) {
        folded = Folding.folded(name)
        let words = Self.words(name)
        tails = words.indices.dropFirst().map { words[$0...].joined() }
        self.isFact = isFact
    }

    package init(folded: String, tails: [String], isFact: Bool = false) {
        self.folded = folded
        self.tails = tails
        self.isFact = isFact
    }

    package static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace || $0 == "-" || $0 == ":" || $0 == "/" || $0 == "·" }
            .map { Folding.folded(String($0)) }.filter { !$0.isEmpty }
    }

    /// The romanized name; nil if it has no Hangul.
    package var romanized: SearchableName? {
        guard Romanization.isNeeded(for: folded) else { return nil }
        return SearchableName(
            folded: Romanization.text(of: folded), tails: tails.map { Romanization.text(of: $0) }, isFact: isFact)
    }

    /// The name without its article, as in `matrix` for The Matrix.
    private var withoutArticle: SearchableName? {
        guard let first = tails.first, ["the", "a", "an"].contains(folded.dropLast(first.count)) else { return nil }
        return SearchableName(folded: first, tails: Array(tails.dropFirst()), isFact: isFact)
    }

    /// All forms of names and facts to compare with: as they are, without article, and romanized.
    package static func forms(of names: [String], facts: [String] = []) -> [SearchableName] {
        let plain = names.map { SearchableName($0) } + facts.map { SearchableName($0, isFact: true) }
        let known = plain.filter { !$0.folded.isEmpty }
        return known + known.compactMap(\.withoutArticle) + known.compactMap(\.romanized)
    }

    /// The quality of the match with a folded text, without typing mistakes; nil for no match.
    package func quality(for text: String) -> SearchQuality? {
        if folded == text { return isFact ? isNumber ? .fact : .director : .exact }
        guard let place = Folding.place(of: text, in: folded) else { return nil }
        let isAtWord = place == 0 || tails.contains { Folding.place(of: text, in: $0) == 0 }
        if isFact { return isNumber || !isAtWord ? nil : tails.last == text ? .director : .fact }
        if Folding.hasInitials(text) {
            guard place == 0 else { return isAtWord ? .wordInitials : .innerInitials }
            return text.unicodeScalars.count == folded.unicodeScalars.count ? .wholeInitials : .initials
        }
        return place == 0 ? .prefix : isAtWord ? .wordPrefix : .inside
    }

    /// A year matches only as a whole, not by its first digits.
    private var isNumber: Bool { folded.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

    /// Returns whether a folded word begins the name or one of its words.
    func hasWord(_ word: String) -> Bool { quality(for: word).map { $0 <= .fact } ?? false }

    /// The number of typing mistakes between the text and the name or one of its words; nil for too many.
    package func mistakes(_ finder: TypingMistakes) -> Int? {
        ([folded] + tails).compactMap { finder.mistakes(in: $0) }.min()
    }
}

extension Sequence<SearchableName> {
    /// Returns whether each word of a search begins a word of one of the forms.
    package func matchesAll(_ words: [String]) -> Bool {
        words.allSatisfy { word in contains { $0.hasWord(word) } }
    }
}
