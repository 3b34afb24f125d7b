/// The status of a character request.
public enum RequestStatus: String, CaseIterable, Sendable {
    /// Not answered yet.
    case open
    /// The catalogue has the character now.
    case added
    /// The member added the character themselves.
    case own
    /// The member withdrew it.
    case withdrawn
}
