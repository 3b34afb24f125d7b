/// How much a member has done.
public struct MomentumCounts: Hashable, Sendable {
    /// Works on the wish list.
    public let wished: Int
    /// Entries of the watched log.
    public let watched: Int
    /// Characters dug.
    public let dug: Int
    /// Reviews written.
    public let reviews: Int
    /// Comments written.
    public let comments: Int
    /// Entries of the log of made drinks.
    public let made: Int

    /// Zero by default.
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
