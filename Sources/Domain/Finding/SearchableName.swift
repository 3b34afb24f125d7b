/// A name as it is searched: folded whole, by words, and in letters where it is Hangul.
public struct SearchableName: Hashable, Sendable {
    /// The whole name, folded.
    public let folded: String
    /// The ends of the name that begin with a word after the first, folded.
    public let tails: [String]

    /// Makes it from a name as it is shown.
    public init(_ name: String) {
        folded = Folding.folded(name)
        let words = name.split { $0.isWhitespace || $0 == "-" || $0 == ":" || $0 == "/" || $0 == "·" }
            .map { Folding.folded(String($0)) }.filter { !$0.isEmpty }
        tails = words.indices.dropFirst().map { words[$0...].joined() }
    }

    /// A name whose parts were folded before.
    public init(folded: String, tails: [String]) {
        self.folded = folded
        self.tails = tails
    }

    /// The same name in letters; nil where it holds no Hangul.
    public var romanized: SearchableName? {
        guard Romanization.isNeeded(for: folded) else { return nil }
        return SearchableName(
            folded: Romanization.text(of: folded), tails: tails.map { Romanization.text(of: $0) })
    }

    /// Every form of names that a search compares with: each name, then those in letters.
    public static func forms(of names: [String]) -> [SearchableName] {
        let plain = names.map { SearchableName($0) }.filter { !$0.folded.isEmpty }
        return plain + plain.compactMap(\.romanized)
    }

    /// How well the name answers a folded text, typing mistakes apart; nil where it does not.
    public func quality(for text: String) -> SearchQuality? {
        if folded == text { return .exact }
        let isByInitials = Folding.hasInitials(text)
        guard let place = Folding.place(of: text, in: folded) else { return nil }
        if isByInitials { return .initials }
        if place == 0 { return .prefix }
        return tails.contains { Folding.place(of: text, in: $0) == 0 } ? .wordPrefix : .inside
    }

    /// How many typing mistakes lie between a text and the name or one of its words; nil where they are too many.
    public func mistakes(_ finder: TypingMistakes) -> Int? {
        ([folded] + tails).compactMap { finder.mistakes(in: $0) }.min()
    }
}
