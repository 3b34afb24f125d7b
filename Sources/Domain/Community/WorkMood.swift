/// What members think of a work, by the type they had when they said so.
public struct WorkMood: Hashable, Sendable {
    /// Every type that said anything, in the order of `MBTI.all`, *no type* last.
    public let types: [TypeMood]

    /// Makes a mood; types that said nothing are left out.
    public init(_ types: [TypeMood] = []) {
        self.types = types.filter { $0.wishes + $0.likes + $0.dislikes > 0 }
            .sorted { ($0.type?.code ?? 16) < ($1.type?.code ?? 16) }
    }

    /// How many wish for it.
    public var wishes: Int { types.reduce(0) { $0 + $1.wishes } }
    /// How many like it.
    public var likes: Int { types.reduce(0) { $0 + $1.likes } }
    /// How many do not.
    public var dislikes: Int { types.reduce(0) { $0 + $1.dislikes } }
    /// The types that wish for it most; several where they tie, none where nobody does.
    public var mostWishing: [MBTI] { most(\.wishes) }
    /// The types that like it most.
    public var mostLiking: [MBTI] { most(\.likes) }
    /// The types that dislike it most.
    public var mostDisliking: [MBTI] { most(\.dislikes) }

    private func most(_ number: (TypeMood) -> Int) -> [MBTI] {
        let known = types.filter { $0.type != nil }
        let most = known.map(number).max() ?? 0
        return most == 0 ? [] : known.filter { number($0) == most }.compactMap(\.type)
    }
}
