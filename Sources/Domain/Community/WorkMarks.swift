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
