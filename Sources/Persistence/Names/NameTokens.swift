import Domain

/// The tokens of a name in the name index besides its grams: the whole name, its beginning, and its words' beginnings.
enum NameTokens {
    private static let whole = "\u{B6}"
    private static let start = "\u{B7}"
    private static let word = "\u{A6}"

    static func text(of forms: [SearchableName]) -> String {
        var tokens: Set<String> = []
        for form in forms {
            add(form, to: &tokens)
            // Initial consonants also match the beginnings of names and words.
            let initials = Folding.initials(form.folded)
            guard initials != form.folded else { continue }
            add(SearchableName(folded: initials, tails: form.tails.map(Folding.initials)), to: &tokens)
        }
        // Sorted, since a set's order differs between runs and a delete must repeat the same text.
        return Grams.text(of: forms.map(\.folded)) + " " + tokens.sorted().joined(separator: " ")
    }

    private static func add(_ form: SearchableName, to tokens: inout Set<String>) {
        tokens.insert(whole + form.folded)
        addStarts(of: form.folded, start, to: &tokens)
        for tail in form.tails { addStarts(of: tail, word, to: &tokens) }
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

    private static func addStarts(of name: String, _ mark: String, to tokens: inout Set<String>) {
        var text = mark
        for scalar in name.unicodeScalars.prefix(Grams.length) {
            if let open = Folding.withoutFinal(scalar) { tokens.insert(text + String(open)) }
            text.unicodeScalars.append(scalar)
            tokens.insert(text)
        }
    }
}
