import Domain
import FeatureKit

struct MomentumPageReader: Sendable {
    let member: Identifier<Profile>
    let isMine: Bool
    let momentum: any MomentumRepository
    let introduction: @Sendable (Identifier<Profile>) async throws -> String
    let showsVotes: @Sendable (Identifier<Profile>) async throws -> Bool
    let lists: [MomentumListReader]
    let now: Int64
    let localTime: any LocalTime
    let crowd: CrowdReader

    /// Returns the lists on a page; comments only appear on the member's own.
    static func lists(isMine: Bool) -> [MomentumList] {
        MomentumList.allCases.filter { $0 != .votes && (isMine || $0.isShared) }
    }

    /// Throws `NotFound` if the member has left.
    func read() async throws -> MomentumReading {
        // Reads the lists first: their requests to a community may be what makes the member known.
        var rows: [MomentumList: [PageRow<MomentumTarget>]] = [:]
        for reader in lists {
            rows[reader.list] = try await reader.rows(after: nil, limit: MomentumReading.most).rows
        }
        guard let reference = try await momentum.member(member) else { throw NotFound(id: member.rawValue) }
        let hidesVotes = isMine ? false : try await !showsVotes(member)
        return MomentumReading(
            member: reference, introduction: try await introduction(member), isMine: isMine,
            age: isMine ? "" : try await crowd.age(of: .member(member)), hidesVotes: hidesVotes,
            counts: try await momentum.counts(of: member), lists: rows,
            agreement: isMine ? try await momentum.agreement(of: member) : nil,
            editor: isMine
                ? (
                    try await momentum.editorComparison(of: member),
                    try await momentum.hardest(of: member, limit: MomentumReading.least)
                ) : nil,
            calendar: isMine ? try await momentum.calendar(of: member, now: now, localTime: localTime) : nil)
    }
}
