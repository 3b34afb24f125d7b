import DimoApp
import Domain

/// Finds a local member by ID; `local` is the local profile.
struct SharerLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    /// - Throws: `CommandFailure` if the ID is unknown or invalid.
    func member(_ id: String) async throws -> Account {
        let accounts = store.accounts.accounts
        let found: Account?
        if id == Profile.localID.rawValue {
            found = try await accounts.account(of: Profile.localID)
        } else {
            found = try await accounts.account(named: AccountInput.name(id))
        }
        guard let found else { throw CommandFailure(message: store.strings("shell.error.account", id)) }
        return found
    }
}
