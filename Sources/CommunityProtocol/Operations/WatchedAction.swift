public import Domain

/// An entry of the watched log: work, day and rating, never a note or a drink.
public struct WatchedAction: Codable, Hashable, Sendable {
    /// The name its author's device gave it.
    public let id: String
    /// What was watched.
    public let work: Identifier<Work>
    /// Such as `2026-11-22`.
    public let day: String
    /// In half stars, 1 to 10; nil for none.
    public let rating: Int?
    /// False when it was removed.
    public let on: Bool

    /// Memberwise.
    public init(
        id: String, work: Identifier<Work>, day: String, rating: Int? = nil, on: Bool
    ) {
        self.id = id
        self.work = work
        self.day = day
        self.rating = rating
        self.on = on
    }
}
