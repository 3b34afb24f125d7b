public import Domain

extension InMemoryCommunity: MomentumRepository {
    /// A member as others see one.
    public func member(_ id: Identifier<Profile>) async throws -> MemberReference? {
        try check()
        return members[id]
    }

    /// How much a member has done.
    public func counts(of profile: Identifier<Profile>) async throws -> MomentumCounts {
        try check()
        return MomentumCounts(
            wished: wishes.count { $0.profile == profile }, watched: watchings.count { $0.profile == profile },
            dug: (votes[profile] ?? [:]).count, reviews: reviews.count { $0.author.id == profile },
            comments: comments.count { $0.author.id == profile })
    }

    /// The works a member wishes for.
    public func wished(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try check()
        let rows = wishes.filter { $0.profile == profile }.sorted { $0.at > $1.at }
            .compactMap { wish in cast.first { $0.work.id == wish.work } }
        return page(rows.map { workSummary($0, reader) }, after: last, limit: limit)
    }

    /// The characters a member has dug.
    public func dug(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<DugCharacter> {
        try check()
        let rows = sorted(profile).compactMap { row in
            found(row.character.id).map {
                DugCharacter(
                    character: summary($0.character, $0.work, reader), vote: row.vote.ballot.type, at: row.vote.votedAt)
            }
        }
        return page(rows, after: last, limit: limit)
    }

    /// The reviews a member wrote.
    public func reviews(
        of profile: Identifier<Profile>, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Review> {
        try check()
        let rows = reviews.filter { $0.author.id == profile }.reversed().compactMap { shown($0, reader) }
        return page(rows, after: last, limit: limit)
    }

    /// A member's own comments.
    public func comments(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<MadeComment> {
        try check()
        let rows = comments.filter { $0.author.id == profile }.reversed().compactMap { comment -> MadeComment? in
            guard let review = reviews.first(where: { $0.number == comment.review }),
                let (character, work) = found(review.character)
            else { return nil }
            return MadeComment(
                comment: shown(comment, Reader(profile)), character: summary(character, work, Reader(profile)))
        }
        return page(rows, after: last, limit: limit)
    }

    /// What a member did.
    public func activity(of profile: Identifier<Profile>, since moment: Int64) async throws -> [ActivityMoment] {
        try check()
        let digs = (votes[profile] ?? [:]).values.map { ActivityMoment(.dig, at: $0.votedAt) }
        let posts = reviews.filter { $0.author.id == profile }.map { ActivityMoment(.review, at: $0.writtenAt) }
        let films = watchings.filter { $0.profile == profile }
            .map { ActivityMoment(.film, at: $0.entry.watching.watchedAt) }
        return (digs + posts + films).filter { $0.at >= moment }
    }

    /// How a member's votes stand to the crowd.
    public func agreement(of profile: Identifier<Profile>) async throws -> CrowdAgreement {
        try check()
        return CrowdAgreement(
            (votes[profile] ?? [:]).values.map { vote in
                let tally = tally(vote.ballot.character)
                return ComparedVote(mine: vote.ballot.type, all: MBTIAxis.allCases.map { tally.axis($0) })
            })
    }

    /// Two members' votes beside each other.
    public func comparison(
        of profile: Identifier<Profile>, with other: Identifier<Profile>
    ) async throws -> MomentumComparison {
        try check()
        return MomentumComparison(shared(profile, other).map { ($0.mine, $0.theirs) })
    }

    /// The characters two members have dug.
    public func sharedVotes(
        of profile: Identifier<Profile>, with other: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<SharedVote> {
        try check()
        return page(shared(profile, other), after: last, limit: limit)
    }

    private func shared(_ profile: Identifier<Profile>, _ other: Identifier<Profile>) -> [SharedVote] {
        sorted(profile).compactMap { row in
            votes[other]?[row.character.id].map {
                SharedVote(character: row.character, mine: row.vote.ballot.type, theirs: $0.ballot.type)
            }
        }
    }
}
