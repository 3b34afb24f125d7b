/// A name prepared for searching: folded, by words, and romanized if it is Hangul. Or a fact, by which a work is found
/// without being called so.
package struct SearchableName: Hashable, Sendable {
    /// The whole name, folded.
    package let folded: String
    /// The rest of the name from each word after the first, folded.
    package let tails: [String]
    /// Whether it is a director or a year.
    package let isFact: Bool

    /// Folds a name as it is shown.
    package init(_ name: String, isFact: Bool = false) {
        folded = Folding.folded(name)
        let words = Self.words(name)
        tails = words.indices.dropFirst().map { words[$0...].joined() }
        self.isFact = isFact
    }

    /// With parts that are already folded.
    package init(folded: String, tails: [String], isFact: Bool = false) {
        self.folded = folded
        self.tails = tails
        self.isFact = isFact
    }

    /// The words of a name or a search, folded.
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

    /// The name without its article, by which it is known as well: `matrix` means The Matrix.
    private var withoutArticle: SearchableName? {
        guard let first = tails.first, ["the", "a", "an"].contains(folded.dropLast(first.count)) else { return nil }
        return SearchableName(folded: first, tails: Array(tails.dropFirst()), isFact: isFact)
    }

    /// Every form of names and facts that a search compares with: each as it is, without its article, and romanized.
    package static func forms(of names: [String], facts: [String] = []) -> [SearchableName] {
        let plain = names.map { SearchableName($0) } + facts.map { SearchableName($0, isFact: true) }
        let known = plain.filter { !$0.folded.isEmpty }
        return known + known.compactMap(\.withoutArticle) + known.compactMap(\.romanized)
    }

    /// How well it matches a folded text without typing mistakes; nil for no match.
    package func quality(for text: String) -> SearchQuality? {
        if folded == text { return isFact ? .fact : .exact }
        guard let place = Folding.place(of: text, in: folded) else { return nil }
        let isAtWord = place == 0 || tails.contains { Folding.place(of: text, in: $0) == 0 }
        if isFact { return isAtWord && !isNumber ? .fact : nil }
        if Folding.hasInitials(text) {
            guard place == 0 else { return isAtWord ? .wordInitials : .innerInitials }
            return text.unicodeScalars.count == folded.unicodeScalars.count ? .wholeInitials : .initials
        }
        return place == 0 ? .prefix : isAtWord ? .wordPrefix : .inside
    }

    /// A year is meant as a whole, not by its century.
    private var isNumber: Bool { folded.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

    /// Whether a folded word begins the name or one of its words.
    func hasWord(_ word: String) -> Bool { quality(for: word).map { $0 <= .fact } ?? false }

    /// How many typing mistakes lie between the text and the name or one of its words; nil for too many.
    package func mistakes(_ finder: TypingMistakes) -> Int? {
        ([folded] + tails).compactMap { finder.mistakes(in: $0) }.min()
    }
}

extension Sequence<SearchableName> {
    /// Whether each word of a search begins a word of one of the forms.
    package func hold(_ words: [String]) -> Bool {
        words.allSatisfy { word in contains { $0.hasWord(word) } }
    }
}
