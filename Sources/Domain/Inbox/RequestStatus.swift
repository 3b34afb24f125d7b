/// What became of a character request.
public enum RequestStatus: String, CaseIterable, Sendable {
    /// Nothing yet.
    case open
    /// The catalogue has the character now.
    case added
    /// The member made an own character of it.
    case own
    /// The member took it back.
    case withdrawn
}
