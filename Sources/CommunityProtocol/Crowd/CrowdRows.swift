package import Domain

package struct WorkFactsRow: Codable, Hashable, Sendable {
    package let id: Identifier<Work>
    /// The id in another catalogue, such as `anilist:123`; nil for none.
    package var source: String?
    package let title: LocalizedText
    /// The title in the original language; nil if it equals one of the others.
    package let originalTitle: String?
    package let otherTitles: [String]?
    package let kind: KnownOrOther<WorkKind>
    /// The year of the first release.
    package let year: Int
    package let director: LocalizedText?
    package let genres: [String]
    package let ageRating: String?
    package let synopsis: LocalizedText
    /// `short` or `long`; nil for neither.
    package let length: String?

    package init(
        id: Identifier<Work>, source: String? = nil, title: LocalizedText, originalTitle: String? = nil,
        otherTitles: [String]? = nil, kind: KnownOrOther<WorkKind>, year: Int, director: LocalizedText? = nil,
        genres: [String], ageRating: String? = nil, synopsis: LocalizedText, length: String? = nil
    ) {
        self.id = id
        self.source = source
        self.title = title
        self.originalTitle = originalTitle
        self.otherTitles = otherTitles
        self.kind = kind
        self.year = year
        self.director = director
        self.genres = genres
        self.ageRating = ageRating
        self.synopsis = synopsis
        self.length = length
    }
}

package struct WorkRow: Codable, Hashable, Sendable {
    package let id: Identifier<Work>
    package let title: LocalizedText
    package let kind: KnownOrOther<WorkKind>
    package let year: Int

    package init(id: Identifier<Work>, title: LocalizedText, kind: KnownOrOther<WorkKind>, year: Int) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }
}

package struct CatalogueRow: Codable, Hashable, Sendable {
    package let work: WorkFactsRow
    /// In display order.
    package let cast: [CharacterRow]
    /// Nil if the work came with the server, or the publisher left.
    package let publisher: MemberRow?
    package let seq: Int64
    /// Whether it was removed; nil means false.
    package let gone: Bool?
    /// The work it was merged into; nil for none.
    package let into: Identifier<Work>?

    package init(
        work: WorkFactsRow, cast: [CharacterRow], publisher: MemberRow? = nil, seq: Int64, gone: Bool? = nil,
        into: Identifier<Work>? = nil
    ) {
        self.work = work
        self.cast = cast
        self.publisher = publisher
        self.seq = seq
        self.gone = gone
        self.into = into
    }
}

/// The public part of a character. It deliberately has no type.
package struct CharacterRow: Codable, Hashable, Sendable {
    package let id: Identifier<WorkCharacter>
    package let work: Identifier<Work>
    package let name: LocalizedText
    package let otherNames: [String]?
    package let lead: Bool
    package var votes: Int
    package let reviews: Int
    /// Whether it was removed; nil means false.
    package let gone: Bool?
    /// The character it was merged into; nil for none.
    package let into: Identifier<WorkCharacter>?

    package init(
        id: Identifier<WorkCharacter>, work: Identifier<Work>, name: LocalizedText, otherNames: [String]? = nil,
        lead: Bool, votes: Int, reviews: Int, gone: Bool? = nil, into: Identifier<WorkCharacter>? = nil
    ) {
        self.id = id
        self.work = work
        self.name = name
        self.otherNames = otherNames
        self.lead = lead
        self.votes = votes
        self.reviews = reviews
        self.gone = gone
        self.into = into
    }
}

package struct MoodRow: Codable, Hashable, Sendable {
    package let type: MBTI?
    package let wishes: Int
    package let likes: Int
    package let dislikes: Int

    package init(type: MBTI? = nil, wishes: Int, likes: Int, dislikes: Int) {
        self.type = type
        self.wishes = wishes
        self.likes = likes
        self.dislikes = dislikes
    }
}

package struct MemberRow: Codable, Hashable, Sendable {
    package let id: Identifier<Profile>
    package let nickname: String
    /// The member's type at the time; nil for none.
    package let type: MBTI?

    package init(id: Identifier<Profile>, nickname: String, type: MBTI? = nil) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}

/// A member's dig, without the type voted for.
package struct MemberVoteRow: Codable, Hashable, Sendable {
    package let character: CharacterRow
    package let work: WorkRow
    /// In milliseconds.
    package let at: Int64
    /// Only where both members show their votes to each other and the viewer has dug the character, too.
    package let type: MBTI?

    package init(character: CharacterRow, work: WorkRow, at: Int64, type: MBTI? = nil) {
        self.character = character
        self.work = work
        self.at = at
        self.type = type
    }
}

package struct MemberWishRow: Codable, Hashable, Sendable {
    package let work: WorkRow
    /// In milliseconds.
    package let at: Int64

    package init(work: WorkRow, at: Int64) {
        self.work = work
        self.at = at
    }
}

/// A row of a list. In a list by type, a row hides characters that the viewer has not dug, and gives only their work.
package struct ListRow: Codable, Hashable, Sendable {
    /// Nil if the characters are hidden.
    package let character: CharacterRow?
    package let work: WorkRow
    /// The number of votes, digs in seven days, wishes, or hidden characters.
    package let count: Int

    package init(character: CharacterRow? = nil, work: WorkRow, count: Int) {
        self.character = character
        self.work = work
        self.count = count
    }
}

package enum CrowdList: String, CaseIterable, Sendable {
    case popular
    /// Characters with the most votes in seven days.
    case hot
    /// Lead characters of a type. Undug ones only show as a number at their work.
    case led
    /// Characters of a type. Undug ones only show as a number at their work.
    case typed
    case wished

    package var needsType: Bool { self != .popular && self != .hot }
}
