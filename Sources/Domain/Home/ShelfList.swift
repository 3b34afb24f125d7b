package enum ShelfList: Hashable, Sendable {
    /// All works with a cast in the order of a day, given by its start in seconds since 1970 UTC
    /// (`LocalTime.dayStart`).
    case day(Int64)
    /// Works with a lead of a type, without revealing the character.
    case led(MBTI)
    /// Characters of a type: first those the viewer has dug, last dug first, then "someone in WORK", by work.
    case characters(MBTI)
    /// Works that members of a type wish for, most wished first.
    case wished(MBTI)
    /// Characters by the number of digs since a moment, most first.
    case hot(since: Int64)

    package var isOfWorks: Bool {
        switch self {
        case .day, .led, .wished: true
        case .characters, .hot: false
        }
    }
}
