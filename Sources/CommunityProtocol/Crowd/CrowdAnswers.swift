package struct PageAnswer<Row: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package let rows: [Row]
    /// The start of the next page; nil for the last page.
    package let next: String?

    package init(rows: [Row], next: String? = nil) {
        self.rows = rows
        self.next = next
    }
}

package struct WorkAnswer: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// Ordered by the members' type, *no type* last. Types without an opinion are omitted.
    package let mood: [MoodRow]
    /// In display order.
    package let cast: [CharacterRow]

    package init(work: WorkFactsRow, mood: [MoodRow], cast: [CharacterRow]) {
        self.work = work
        self.mood = mood
        self.cast = cast
    }
}

package struct CharacterAnswer: Codable, Hashable, Sendable {
    package let character: CharacterRow
    package let work: WorkRow

    package init(character: CharacterRow, work: WorkRow) {
        self.character = character
        self.work = work
    }
}

package struct MemberAnswer: Codable, Hashable, Sendable {
    package let member: MemberRow
    package let intro: String
    package let votes: Int
    package let wishes: Int
    package let reviews: Int
    /// Whether this member and the viewer show their votes to each other; nil means no.
    package let showsVotes: Bool?

    package init(
        member: MemberRow, intro: String, votes: Int, wishes: Int, reviews: Int, showsVotes: Bool? = nil
    ) {
        self.member = member
        self.intro = intro
        self.votes = votes
        self.wishes = wishes
        self.reviews = reviews
        self.showsVotes = showsVotes
    }
}

package struct FoundAnswer: Codable, Hashable, Sendable {
    package let works: [WorkRow]
    package let characters: [CharacterRow]
    package let members: [MemberRow]
    package let next: String?

    package init(works: [WorkRow], characters: [CharacterRow], members: [MemberRow], next: String? = nil) {
        self.works = works
        self.characters = characters
        self.members = members
        self.next = next
    }
}
