/// The ids of what members add: `my-SLUG`, or `PROVIDER-NUMBER` for what was kept from an online catalogue. They never
/// change, and none is ever given twice.
public enum OwnRecordID {
    /// What an own id begins with.
    public static let prefix = "my-"

    /// The id of a new record by its name; Hangul is written in letters.
    /// - Parameter isTaken: whether an id was ever given.
    public static func make(_ name: LocalizedText, _ kind: RecordKind, isTaken: (String) -> Bool) -> String {
        let text = name.english.isEmpty ? name.korean : name.english
        let slug = String(Slug.make(Romanization.text(of: text), stem: kind.rawValue).prefix(60))
        return Slug.free(prefix + slug, isTaken: isTaken)
    }

    /// The own id that a record of another source asks for.
    public static func own(_ id: String) -> String { isOwn(id) ? id : prefix + id }

    /// Whether an id is one of what members add: none of the catalogue ever is.
    public static func isOwn(_ id: String) -> Bool {
        if id.hasPrefix(prefix) { return true }
        return providers.contains {
            id.hasPrefix($0) && !id.dropFirst($0.count).isEmpty
                && id.dropFirst($0.count).utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static let providers = ["cocktaildb-"]
}
