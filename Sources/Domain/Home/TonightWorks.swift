/// Chooses tonight's work: through a dug character whose type is as near to the member's own as possible, else by the
/// day.
public struct TonightWorks: Sendable {
    /// A work that was chosen.
    public struct Choice: Hashable, Sendable {
        /// The work.
        public let work: Identifier<Work>
        /// The dug character that led to it; nil if none did.
        public let character: Identifier<WorkCharacter>?
        /// Why this one; also says what is unknown.
        public let reasons: [TonightReason]
    }

    /// The most votes to consider, newest first.
    private static let mostVotes = 200

    private let votes: any VoteRepository
    private let works: any WorkRepository
    private let home: any HomeShelves

    /// Memberwise.
    public init(votes: any VoteRepository, works: any WorkRepository, home: any HomeShelves) {
        self.votes = votes
        self.works = works
        self.home = home
    }

    /// Nil if there is none at all.
    ///
    /// - Parameters:
    ///   - day: when the day began, seconds since 1970 UTC.
    ///   - leavingOut: today's earlier suggestions, which are used again if nothing else is left.
    ///   - seed: decides between equals.
    public func choose(
        for member: ActingMember, day: Int64, leavingOut: Set<Identifier<Work>>, seed: UInt64
    ) async throws -> Choice? {
        let all = try await votes.votes(of: member.id, after: nil, limit: Self.mostVotes).rows
        let history = all.filter { !$0.character.isGone && !leavingOut.contains($0.character.work.id) }
        guard let type = member.type, let best = nearest(history, to: type, seed: seed) else {
            return try await alone(member, day, leavingOut, all.isEmpty)
        }
        let vote = best.vote.ballot.type
        let letters = vote.sharedLetters(with: type)
        let reason: TonightReason =
            letters == MBTIAxis.allCases.count
            ? .ownType(best.character.id, vote) : .nearType(best.character.id, vote, sharedLetters: letters)
        return Choice(
            work: best.character.work.id, character: best.character.id,
            reasons: [reason] + (try await marks(best.character.work.id, member)))
    }

    /// The vote nearest to the member's own type; the seed decides between equals.
    private func nearest(_ history: [VoteHistoryRow], to type: MBTI, seed: UInt64) -> VoteHistoryRow? {
        let most = history.map { $0.vote.ballot.type.sharedLetters(with: type) }.max() ?? 0
        let best = history.filter { $0.vote.ballot.type.sharedLetters(with: type) == most }
            .sorted { $0.character.id < $1.character.id }
        return best.isEmpty ? nil : best[Int(seed % UInt64(best.count))]
    }

    /// The first work of the day that was not suggested yet.
    private func alone(
        _ member: ActingMember, _ day: Int64, _ leavingOut: Set<Identifier<Work>>, _ hasDugNobody: Bool
    ) async throws -> Choice? {
        let reader = Reader(member.id)
        let page = try await home.worksOfDay(day, kind: nil, for: reader, after: nil, limit: leavingOut.count + 1).rows
        guard let work = page.first(where: { !leavingOut.contains($0.id) }) ?? page.first else { return nil }
        var reasons: [TonightReason] = member.type == nil ? [.noType] : []
        if hasDugNobody { reasons.append(.nobodyDug) }
        return Choice(work: work.id, character: nil, reasons: reasons + (try await marks(work.id, member)))
    }

    /// Why this work, as it holds now.
    func reasons(of pick: TonightPick, for member: ActingMember) async throws -> [TonightReason] {
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

    private func marks(_ work: Identifier<Work>, _ member: ActingMember) async throws -> [TonightReason] {
        guard let page = try await works.page(of: work, for: Reader(member.id)) else { return [] }
        let watched: TonightReason = page.watchedCount > 0 ? .watched : .notWatched
        return page.marks.isWished ? [.wished, watched] : [watched]
    }
}
