/// A reader's marks on a work.
package struct WorkMarks: Hashable, Sendable {
    /// Whether the reader wishes to watch it.
    package let isWished: Bool
    /// Nil for none.
    package let thumb: Thumb?

    /// No marks by default.
    package init(isWished: Bool = false, thumb: Thumb? = nil) {
        self.isWished = isWished
        self.thumb = thumb
    }
}

/// A member's opinion of a work.
package enum Thumb: Int, CaseIterable, Sendable {
    case like = 1
    /// Not for me.
    case dislike = -1
}
