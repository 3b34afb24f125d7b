/// One watching of a work, for the log.
package struct Watching: Hashable, Sendable {
    /// The longest note, in characters.
    package static let longestNote = 1_000

    package var work: Identifier<Work>
    /// Seconds since 1970 UTC.
    package var watchedAt: Int64
    /// Nil for none.
    package var rating: Rating?
    /// The drink that went with it; nil for none.
    package var drink: Identifier<Drink>?
    private var cleanNote: String?

    /// Control characters are removed from the note, and it is cut to its longest.
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

    /// Nil for none.
    package var note: String? {
        get { cleanNote }
        set {
            let line = newValue.map { PlainText.line($0, limit: Self.longestNote) }
            cleanNote = line?.isEmpty == false ? line : nil
        }
    }
}

/// An entry of the watched log.
package struct WatchedEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger ones.
    package let id: Identifier<WatchedEntry>
    /// What was told.
    package var watching: Watching
    package let work: WorkReference

    package init(id: Identifier<WatchedEntry>, watching: Watching, work: WorkReference) {
        self.id = id
        self.watching = watching
        self.work = work
    }
}
