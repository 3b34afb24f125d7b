package struct MomentumCounts: Hashable, Sendable {
    package let wished: Int
    package let watched: Int
    package let dug: Int
    package let reviews: Int
    package let comments: Int
    package let made: Int

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
