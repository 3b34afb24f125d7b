/// Properties that Bar Assistant's lines lack, as words at the beginning of the note: `exactly this; after mixing; …`.
struct NoteFlags: Hashable {
    var isExact = false
    /// Whether it is added after mixing; nil if the note does not say.
    var isAfter: Bool?
    var note: String?

    private static let exact = "exactly this"
    private static let after = "after mixing"
    private static let before = "before mixing"
    private static let separator = "; "

    init(isExact: Bool, isAfter: Bool?, note: String?) {
        self.isExact = isExact
        self.isAfter = isAfter
        self.note = note
    }

    init(_ text: String?) {
        guard var rest = text.map({ Substring($0) }) else { return }
        while true {
            let end = rest.firstRange(of: Self.separator)
            let word = rest[..<(end?.lowerBound ?? rest.endIndex)]
            switch word.lowercased() {
            case Self.exact: isExact = true
            case Self.after: isAfter = true
            case Self.before: isAfter = false
            default:
                note = rest.isEmpty ? nil : String(rest)
                return
            }
            guard let end else { return }
            rest = rest[end.upperBound...]
        }
    }

    var text: String? {
        var words: [String] = []
        if isExact { words.append(Self.exact) }
        if let isAfter { words.append(isAfter ? Self.after : Self.before) }
        if let note, !note.isEmpty { words.append(note) }
        return words.isEmpty ? nil : words.joined(separator: Self.separator)
    }
}
