/// What members think of a work, by the type they had at the time.
public struct WorkMood: Hashable, Sendable {
    /// Types with an opinion, in the order of `MBTI.all`, *no type* last.
    public let types: [TypeMood]

    /// Types without an opinion are left out.
    public init(_ types: [TypeMood] = []) {
        self.types = types.filter { $0.wishes + $0.likes + $0.dislikes > 0 }
            .sorted { ($0.type?.code ?? 16) < ($1.type?.code ?? 16) }
    }

    /// How many wish to watch it.
    public var wishes: Int { types.reduce(0) { $0 + $1.wishes } }
    /// How many like it.
    public var likes: Int { types.reduce(0) { $0 + $1.likes } }
    /// How many dislike it.
    public var dislikes: Int { types.reduce(0) { $0 + $1.dislikes } }
    /// The types with the most wishes; several for a tie, none if there are no wishes.
    public var mostWishing: [MBTI] { most(\.wishes) }
    /// The types with the most likes.
    public var mostLiking: [MBTI] { most(\.likes) }
    /// The types with the most dislikes.
    public var mostDisliking: [MBTI] { most(\.dislikes) }

    private func most(_ number: (TypeMood) -> Int) -> [MBTI] {
        let known = types.filter { $0.type != nil }
        let most = known.map(number).max() ?? 0
        return most == 0 ? [] : known.filter { number($0) == most }.compactMap(\.type)
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
