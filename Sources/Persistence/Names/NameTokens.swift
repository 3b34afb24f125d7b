import Domain

/// What the index of names holds for a name, beside its grams: the whole of it, how it begins, how its words begin.
enum NameTokens {
    /// Stands before a whole name.
    private static let whole = "\u{B6}"
    /// Stands before the beginning of a name.
    private static let start = "\u{B7}"
    /// Stands before the beginning of a word.
    private static let word = "\u{A6}"

    /// All tokens of the forms of a record's names, separated by spaces.
    static func text(of forms: [SearchableName]) -> String {
        var tokens: Set<String> = []
        for form in forms {
            add(form, to: &tokens)
            // Initial consonants begin names and words as well.
            let initials = Folding.initials(form.folded)
            guard initials != form.folded else { continue }
            add(SearchableName(folded: initials, tails: form.tails.map(Folding.initials)), to: &tokens)
        }
        // The set's own order differs from run to run; a delete must find the same text.
        return Grams.text(of: forms.map(\.folded)) + " " + tokens.sorted().joined(separator: " ")
    }

    private static func add(_ form: SearchableName, to tokens: inout Set<String>) {
        tokens.insert(whole + form.folded)
        addStarts(of: form.folded, start, to: &tokens)
        for tail in form.tails { addStarts(of: tail, word, to: &tokens) }
    }

    /// Finds names that are the text.
    static func exactly(_ text: String) -> String { "\"\(whole)\(text)\"" }

    /// Finds at least every name that begins with the text.
    static func beginning(_ text: String) -> String { expression(start, text) }

    /// Finds at least every name of which a word, not the first, begins with the text.
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
