/// A member's opinion of a work.
public enum Thumb: Int, CaseIterable, Sendable {
    case like = 1
    /// Not for me.
    case dislike = -1
}
