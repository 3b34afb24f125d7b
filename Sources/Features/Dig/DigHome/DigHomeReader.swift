import Domain
import FeatureKit

struct DigHomeReading: Sendable {
    /// The character of the day; nil once all are dug or skipped.
    let daily: CharacterSummary?
    /// The number of days in a row with an activity; 0 for a guest.
    let streak: Int
    /// Nil for a guest, and for a week without one.
    let rematch: WeeklyRematch?
    /// Characters to dig, as many as a tall window shows; empty once all are dug.
    let characters: [CharacterSummary]
    /// Whether there are no characters at all.
    let isEmpty: Bool
    let unread: CappedCount
    /// The number of members and the age of that number.
    let people: String
}

struct DigHomeReader: Sendable {
    private static let shown = 40

    let offers: OfferCharacters
    let characters: any CharacterRepository
    let votes: any VoteRepository
    let momentum: any MomentumRepository
    let inbox: any InboxRepository
    let memberCount: @Sendable (Viewer) async throws -> Int
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer
    let clock: any WallClock
    let localTime: any LocalTime

    func read() async throws -> DigHomeReading {
        let viewer = await viewer()
        let today = try await offers.ofDay(for: viewer)
        let found = try await offers.list(Self.shown, besides: Set([today?.id].compactMap(\.self)), for: viewer)
        var anybody = found + [today].compactMap(\.self)
        if anybody.isEmpty {
            anybody = try await characters.characters(
                in: .random(seed: 0), kind: nil, isUndugOnly: false, for: viewer, after: nil, limit: 1
            ).rows
        }
        var (unread, streak, rematch) = (CappedCount(0), 0, WeeklyRematch?.none)
        if let profile = viewer.profile {
            unread = try await inbox.unreadCount(of: profile)
            streak = try await momentum.calendar(of: profile, now: clock.now(), localTime: localTime).streak
            rematch = WeeklyRematch(
                try await votes.votes(of: profile, after: nil, limit: WeeklyRematch.mostVotes).rows,
                now: clock.now(), localTime: localTime)
        }
        return DigHomeReading(
            daily: today, streak: streak, rematch: rematch, characters: found, isEmpty: anybody.isEmpty,
            unread: unread, people: try await crowd.people(here: try await memberCount(viewer)))
    }
}
