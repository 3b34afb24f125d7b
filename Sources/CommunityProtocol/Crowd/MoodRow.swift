public import Domain

/// What members of one type think of a work.
public struct MoodRow: Codable, Hashable, Sendable {
    /// The members' own type; nil for those without one.
    public let type: MBTI?
    /// How many wish to watch it.
    public let wishes: Int
    /// How many like it.
    public let likes: Int
    /// How many dislike it.
    public let dislikes: Int

    /// Memberwise.
    public init(
        type: MBTI? = nil, wishes: Int, likes: Int, dislikes: Int
    ) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
