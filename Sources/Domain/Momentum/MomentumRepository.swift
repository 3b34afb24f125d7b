package protocol MomentumRepository: Sendable {
    func member(_ id: Identifier<Profile>) async throws -> MemberReference?
    func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts
    /// A page of the works a member wishes to watch, newest first.
    func wished(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary>
    /// A page of the characters a member has dug, newest first; empty for others while the member keeps votes private.
    func dug(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter>
    /// A page of a member's reviews, newest first.
    func reviews(
        of profile: Identifier<Profile>, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Review>
    /// A page of the member's own comments, newest first. They are never shown to other members.
    func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment>
    /// A member's activity since a moment, in any order (`ActivityCalendar`).
    func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment]
    func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement
    func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison
    /// A page of the characters both have dug, by the member's newest votes; empty while the other keeps votes private.
    func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote>
    func editorComparison(of profile: Identifier<Profile>) async throws -> MomentumComparison
    /// Characters on which a member and the editor agree least: fewest letters first, then newest vote.
    func hardest(of profile: Identifier<Profile>, limit: Int) async throws -> [SharedVote]
}

extension MomentumRepository {
    /// A member's year of activity up to now.
    package func calendar(
        of profile: Identifier<Profile>, now: Int64, localTime: any LocalTime
    ) async throws -> ActivityCalendar {
        let start = ActivityCalendar.start(now: now, localTime: localTime)
        return ActivityCalendar(try await activity(of: profile, since: start), now: now, localTime: localTime)
    }
}

/// A character that a member has dug, with types masked for the viewer.
package struct DugCharacter: Hashable, Sendable {
    package let character: CharacterSummary
    /// The member's vote; nil if the viewer may not see the type.
    package let vote: MBTI?
    /// Seconds since 1970 UTC.
    package let at: Int64

    /// Drops the vote unless the viewer may see the character's type.
    package init(character: CharacterSummary, vote: MBTI, at: Int64) {
        self.character = character
        self.vote = character.visibility.isMasked ? nil : vote
        self.at = at
    }

    /// For members who share that they dug, but not their vote.
    package init(character: CharacterSummary, at: Int64) {
        self.character = character
        vote = nil
        self.at = at
    }
}

package struct MomentumCounts: Hashable, Sendable {
    package let wished: Int
    package let watched: Int
    package let dug: Int
    package let reviews: Int
    package let comments: Int
    package let made: Int

    package init(
        wished: Int = 0, watched: Int = 0, dug: Int = 0, reviews: Int = 0, comments: Int = 0, made: Int = 0
    ) {
        self.wished = wished
        self.watched = watched
        self.dug = dug
        self.reviews = reviews
        self.comments = comments
        self.made = made
    }
}

package struct MadeComment: Hashable, Sendable {
    package let comment: Comment
    package let character: CharacterSummary

    package init(comment: Comment, character: CharacterSummary) {
        self.comment = comment
        self.character = character
    }
}
