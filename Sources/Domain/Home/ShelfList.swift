/// A paged list of Home.
package enum ShelfList: Hashable, Sendable {
    /// All works with a cast in the order of a day: when it began, seconds since 1970 UTC (`LocalTime.dayStart`).
    case day(Int64)
    /// Works with a lead of a type, without revealing who it is.
    case led(MBTI)
    /// Characters of a type: first those the reader has dug, last dug first, then "someone in WORK", by work.
    case characters(MBTI)
    /// Works that members of a type wish for, most wished first.
    case wished(MBTI)
    /// Characters by how often they were dug since a moment, most first.
    case hot(since: Int64)

    /// Whether its rows are works, which have a title and a year to sort by.
    package var isOfWorks: Bool {
        switch self {
        case .day, .led, .wished: true
        case .characters, .hot: false
        }
    }
}
