/// What members of one type think of a work.
public struct TypeMood: Hashable, Sendable {
    /// Their type; nil for those without one.
    public let type: MBTI?
    /// How many wish for it.
    public let wishes: Int
    /// How many like it.
    public let likes: Int
    /// How many do not.
    public let dislikes: Int

    /// Makes a mood.
    public init(type: MBTI?, wishes: Int, likes: Int, dislikes: Int) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
