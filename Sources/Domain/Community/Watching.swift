/// One watching of a work, as a member tells it to the log.
public struct Watching: Hashable, Sendable {
    /// The most characters of a note.
    public static let longestNote = 1_000

    /// The work.
    public var work: Identifier<Work>
    /// When, seconds since 1970 UTC.
    public var watchedAt: Int64
    /// How good it was; nil when not said.
    public var rating: Rating?
    /// With which drink; nil for none.
    public var drink: Identifier<Drink>?
    private var cleanNote: String?

    /// Makes a watching; a note is made harmless and cut.
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

    /// What to remember; nil for nothing.
    public var note: String? {
        get { cleanNote }
        set {
            let line = newValue.map { PlainText.line($0, limit: Self.longestNote) }
            cleanNote = line?.isEmpty == false ? line : nil
        }
    }
}
