internal import Domain

/// Cuts folded names into grams of one to three characters, and queries into what finds them.
///
/// A name is indexed as it is, by initial consonants, and with open last syllables (진 is found by 지, as it is typed).
/// See `reference/feasibility.md` §4: with the row number as rowid a query costs what it finds.
struct Grams: Sendable {
    /// The longest gram.
    static let length = 3

    /// The grams of names, each once, separated by spaces.
    static func text(of names: [String]) -> String {
        var grams: Set<String> = []
        for name in names {
            add(Array(name.unicodeScalars), to: &grams)
            let initials = Folding.initials(name)
            if initials != name { add(Array(initials.unicodeScalars), to: &grams) }
        }
        return grams.sorted().joined(separator: " ")
    }

    /// The full-text expression that finds at least every name that holds a folded query; nil for an empty one.
    static func expression(for query: String) -> String? {
        let text = Folding.hasInitials(query) ? Folding.initials(query) : query
        let scalars = Array(text.unicodeScalars)
        guard !scalars.isEmpty else { return nil }
        guard scalars.count > length else { return "\"\(text)\"" }
        return (0...(scalars.count - length)).map { "\"\(string(scalars[$0..<$0 + length]))\"" }
            .joined(separator: " AND ")
    }

    private static func add(_ scalars: [Unicode.Scalar], to grams: inout Set<String>) {
        for start in scalars.indices {
            for end in start..<min(start + length, scalars.count) {
                grams.insert(string(scalars[start...end]))
                if let open = Folding.withoutFinal(scalars[end]) {
                    grams.insert(string(scalars[start..<end] + [open]))
                }
            }
        }
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
