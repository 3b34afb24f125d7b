package import Domain

/// What members of one type think of a work.
package struct MoodRow: Codable, Hashable, Sendable {
    /// The members' own type; nil for those without one.
    package let type: MBTI?
    /// How many wish to watch it.
    package let wishes: Int
    /// How many like it.
    package let likes: Int
    /// How many dislike it.
    package let dislikes: Int

    package init(
        type: MBTI? = nil, wishes: Int, likes: Int, dislikes: Int
    ) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
