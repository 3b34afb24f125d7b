package import Domain

/// An entry of the watched log: work, day and rating. Never contains notes or drinks.
package struct WatchedAction: Codable, Hashable, Sendable {
    package let id: String
    package let work: Identifier<Work>
    /// Such as `2026-11-22`.
    package let day: String
    /// In half stars, 1 to 10; nil for none.
    package let rating: Int?
    /// False for a removed entry.
    package let on: Bool

    package init(
        id: String, work: Identifier<Work>, day: String, rating: Int? = nil, on: Bool
    ) {
        self.id = id
        self.work = work
        self.day = day
        self.rating = rating
        self.on = on
    }
}
