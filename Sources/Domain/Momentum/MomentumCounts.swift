/// How much a member has done.
package struct MomentumCounts: Hashable, Sendable {
    /// Works on the wish list.
    package let wished: Int
    /// Entries of the watched log.
    package let watched: Int
    /// Characters dug.
    package let dug: Int
    /// Reviews written.
    package let reviews: Int
    /// Comments written.
    package let comments: Int
    /// Entries of the log of made drinks.
    package let made: Int

    /// Zero by default.
    package init(
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
