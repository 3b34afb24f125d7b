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
}
