/// The drinks a member saved or tried.
public protocol DrinkMarkRepository: Sendable {
    /// Drinks without marks are left out.
    func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks]
    /// A page of the drinks with a mark, newest first; `last` is the end of the previous page, nil for the first.
    func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink]
    func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int
    /// Changes marks in one transaction and one undoable step; returns what really changed.
    ///
    /// - Parameter now: seconds since 1970 UTC; becomes the time of added marks.
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

    /// Sets or removes one mark; returns whether that changed anything.
    @discardableResult
    public func set(
        _ mark: DrinkMark, _ isOn: Bool, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        let change = isOn ? DrinkMarkChange(mark, added: [drink]) : DrinkMarkChange(mark, removed: [drink])
        return try await !self.change(change, at: now, for: profile).isEmpty
    }
}
