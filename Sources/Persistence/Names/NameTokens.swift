import Domain

/// The tokens of a name in the name index besides its grams: the whole name, its beginning, and its words' beginnings.
enum NameTokens {
    private static let whole = "\u{B6}"
    private static let start = "\u{B7}"
    private static let word = "\u{A6}"

    static func text(of forms: [SearchableName]) -> String {
        var names: Set<String> = []
        var starts: [UInt64] = []
        var words: [UInt64] = []
        func add(_ name: String, _ tails: [String]) {
            names.insert(name)
            Grams.addStarts(of: name.unicodeScalars, to: &starts)
            for tail in tails { Grams.addStarts(of: tail.unicodeScalars, to: &words) }
        }
        for form in forms {
            add(form.folded, form.tails)
            // Initial consonants also match the beginnings of names and words.
            let initials = Folding.initials(form.folded)
            if initials != form.folded { add(initials, form.tails.map(Folding.initials)) }
        }
        let grams = [
            Grams.text(of: forms.map(\.folded)), Grams.text(of: starts, after: start),
            Grams.text(of: words, after: word),
        ]
        return (grams + names.map { whole + $0 }).joined(separator: " ")
    }

    static func exactly(_ text: String) -> String { "\"\(whole)\(text)\"" }

    /// Finds every name that begins with the text, and maybe others.
    static func beginning(_ text: String) -> String { expression(start, text) }

    /// Finds every name with a word after the first that begins with the text, and maybe others.
    static func wordBeginning(_ text: String) -> String { expression(word, text) }

    private static func expression(_ mark: String, _ text: String) -> String {
        let scalars = text.unicodeScalars
        let first = "\"\(mark)\(String(String.UnicodeScalarView(scalars.prefix(Grams.length))))\""
        guard scalars.count > Grams.length, let rest = Grams.expression(for: text) else { return first }
        return "\(first) AND \(rest)"
    }
}
