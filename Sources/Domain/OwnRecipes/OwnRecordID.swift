/// The ids of members' records: `my-SLUG`, or `PROVIDER-NUMBER` for those saved from an online catalogue. They never
/// change and are never reused.
package enum OwnRecordID {
    package static let prefix = "my-"

    /// Makes the id of a new record from its romanized name; `isTaken` must cover every id ever used.
    package static func make(_ name: LocalizedText, _ kind: RecordKind, isTaken: (String) -> Bool) -> String {
        let text = name.english.isEmpty ? name.korean : name.english
        let slug = String(Slug.make(Romanization.text(of: text), stem: kind.rawValue).prefix(60))
        return Slug.free(prefix + slug, isTaken: isTaken)
    }

    package static func own(_ id: String) -> String { isOwn(id) ? id : prefix + id }

    /// Returns whether an id belongs to a member's record; no id of the catalogue does.
    package static func isOwn(_ id: String) -> Bool {
        if id.hasPrefix(prefix) { return true }
        return providers.contains {
            id.hasPrefix($0) && !id.dropFirst($0.count).isEmpty
                && id.dropFirst($0.count).utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static let providers = ["cocktaildb-"]
}
