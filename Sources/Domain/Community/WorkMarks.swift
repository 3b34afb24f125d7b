/// A reader's marks on a work.
public struct WorkMarks: Hashable, Sendable {
    /// Whether the reader wishes to watch it.
    public let isWished: Bool
    /// Nil for none.
    public let thumb: Thumb?

    /// No marks by default.
    public init(isWished: Bool = false, thumb: Thumb? = nil) {
        self.isWished = isWished
        self.thumb = thumb
    }
}

/// A member's opinion of a work.
public enum Thumb: Int, CaseIterable, Sendable {
    case like = 1
    /// Not for me.
    case dislike = -1
}
