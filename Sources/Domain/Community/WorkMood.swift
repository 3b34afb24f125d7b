/// Members' opinions of a work, by the type they had at the time.
package struct WorkMood: Hashable, Sendable {
    /// The types whose members have an opinion, in the order of `MBTI.all`, *no type* last.
    package let types: [TypeMood]

    package init(_ types: [TypeMood] = []) {
        self.types = types.filter { $0.wishes + $0.likes + $0.dislikes > 0 }
            .sorted { ($0.type?.code ?? 16) < ($1.type?.code ?? 16) }
    }
}

package struct TypeMood: Hashable, Sendable {
    package let type: MBTI?
    package let wishes: Int
    package let likes: Int
    package let dislikes: Int

    package init(type: MBTI?, wishes: Int, likes: Int, dislikes: Int) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}
