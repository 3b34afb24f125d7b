/// What a member says of a work with one key; none is said by taking it back.
public enum Thumb: Int, CaseIterable, Sendable {
    /// I like it.
    case like = 1
    /// Not for me.
    case dislike = -1
}
