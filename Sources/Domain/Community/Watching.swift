/// One watching of a work, for the log.
public struct Watching: Hashable, Sendable {
    /// The longest note, in characters.
    public static let longestNote = 1_000

    /// The work.
    public var work: Identifier<Work>
    /// Seconds since 1970 UTC.
    public var watchedAt: Int64
    /// Nil for none.
    public var rating: Rating?
    /// The drink that went with it; nil for none.
    public var drink: Identifier<Drink>?
    private var cleanNote: String?

    /// Control characters are removed from the note, and it is cut to its longest.
    public init(
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
    public var note: String? {
        get { cleanNote }
        set {
            let line = newValue.map { PlainText.line($0, limit: Self.longestNote) }
            cleanNote = line?.isEmpty == false ? line : nil
        }
    }
}

/// An entry of the watched log.
public struct WatchedEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger ones.
    public let id: Identifier<WatchedEntry>
    /// What was told.
    public var watching: Watching
    /// The work.
    public let work: WorkReference

    /// Memberwise.
    public init(id: Identifier<WatchedEntry>, watching: Watching, work: WorkReference) {
        self.id = id
        self.watching = watching
        self.work = work
    }
}
