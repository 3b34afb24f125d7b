/// The log of the drinks a member made. Every change is one undoable step.
public protocol MadeLogRepository: Sendable {
    /// Returns the new entry.
    @discardableResult
    func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry
    /// Returns whether that changed anything.
    @discardableResult
    func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool
    /// Returns the entries that were removed.
    @discardableResult
    func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry]
    /// A page of the log, newest first.
    ///
    /// - Parameters:
    ///   - drink: nil for all.
    ///   - last: the end of the previous page; nil for the first.
    func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry]
    /// Drinks that were never made are left out.
    func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary]
    /// A page of the drinks made, last made first; `last` is the end of the previous page, nil for the first.
    func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary]
    /// How many different drinks were made.
    func madeDrinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// Everything made at a moment or later.
    func total(since moment: Int64, of profile: Identifier<Profile>) async throws -> MadeTotal
    /// Everything made at a moment or later and before another.
    func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal
}

extension MadeLogRepository {
    /// Nil if it was never made.
    public func summary(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> MadeSummary? {
        try await summaries(of: [drink], for: profile)[drink]
    }
}
