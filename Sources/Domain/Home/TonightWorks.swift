/// Finds works for tonight: through dug characters with a type as near as possible to the member's own, else by the
/// day.
package struct TonightWorks: Sendable {
    struct Candidate {
        let work: Work
        let character: Identifier<WorkCharacter>?
        let reasons: [TonightReason]
    }

    /// The most votes to consider, newest first.
    private static let mostVotes = 200
    /// The most watchings to derive the taste from, newest first.
    private static let mostWatched = 60
    /// The most works to offer for pairing.
    private static let offered = 12
    /// The share of chance in the order.
    private static let chance = 0.3
    /// The cost of a letter that differs from the member's type.
    private static let letter = 0.4

    private let votes: any VoteRepository
    private let works: any WorkRepository
    private let home: any HomeShelves
    private let marks: any CommunityMarksRepository

    package init(
        votes: any VoteRepository, works: any WorkRepository, home: any HomeShelves,
        marks: any CommunityMarksRepository
    ) {
        self.votes = votes
        self.works = works
        self.home = home
        self.marks = marks
    }

    func taste(
        of profile: Identifier<Profile>, _ answers: [EveningAnswer]
    ) async throws -> (taste: EveningTaste, watched: Set<Identifier<Work>>) {
        let entries = try await marks.watched(of: profile, work: nil, after: nil, limit: Self.mostWatched).rows
        var rated: [(genres: [Identifier<Genre>], rating: Rating)] = []
        for entry in entries {
            guard let rating = entry.watching.rating,
                let page = try await works.page(of: entry.watching.work, for: Reader(profile))
            else { continue }
            rated.append((page.work.genres, rating))
        }
        return (EveningTaste(works: rated, answers: answers), Set(entries.map(\.watching.work)))
    }

    /// Best first; empty if there are no works.
    ///
    /// - Parameters:
    ///   - day: the start of the day, seconds since 1970 UTC.
    ///   - leavingOut: works suggested or watched lately, used again if nothing else is left.
    ///   - seed: decides between equals.
    func candidates(
        for member: Author, day: Int64, leavingOut: Set<Identifier<Work>>, taste: EveningTaste, seed: UInt64
    ) async throws -> [Candidate] {
        let all = try await votes.votes(of: member.id, after: nil, limit: Self.mostVotes).rows
        let history = all.filter {
            !$0.character.isGone && !$0.character.work.kind.isSeries && !leavingOut.contains($0.character.work.id)
        }
        var found: [Candidate] = []
        var further: Set<Identifier<Work>> = []
        if let type = member.type {
            let near = Self.nearest(history, to: type, seed: seed)
            let most = near.first?.vote.ballot.type.sharedLetters(with: type)
            for row in near {
                let vote = row.vote.ballot.type
                let letters = vote.sharedLetters(with: type)
                if letters != most { further.insert(row.character.work.id) }
                let reason: TonightReason =
                    letters == MBTIAxis.allCases.count
                    ? .ownType(row.character.id, vote) : .nearType(row.character.id, vote, sharedLetters: letters)
                found += try await candidate(row.character.work.id, row.character.id, [reason], member)
            }
        }
        if found.isEmpty { found = try await ofTheDay(member, day, leavingOut, hasDugNobody: all.isEmpty) }
        return found.map { candidate in
            let cost = further.contains(candidate.work.id) ? Self.letter : 0
            return (
                candidate, taste.liking(of: candidate.work) + Self.chance * Self.dice(candidate.work.id, seed) - cost
            )
        }
        .sorted { $0.1 > $1.1 }.map(\.0)
    }

    /// The votes with types nearest to the member's, then those one letter further, one per work; the seed selects
    /// among them.
    private static func nearest(_ history: [VoteHistoryRow], to type: MBTI, seed: UInt64) -> [VoteHistoryRow] {
        let letters = history.map { $0.vote.ballot.type.sharedLetters(with: type) }
        let most = letters.max() ?? 0
        var works: Set<Identifier<Work>> = []
        return [most, most - 1].flatMap { wanted in
            let near = zip(history, letters).filter { $0.1 == wanted }.map(\.0)
                .sorted { $0.character.id < $1.character.id }
            return SeededOrder.places(count: near.count, seed: seed).map { near[Int($0)] }
        }.filter { works.insert($0.character.work.id).inserted }.prefix(offered).map { $0 }
    }

    private func ofTheDay(
        _ member: Author, _ day: Int64, _ leavingOut: Set<Identifier<Work>>, hasDugNobody: Bool
    ) async throws -> [Candidate] {
        // A series is no evening; of the days' works at most half are.
        let limit = 2 * (leavingOut.count + Self.offered)
        let page = try await home.worksOfDay(day, kind: nil, for: Reader(member.id), after: nil, limit: limit).rows
            .filter { !$0.work.kind.isSeries }
        let fresh = page.filter { !leavingOut.contains($0.id) }
        var reasons: [TonightReason] = member.type == nil ? [.noType] : []
        if hasDugNobody { reasons.append(.nobodyDug) }
        var found: [Candidate] = []
        for work in (fresh.isEmpty ? page : fresh).prefix(Self.offered) {
            found += try await candidate(work.id, nil, reasons, member)
        }
        return found
    }

    private func candidate(
        _ work: Identifier<Work>, _ character: Identifier<WorkCharacter>?, _ reasons: [TonightReason],
        _ member: Author
    ) async throws -> [Candidate] {
        guard let page = try await works.page(of: work, for: Reader(member.id)) else { return [] }
        return [Candidate(work: page.work, character: character, reasons: reasons + Self.marks(page))]
    }

    /// From 0 to 1.
    private static func dice(_ work: Identifier<Work>, _ seed: UInt64) -> Double {
        let mixed = work.rawValue.utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Double(mixed >> 40) / Double(1 << 24)
    }

    func reasons(of pick: TonightPick, for member: Author) async throws -> [TonightReason] {
        guard let work = pick.work else { return pick.workReasons }
        var reasons: [TonightReason] = []
        for reason in pick.workReasons {
            switch reason {
            case .noType: if member.type == nil { reasons.append(reason) }
            case .nobodyDug:
                if try await votes.votes(of: member.id, after: nil, limit: 1).rows.isEmpty { reasons.append(reason) }
            case .wished, .watched, .notWatched: break
            default: reasons.append(reason)
            }
        }
        return reasons + (try await marks(work, member))
    }

    private func marks(_ work: Identifier<Work>, _ member: Author) async throws -> [TonightReason] {
        try await works.page(of: work, for: Reader(member.id)).map(Self.marks) ?? []
    }

    private static func marks(_ page: WorkPage) -> [TonightReason] {
        let watched: TonightReason = page.watchedCount > 0 ? .watched : .notWatched
        return page.marks.isWished ? [.wished, watched] : [watched]
    }
}
