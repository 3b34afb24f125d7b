/// A name prepared for searching: folded, by words, and romanized if it is Hangul.
public struct SearchableName: Hashable, Sendable {
    /// The whole name, folded.
    public let folded: String
    /// The rest of the name from each word after the first, folded.
    public let tails: [String]

    /// Folds a name as it is shown.
    public init(_ name: String) {
        folded = Folding.folded(name)
        let words = name.split { $0.isWhitespace || $0 == "-" || $0 == ":" || $0 == "/" || $0 == "·" }
            .map { Folding.folded(String($0)) }.filter { !$0.isEmpty }
        tails = words.indices.dropFirst().map { words[$0...].joined() }
    }

    /// With parts that are already folded.
    public init(folded: String, tails: [String]) {
        self.folded = folded
        self.tails = tails
    }

    /// The romanized name; nil if it has no Hangul.
    public var romanized: SearchableName? {
        guard Romanization.isNeeded(for: folded) else { return nil }
        return SearchableName(
            folded: Romanization.text(of: folded), tails: tails.map { Romanization.text(of: $0) })
    }

    /// Every form of names that a search compares with: each name, then the romanized ones.
    public static func forms(of names: [String]) -> [SearchableName] {
        let plain = names.map { SearchableName($0) }.filter { !$0.folded.isEmpty }
        return plain + plain.compactMap(\.romanized)
    }

    /// How well the name matches a folded text without typing mistakes; nil for no match.
    public func quality(for text: String) -> SearchQuality? {
        if folded == text { return .exact }
        let isByInitials = Folding.hasInitials(text)
        guard let place = Folding.place(of: text, in: folded) else { return nil }
        if isByInitials { return .initials }
        if place == 0 { return .prefix }
        return tails.contains { Folding.place(of: text, in: $0) == 0 } ? .wordPrefix : .inside
    }

    /// How many typing mistakes lie between the text and the name or one of its words; nil for too many.
    public func mistakes(_ finder: TypingMistakes) -> Int? {
        ([folded] + tails).compactMap { finder.mistakes(in: $0) }.min()
    }
}
