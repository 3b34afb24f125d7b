package struct MemberAnswer: Codable, Hashable, Sendable {
    package let member: MemberRow
    package let intro: String
    package let votes: Int
    package let wishes: Int
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
