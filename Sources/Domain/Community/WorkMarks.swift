/// A reader's marks on a work.
public struct WorkMarks: Hashable, Sendable {
    /// Whether it is wished for.
    public let isWished: Bool
    /// What was said of it; nil for nothing.
    public let thumb: Thumb?

    /// Makes marks; nothing named is none.
    public init(isWished: Bool = false, thumb: Thumb? = nil) {
        self.isWished = isWished
        self.thumb = thumb
    }
}
