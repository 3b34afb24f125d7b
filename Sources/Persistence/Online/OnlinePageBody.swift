import Domain

struct OnlinePageBody: Codable {
    struct Entry: Codable {
        let source: String
        let value: String
        let kind: String
        let titleEn: String
        let titleKo: String
        let original: String?
        let year: Int?
    }

    let entries: [Entry]
    let hasMore: Bool

    init(_ page: OnlinePage) {
        hasMore = page.hasMore
        entries = page.entries.map {
            Entry(
                source: $0.id.source, value: $0.id.value, kind: $0.kind.rawValue, titleEn: $0.title.english,
                titleKo: $0.title.korean, original: $0.originalTitle, year: $0.year)
        }
    }

    /// Nil if an entry is of an unknown kind.
    var page: OnlinePage? {
        let known = entries.compactMap { entry in
            OnlineKind(rawValue: entry.kind).map {
                OnlineEntry(
                    id: ExternalID(entry.source, entry.value), kind: $0,
                    title: LocalizedText(english: entry.titleEn, korean: entry.titleKo),
                    originalTitle: entry.original, year: entry.year)
            }
        }
        return known.count == entries.count ? OnlinePage(entries: known, hasMore: hasMore) : nil
    }
}
