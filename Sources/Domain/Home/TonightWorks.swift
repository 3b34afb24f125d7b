/// Finds works for tonight: those the member wished for, else through dug characters with a type like the member's own
/// whose works are not known yet, else by the day, again those not known first. Late in the evening none is long.
package struct TonightWorks: Sendable {
    struct Candidate {
        let work: Work
        let character: Identifier<WorkCharacter>?
        let reasons: [TonightReason]
        /// Whether the member has dug more than half of the cast, and so knows the work.
        let isKnown: Bool

        func adding(_ reason: TonightReason?) -> Candidate {
            Candidate(
                work: work, character: character, reasons: [reason].compactMap(\.self) + reasons, isKnown: isKnown)
        }
    }

    /// What is known from the member's log of watched works.
    struct Known {
        var taste = EveningTaste()
        /// The works with a good rating, best first, then the last watched.
        var loved: [(work: Work, rating: Rating)] = []
        var watched: Set<Identifier<Work>> = []
        /// The works watched within a year, which are never suggested.
        var watchedLately: Set<Identifier<Work>> = []
    }

    /// The local hours from which, and up to which, a long film ends too late.
    private static let lateHours = (from: 22, to: LocalDay.firstHour)
    private static let year: Int64 = 365 * 86_400
    /// The most votes to consider, newest first; so are the other limits.
    private static let mostVotes = 200
    private static let mostWishes = 200
    /// The most watchings to derive the taste from, newest first.
    private static let mostRated = 60
    /// The fewest stars of a good rating.
    private static let good = 4.0
    /// The fewest shared genres that are a reason.
    private static let fewestGenres = 2
    private static let mostWatched = 2_000
    private static let offered = 12
    /// The share of chance in the order.
    private static let chance = 0.3
    /// The cost of a letter that differs from the member's type.
    private static let letter = 0.4
    /// With fewer equal letters, a type is not like the member's.
    private static let fewestLetters = 3

    private let votes: any VoteRepository
    private let works: any WorkRepository
    private let home: any HomeShelves
    private let marks: any CommunityMarksRepository
    private let momentum: any MomentumRepository

    package init(
        votes: any VoteRepository, works: any WorkRepository, home: any HomeShelves,
        marks: any CommunityMarksRepository, momentum: any MomentumRepository
    ) {
        self.votes = votes
        self.works = works
        self.home = home
        self.marks = marks
        self.momentum = momentum
    }

    func known(of profile: Identifier<Profile>, _ answers: [EveningAnswer], now: Int64) async throws -> Known {
        let entries = try await marks.watched(of: profile, work: nil, after: nil, limit: Self.mostWatched).rows
        var rated: [(work: Work, rating: Rating)] = []
        for entry in entries.prefix(Self.mostRated) {
            guard let rating = entry.watching.rating,
                let page = try await works.page(of: entry.watching.work, for: Viewer(profile))
            else { continue }
            rated.append((page.work, rating))
        }
        let lately = entries.filter { $0.watching.watchedAt > now - Self.year }
        // A work watched again counts with its last rating.
        var seen: Set<Identifier<Work>> = []
        let last = rated.filter { seen.insert($0.work.id).inserted }
        let loved = last.filter { $0.rating.stars >= Self.good }.enumerated()
            .sorted { ($1.element.rating, $0.offset) < ($0.element.rating, $1.offset) }.map(\.element)
        return Known(
            taste: EveningTaste(works: rated.map { ($0.work.genres, $0.rating) }, answers: answers), loved: loved,
            watched: Set(entries.map(\.watching.work)),
            watchedLately: Set(lately.map(\.watching.work)))
    }

    /// Best first; empty if there are no works. `day` is its start, seconds since 1970 UTC, `hour` is local, and
    /// `leavingOut` has the works suggested or watched lately. `seed` decides between equals.
    func candidates(
        for member: Author, day: Int64, hour: Int, leavingOut: Set<Identifier<Work>>, known: Known, seed: UInt64
    ) async throws -> [Candidate] {
        try await chosen(for: member, day: day, hour: hour, leavingOut: leavingOut, known.taste, seed).map {
            $0.adding(Self.reason(for: $0.work, loved: known.loved, besides: $0.reasons))
        }
    }

    private func chosen(
        for member: Author, day: Int64, hour: Int, leavingOut: Set<Identifier<Work>>, _ taste: EveningTaste,
        _ seed: UInt64
    ) async throws -> [Candidate] {
        let isLate = hour >= Self.lateHours.from || hour < Self.lateHours.to
        func fitting(_ found: [Candidate]) -> [Candidate] { found.filter { !isLate || $0.work.length != .long } }
        let wished = fitting(try await self.wished(by: member, leavingOut, seed))
        if !wished.isEmpty { return Self.sorted(wished.map { ($0, 0) }, taste, seed) }
        let all = try await votes.votes(of: member.id, after: nil, limit: Self.mostVotes).rows
        let near = try await ofType(all, member, leavingOut, seed)
        let found = near.filter { !fitting([$0.candidate]).isEmpty }
        let new = found.filter { !$0.candidate.isKnown }
        if !new.isEmpty { return Self.sorted(new, taste, seed) }
        let ofDay = fitting(try await ofTheDay(member, day, leavingOut, hasDugNobody: all.isEmpty))
            .map { (candidate: $0, cost: 0.0) }
        let newOfDay = ofDay.filter { !$0.candidate.isKnown }
        return Self.sorted([newOfDay, ofDay, found].first { !$0.isEmpty } ?? [], taste, seed)
    }

    /// The reason for a work from the member's log; its genres only if there is no other reason.
    private static func reason(
        for work: Work, loved: [(work: Work, rating: Rating)], besides reasons: [TonightReason]
    ) -> TonightReason? {
        let others = loved.filter { $0.work.id != work.id }
        if let director = work.director, let same = others.first(where: { $0.work.director == director }) {
            return .sameDirector(same.work.id, same.rating)
        }
        guard TonightPick(workReasons: reasons).goodWorkReasons.allSatisfy({ $0 == .notWatched || $0.isLength })
        else { return nil }
        let genres = Set(work.genres)
        let like = others.first { other in
            let common = genres.intersection(other.work.genres).count
            return common >= fewestGenres && common == min(genres.count, other.work.genres.count)
                && other.work.kind.isAnimated == work.kind.isAnimated
        }
        return like.map { .sameGenres($0.work.id, $0.rating) }
    }

    private static func sorted(
        _ found: [(candidate: Candidate, cost: Double)], _ taste: EveningTaste, _ seed: UInt64
    ) -> [Candidate] {
        found.map { row in
            (
                row.candidate,
                taste.liking(of: row.candidate.work) + chance * row.candidate.work.id.rawValue.unitHash(seed) - row.cost
            )
        }.sorted { $0.1 > $1.1 }.map(\.0)
    }

    private func wished(
        by member: Author, _ leavingOut: Set<Identifier<Work>>, _ seed: UInt64
    ) async throws -> [Candidate] {
        let wishes = try await momentum.wished(
            of: member.id, for: Viewer(member.id), after: nil, limit: Self.mostWishes
        ).rows.filter { !$0.work.kind.isSeries && !leavingOut.contains($0.id) }
        var found: [Candidate] = []
        for place in SeededOrder.places(count: wishes.count, seed: seed).prefix(Self.offered) {
            found += try await candidate(wishes[Int(place)].id, nil, [], member)
        }
        return found
    }

    /// The works of dug characters, each with the cost of differing letters.
    private func ofType(
        _ all: [VoteHistoryRow], _ member: Author, _ leavingOut: Set<Identifier<Work>>, _ seed: UInt64
    ) async throws -> [(candidate: Candidate, cost: Double)] {
        guard let type = member.type else { return [] }
        let history = all.filter {
            !$0.character.isGone && !$0.character.work.kind.isSeries && !leavingOut.contains($0.character.work.id)
        }
        var found: [(Candidate, Double)] = []
        for row in Self.nearest(history, to: type, seed: seed) {
            let vote = row.vote.ballot.type
            let letters = vote.sharedLetters(with: type)
            let isOwn = letters == MBTIAxis.allCases.count
            let reason: TonightReason =
                isOwn ? .ownType(row.character.id, vote) : .nearType(row.character.id, vote, sharedLetters: letters)
            found += try await candidate(row.character.work.id, row.character.id, [reason], member).map {
                ($0, isOwn ? 0 : Self.letter)
            }
        }
        return found
    }

    /// The votes with the member's type, then those one letter further, one per work; the seed selects among them.
    private static func nearest(_ history: [VoteHistoryRow], to type: MBTI, seed: UInt64) -> [VoteHistoryRow] {
        let letters = history.map { $0.vote.ballot.type.sharedLetters(with: type) }
        var works: Set<Identifier<Work>> = []
        return (fewestLetters...MBTIAxis.allCases.count).reversed().flatMap { wanted in
            let near = zip(history, letters).filter { $0.1 == wanted }.map(\.0)
                .sorted { $0.character.id < $1.character.id }
            return SeededOrder.places(count: near.count, seed: seed).map { near[Int($0)] }
        }.filter { works.insert($0.character.work.id).inserted }.prefix(offered).map { $0 }
    }

    private func ofTheDay(
        _ member: Author, _ day: Int64, _ leavingOut: Set<Identifier<Work>>, hasDugNobody: Bool
    ) async throws -> [Candidate] {
        // Leaves out series, which take more than one evening; at most half of the day's works are series.
        let limit = 2 * (leavingOut.count + Self.offered)
        let page = try await home.worksOfDay(day, kind: nil, for: Viewer(member.id), after: nil, limit: limit).rows
            .filter { !$0.work.kind.isSeries }
        let fresh = page.filter { !leavingOut.contains($0.id) }.prefix(Self.offered)
        var reasons: [TonightReason] = member.type == nil ? [.noType] : []
        if hasDugNobody { reasons.append(.nobodyDug) }
        var found: [Candidate] = []
        for work in fresh {
            found += try await candidate(work.id, nil, reasons, member)
        }
        return found
    }

    private func candidate(
        _ work: Identifier<Work>, _ character: Identifier<WorkCharacter>?, _ reasons: [TonightReason],
        _ member: Author
    ) async throws -> [Candidate] {
        guard let page = try await works.page(of: work, for: Viewer(member.id)) else { return [] }
        let length = page.work.length.map { [TonightReason.length($0)] } ?? []
        return [
            Candidate(
                work: page.work, character: character, reasons: reasons + length + Self.marks(page),
                isKnown: page.progress.dug * 2 > page.progress.all)
        ]
    }

    func reasons(of pick: TonightPick, for member: Author) async throws -> [TonightReason] {
        guard let work = pick.work else { return pick.workReasons }
        var reasons: [TonightReason] = []
        for reason in pick.workReasons {
            switch reason {
            case .noType: if member.type == nil { reasons.append(reason) }
            case .nobodyDug:
                if try await votes.votes(of: member.id, after: nil, limit: 1).rows.isEmpty { reasons.append(reason) }
            case .sameDirector(let loved, let rating), .sameGenres(let loved, let rating):
                let watched = try await marks.watched(of: member.id, work: loved, after: nil, limit: Self.mostRated)
                let last = watched.rows.lazy.compactMap(\.watching.rating).first
                if last == rating { reasons.append(reason) }
            case .wished, .watched, .notWatched: break
            default: reasons.append(reason)
            }
        }
        return reasons + (try await marks(work, member))
    }

    private func marks(_ work: Identifier<Work>, _ member: Author) async throws -> [TonightReason] {
        try await works.page(of: work, for: Viewer(member.id)).map(Self.marks) ?? []
    }

    private static func marks(_ page: WorkPage) -> [TonightReason] {
        let watched: TonightReason = page.watchedCount > 0 ? .watched : .notWatched
        return page.marks.isWished ? [.wished] + (page.watchedCount > 0 ? [watched] : []) : [watched]
    }
}
