/// What members think of a work, by the type they had at the time.
package struct WorkMood: Hashable, Sendable {
    /// Types with an opinion, in the order of `MBTI.all`, *no type* last.
    package let types: [TypeMood]

    /// Types without an opinion are left out.
    package init(_ types: [TypeMood] = []) {
        self.types = types.filter { $0.wishes + $0.likes + $0.dislikes > 0 }
            .sorted { ($0.type?.code ?? 16) < ($1.type?.code ?? 16) }
    }
}

/// What members of one type think of a work.
package struct TypeMood: Hashable, Sendable {
    /// Nil for members without a type.
    package let type: MBTI?
    /// How many wish to watch it.
    package let wishes: Int
    /// How many like it.
    package let likes: Int
    /// How many dislike it.
    package let dislikes: Int

    package init(type: MBTI?, wishes: Int, likes: Int, dislikes: Int) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
