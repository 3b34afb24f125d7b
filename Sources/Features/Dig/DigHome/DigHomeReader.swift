import Domain
import FeatureKit

/// What the store has for the root of the tab.
struct DigHomeReading: Sendable {
    /// The character of the day; nil where every lead was dug before.
    let daily: CharacterSummary?
    /// Nil for a guest.
    let streak: DigStreak?
    /// Whom to dig, at most ten; none where everybody was dug.
    let characters: [CharacterSummary]
    /// Whether there is anybody at all.
    let isEmpty: Bool
    /// How much in the inbox is new.
    let unread: CappedCount
    /// How many people are here, and of when that is.
    let people: String
}

/// Reads the root of the tab.
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
