package import Domain

package struct MoodRow: Codable, Hashable, Sendable {
    package let type: MBTI?
    package let wishes: Int
    package let likes: Int
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
