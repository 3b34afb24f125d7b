import Domain

extension MadeLogRepository {
    /// An entry as it is now; nil when it is gone. It stands where it stood unless its time was changed.
    func entry(_ known: MadeEntry, of profile: Identifier<Profile>) async throws -> MadeEntry? {
        var last: MadeEntry?
        repeat {
            let page = try await entries(of: profile, drink: known.drink, after: last, limit: 100)
            if let found = page.first(where: { $0.id == known.id }) { return found }
            last = page.last
        } while last.map { $0.madeAt >= known.madeAt } ?? false
        return nil
    }
}
