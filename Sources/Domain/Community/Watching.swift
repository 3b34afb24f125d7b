package struct Watching: Hashable, Sendable {
    package static let longestNote = 4_000
    /// The most tags, and the longest one, in characters.
    package static let mostTags = 100
    package static let longestTag = 100

    package var work: Identifier<Work>
    /// Seconds since 1970 UTC, or a year and month, as `WatchedDate` stores them.
    package var watchedAt: Int64
    package var rating: Rating?
    package var drink: Identifier<Drink>?
    /// Whether the work was watched before, even if the log has no earlier entry.
    package var isRewatch: Bool
    /// Each on one line without commas.
    package var tags: [String]
    private var cleanNote: String?

    /// Removes control characters from the note and cuts it to `longestNote`.
    package init(
        work: Identifier<Work>, watchedAt: Int64, rating: Rating? = nil, note: String? = nil,
        drink: Identifier<Drink>? = nil, isRewatch: Bool = false, tags: [String] = []
    ) {
        self.work = work
        self.watchedAt = watchedAt
        self.rating = rating
        self.drink = drink
        self.isRewatch = isRewatch
        self.tags = tags
        self.note = note
    }

    package var date: WatchedDate { WatchedDate(stored: watchedAt) }
    /// Whether the day is unknown. Such an entry belongs to no month.
    package var isUndated: Bool { watchedAt < WatchedDate.firstMoment }

    /// Several lines.
    package var note: String? {
        get { cleanNote }
        set {
            let text = newValue.map { PlainText.lines(String($0.prefix(Self.longestNote))) }
            cleanNote = text?.isEmpty == false ? text : nil
        }
    }
}

package struct WatchedEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger numbers.
    package let id: Identifier<WatchedEntry>
    package var watching: Watching
    package let work: WorkReference

    package init(id: Identifier<WatchedEntry>, watching: Watching, work: WorkReference) {
        self.id = id
        self.watching = watching
        self.work = work
    }
}
