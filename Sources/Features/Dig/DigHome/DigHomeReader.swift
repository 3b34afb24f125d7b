import Domain
import FeatureKit

struct DigHomeReading: Sendable {
    /// The character of the day; nil once every lead is dug.
    let daily: CharacterSummary?
    /// Nil for a guest.
    let streak: DigStreak?
    /// At most ten characters to dig; empty once all are dug.
    let characters: [CharacterSummary]
    /// Whether there are no characters at all.
    let isEmpty: Bool
    let unread: CappedCount
    /// The number of members and the age of that number.
    let people: String
}

struct DigHomeReader: Sendable {
    private static let shown = 10

    let daily: DailyDig
    let candidates: DigCandidates
    let characters: any CharacterRepository
    let inbox: any InboxRepository
    let memberCount: @Sendable (Reader) async throws -> Int
    let crowd: CrowdReader
    let reader: @MainActor @Sendable () -> Reader

    func read() async throws -> DigHomeReading {
        let reader = await reader()
        let found = try await candidates.next(Self.shown)
        var anybody = found
        if found.isEmpty {
            anybody = try await characters.characters(
                in: .random(seed: 0), kind: nil, isUndugOnly: false, for: reader, after: nil, limit: 1
            ).rows
        }
        var unread = CappedCount(0)
        if let profile = reader.profile { unread = try await inbox.unreadCount(of: profile) }
        let today = try await daily.character(for: reader)
        var streak: DigStreak?
        if let profile = reader.profile { streak = try await daily.streak(of: profile) }
        return DigHomeReading(
            daily: today, streak: streak, characters: found.filter { $0.id != today?.id }, isEmpty: anybody.isEmpty,
            unread: unread, people: try await crowd.people(here: try await memberCount(reader)))
    }
}
