import Domain

/// Properties that Bar Assistant's recipes and lines lack, as words at the beginning of a line's note:
/// `base: gin; exactly this; after mixing; …`.
struct NoteFlags: Hashable {
    var isExact = false
    /// Whether it is added after mixing; nil if the note does not say.
    var isAfter: Bool?
    /// The base of the whole drink, in the note of its first line; never `none`, which a note must not claim.
    var base: BaseSpirit?
    var note: String?

    private static let baseWord = "base: "
    private static let exact = "exactly this"
    private static let after = "after mixing"
    private static let before = "before mixing"
    private static let separator = "; "

    init(isExact: Bool, isAfter: Bool?, base: BaseSpirit? = nil, note: String?) {
        self.isExact = isExact
        self.isAfter = isAfter
        self.base = base == BaseSpirit.none ? nil : base
        self.note = note
    }

    init(_ text: String?) {
        guard var rest = text.map({ Substring($0) }) else { return }
        while true {
            let end = rest.firstRange(of: Self.separator)
            let word = rest[..<(end?.lowerBound ?? rest.endIndex)].lowercased()
            switch word {
            case _ where base == nil && Self.base(in: word) != nil: base = Self.base(in: word)
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

    private static func base(in word: String) -> BaseSpirit? {
        guard word.hasPrefix(baseWord), let found = BaseSpirit(rawValue: String(word.dropFirst(baseWord.count))) else {
            return nil
        }
        return found == .none ? nil : found
    }

    var text: String? {
        var words: [String] = []
        if let base { words.append(Self.baseWord + base.rawValue) }
        if isExact { words.append(Self.exact) }
        if let isAfter { words.append(isAfter ? Self.after : Self.before) }
        if let note, !note.isEmpty { words.append(note) }
        return words.isEmpty ? nil : words.joined(separator: Self.separator)
    }
}
