internal import Domain

/// What the store has for the root of the tab.
struct DigHomeReading: Sendable {
    /// The most dug characters, at most ten; where nobody dug anybody lately, the best known ones.
    let characters: [CharacterSummary]
    /// Whether they are those of the last seven days.
    let isHot: Bool
    /// How much in the inbox is new.
    let unread: CappedCount
    /// How many people are here.
    let members: Int
}

/// Reads the root of the tab.
struct DigHomeReader: Sendable {
    private static let shown = 10

    let characters: any CharacterRepository
    let inbox: any InboxRepository
    let memberCount: @Sendable () async throws -> Int
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock
    let localTime: any LocalTime

    func read() async throws -> DigHomeReading {
        let reader = await reader()
        let since = HotWindow.start(now: clock.now(), localTime: localTime)
        let hot = CharacterOrder.hot(since: since)
        var found: [CharacterSummary] = []
        var isHot = false
        // Who is dug most, else who is known best, else anybody, the same for a day.
        for order in [hot, .popular, .random(seed: UInt64(bitPattern: since))] where found.isEmpty {
            found = try await characters.characters(
                in: order, kind: nil, isUndugOnly: false, for: reader, after: nil, limit: Self.shown
            ).rows
            isHot = order == hot && !found.isEmpty
        }
        var unread = CappedCount(0)
        if let profile = reader.profile { unread = try await inbox.unreadCount(of: profile) }
        return DigHomeReading(
            characters: found, isHot: isHot, unread: unread, members: try await memberCount())
    }
}
