/// The log of what a member made, kept.
public protocol MadeLogRepository: Sendable {
    /// Puts a making into the log, as one step that can be undone; answers its entry.
    @discardableResult
    func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry
    /// Replaces what an entry tells, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool
    /// Takes entries out of the log, as one step that can be undone; answers those that were there.
    @discardableResult
    func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry]
    /// A page of the log, the newest first, at most `limit`.
    /// - Parameters:
    ///   - profile: whose log it is.
    ///   - drink: the only drink to tell of; nil for all.
    ///   - last: the end of the page before; nil for the first page.
    ///   - limit: the most entries.
    func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry]
    /// What the log says of these drinks; a drink that was never made is left out.
    func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary]
    /// A page of the drinks that were made, the one made last first, at most `limit`; `last` is the end of the page
    /// before, nil for the first page.
    func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary]
    /// How many drinks were made at least once.
    func madeDrinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// What was made at a moment or later.
    func total(since moment: Int64, of profile: Identifier<Profile>) async throws -> MadeTotal
    /// What was made at a moment or later and before another.
    func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal
}

extension MadeLogRepository {
    /// What the log says of one drink; nil when it was never made.
    public func summary(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> MadeSummary? {
        try await summaries(of: [drink], for: profile)[drink]
    }
}
