/// What members think of a work, by the type they had at the time.
public struct WorkMood: Hashable, Sendable {
    /// Types with an opinion, in the order of `MBTI.all`, *no type* last.
    public let types: [TypeMood]

    /// Types without an opinion are left out.
    public init(_ types: [TypeMood] = []) {
        self.types = types.filter { $0.wishes + $0.likes + $0.dislikes > 0 }
            .sorted { ($0.type?.code ?? 16) < ($1.type?.code ?? 16) }
    }
}

/// What members of one type think of a work.
public struct TypeMood: Hashable, Sendable {
    /// Nil for members without a type.
    public let type: MBTI?
    /// How many wish to watch it.
    public let wishes: Int
    /// How many like it.
    public let likes: Int
    /// How many dislike it.
    public let dislikes: Int

    /// Memberwise.
    public init(type: MBTI?, wishes: Int, likes: Int, dislikes: Int) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
