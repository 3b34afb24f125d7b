import Domain

extension MadeLogRepository {
    /// Returns the stored entry, or nil if it is gone. May miss an entry whose time moved back.
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
