import Domain

/// Cuts folded names into grams of one to three characters, and queries into expressions that find them. A name is
/// indexed as it is, by initial consonants, and with open last syllables (지 finds 진 while it is being typed). With the
/// row number as rowid, a query costs only what it finds: `reference/feasibility.md` §4.
enum Grams {
    static let length = 3
    /// The most grams to look up: names found are compared with the whole query anyway; only pasted pages have more.
    private static let mostLookedUp = 60

    /// A character takes 21 bits, so that a gram fits one number; unused positions of a short gram are 0.
    private static let bits: UInt64 = 21

    /// The distinct grams of names, separated by spaces.
    static func text(of names: [String]) -> String {
        var grams: [UInt64] = []
        for name in names {
            let scalars = Array(name.unicodeScalars)
            add(scalars, to: &grams)
            let initials = scalars.map { Hangul.initial(of: $0) ?? $0 }
            if initials != scalars { add(initials, to: &grams) }
        }
        return text(of: grams)
    }

    /// The distinct grams, separated by spaces, each after a mark.
    static func text(of grams: [UInt64], after mark: String = "") -> String {
        var text = String.UnicodeScalarView()
        var last: UInt64 = 0
        for gram in grams.sorted() where gram != last {
            if last != 0 { text.append(" ") }
            text.append(contentsOf: mark.unicodeScalars)
            append(gram, to: &text)
            last = gram
        }
        return String(text)
    }

    /// A full-text expression that finds every name containing a folded query, and maybe others; nil for none.
    static func expression(for query: String) -> String? {
        let text = Folding.hasInitials(query) ? Folding.initials(query) : query
        let scalars = Array(text.unicodeScalars)
        guard !scalars.isEmpty else { return nil }
        guard scalars.count > length else { return "\"\(text)\"" }
        return (0...min(scalars.count - length, mostLookedUp - 1)).map { "\"\(string(scalars[$0..<$0 + length]))\"" }
            .joined(separator: " AND ")
    }

    private static func add(_ scalars: [Unicode.Scalar], to grams: inout [UInt64]) {
        for start in scalars.indices { addStarts(of: scalars[start...], to: &grams) }
    }

    /// Adds the beginnings of a name, also with an open last syllable.
    static func addStarts(of scalars: some Sequence<Unicode.Scalar>, to grams: inout [UInt64]) {
        var gram: UInt64 = 0
        for scalar in scalars.prefix(length) {
            let head = gram << bits
            gram = head | UInt64(scalar.value)
            grams.append(gram)
            if let open = Hangul.withoutFinal(scalar) { grams.append(head | UInt64(open.value)) }
        }
    }

    private static func append(_ gram: UInt64, to text: inout String.UnicodeScalarView) {
        for place in [2 * bits, bits, 0] {
            let value = UInt32(gram >> place & (1 << bits - 1))
            if value != 0, let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
