/// How much a member has done.
public struct MomentumCounts: Hashable, Sendable {
    /// Works wished for.
    public let wished: Int
    /// Watchings in the log.
    public let watched: Int
    /// Characters dug.
    public let dug: Int
    /// Reviews written.
    public let reviews: Int
    /// Comments written.
    public let comments: Int
    /// Drinks made, each making.
    public let made: Int

    /// Makes counts; nothing named is 0.
    public init(
        wished: Int = 0, watched: Int = 0, dug: Int = 0, reviews: Int = 0, comments: Int = 0, made: Int = 0
    ) {
        self.wished = wished
        self.watched = watched
        self.dug = dug
        self.reviews = reviews
        self.comments = comments
        self.made = made
    }
}
