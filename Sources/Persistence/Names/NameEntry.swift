internal import Domain
internal import GRDB

/// What the index of names tells of: kinds are numbers in the table.
enum NameKind: Int {
    case work = 0
    case character = 1
}

/// The forms of a record's names as one text: a form a line, its words after U+001F.
enum NameForms {
    static func text(of forms: [SearchableName]) -> String {
        forms.map { ([$0.folded] + $0.tails).joined(separator: "\u{1F}") }.joined(separator: "\n")
    }

    static func forms(_ text: String) -> [SearchableName] {
        // By bytes: to look for the ends of characters costs more than all the rest of a search.
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            let parts = line.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(Substring($0)) }
            return SearchableName(folded: parts[0], tails: Array(parts.dropFirst()))
        }
    }

    /// The form that a searched text is nearest to over typing mistakes, and how many there are; nil where none is near.
    /// Hundreds of names are looked at and hardly one is near: only that one is taken out of the text.
    static func nearest(_ text: String, _ finder: TypingMistakes) -> (mistakes: Int, folded: String)? {
        var best: (Int, String)?
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: 0x1F, omittingEmptySubsequences: false)
            let near = parts.filter(finder.mayBeNear).compactMap { finder.mistakes(in: String(Substring($0))) }
            guard let fewest = near.min() else { continue }
            let found = (fewest, String(Substring(parts[0])))
            if let known = best, known <= found { continue }
            best = found
        }
        return best.map { (mistakes: $0.0, folded: $0.1) }
    }
}
