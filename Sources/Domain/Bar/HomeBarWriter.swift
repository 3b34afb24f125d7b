/// Writes changes of a bar, first to the repository, then to the store in memory, one after another. Another program
/// may end a share or switch bars at any time. A change decided on while one bar was shown is never made in another.
struct HomeBarWriter: Sendable {
    let profile: Identifier<Profile>
    let repository: any BarRepository
    let preferences: (any BarPreferencesRepository)?
    let store: HomeBarStore

    /// - Parameter step: takes the current bar, writes to the repository and returns its changes there.
    func write<Answer: Sendable>(
        _ step: @escaping @Sendable (BarInventory) async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        let inventory = try await store.read { $0.inventory }
        let (answer, change) = try await reloadingIfReplaced { try await step(inventory) }
        // A reload may have come in between; applying a change twice is harmless.
        return (answer, try await store.change { $0.apply(change) })
    }

    /// Changes the bar of `owner`; nil for the member's own. A nil change is reported as not found.
    func write(
        inBarOf owner: Identifier<Profile>?, _ change: @escaping @Sendable (BarInventory) -> BarChange?
    ) async throws -> (isFound: Bool, bar: BarOutcome) {
        let (isFound, outcome) = try await write { inventory in
            guard inventory.host?.id == owner else { throw BarSharingProblem.isAnotherBar }
            guard let change = change(inventory) else { return (false, BarChange()) }
            return (true, try await repository.change(change, of: profile, inBarOf: owner ?? profile))
        }
        return (isFound, outcome)
    }

    func writePreferences(_ change: @escaping @Sendable (inout BarPreferences) -> Void) async throws {
        guard let preferences else { return }
        let (old, host) = try await store.read { ($0.preferences, $0.host) }
        var new = old
        change(&new)
        guard new != old else { return }
        try await reloadingIfReplaced { [new] in
            try await preferences.setPreferences(new, of: profile, inBarOf: host?.id ?? profile)
        }
        try await store.reload()
    }

    private func reloadingIfReplaced<Answer>(_ step: () async throws -> Answer) async throws -> Answer {
        do {
            return try await step()
        } catch BarSharingProblem.isAnotherBar {
            try await store.reload()
            throw BarSharingProblem.isAnotherBar
        }
    }
}
