/// The drinks a member saved or tried, kept.
public protocol DrinkMarkRepository: Sendable {
    /// The marks of these drinks; a drink without any is left out.
    func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks]
    /// A page of the drinks that bear a mark, the newest first, at most `limit`; `last` is the end of the page before,
    /// nil for the first page.
    func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink]
    /// How many drinks bear a mark.
    func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int
    /// Changes marks in one transaction that can be undone as one step; answers what really changed.
    /// - Parameters:
    ///   - change: what is to change.
    ///   - now: seconds since 1970 UTC, the place of what is added in the lists.
    ///   - profile: whose marks they are.
    @discardableResult
    func change(
        _ change: DrinkMarkChange, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> DrinkMarkChange
}

extension DrinkMarkRepository {
    /// The marks of one drink.
    public func marks(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> DrinkMarks {
        try await marks(of: [drink], for: profile)[drink] ?? DrinkMarks()
    }

    /// Gives one drink a mark or takes it away; answers whether that changed anything.
    @discardableResult
    public func set(
        _ mark: DrinkMark, _ isOn: Bool, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        let change = isOn ? DrinkMarkChange(mark, added: [drink]) : DrinkMarkChange(mark, removed: [drink])
        return try await !self.change(change, at: now, for: profile).isEmpty
    }
}
