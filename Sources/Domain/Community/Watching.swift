package struct Watching: Hashable, Sendable {
    /// The longest note, in characters.
    package static let longestNote = 1_000

    package var work: Identifier<Work>
    /// Seconds since 1970 UTC.
    package var watchedAt: Int64
    package var rating: Rating?
    package var drink: Identifier<Drink>?
    private var cleanNote: String?

    /// Removes control characters from the note and cuts it to `longestNote`.
    package init(
        work: Identifier<Work>, watchedAt: Int64, rating: Rating? = nil, note: String? = nil,
        drink: Identifier<Drink>? = nil
    ) {
        self.work = work
        self.watchedAt = watchedAt
        self.rating = rating
        self.drink = drink
        self.note = note
    }

    package var note: String? {
        get { cleanNote }
        set {
            let line = newValue.map { PlainText.line($0, limit: Self.longestNote) }
            cleanNote = line?.isEmpty == false ? line : nil
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
