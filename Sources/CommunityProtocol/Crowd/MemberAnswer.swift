/// A member's page.
public struct MemberAnswer: Codable, Hashable, Sendable {
    /// Who.
    public let member: MemberRow
    /// The introduction; empty for none.
    public let intro: String
    /// How many characters they dug.
    public let votes: Int
    /// How many works they wish to watch.
    public let wishes: Int
    /// How many reviews they wrote.
    public let reviews: Int

    /// Memberwise.
    public init(
        member: MemberRow, intro: String, votes: Int, wishes: Int, reviews: Int
    ) {
        self.member = member
        self.intro = intro
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
    }
}
