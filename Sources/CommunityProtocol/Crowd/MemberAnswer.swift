/// A member's page.
package struct MemberAnswer: Codable, Hashable, Sendable {
    /// Who.
    package let member: MemberRow
    /// The introduction; empty for none.
    package let intro: String
    /// How many characters they dug.
    package let votes: Int
    /// How many works they wish to watch.
    package let wishes: Int
    /// How many reviews they wrote.
    package let reviews: Int

    package init(
        member: MemberRow, intro: String, votes: Int, wishes: Int, reviews: Int
    ) {
        self.member = member
        self.intro = intro
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
    }
}
