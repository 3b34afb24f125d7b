import DimoApp
import Domain

/// Finds the member of this machine that an ID names; `local` is the local profile.
struct SharerLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    /// - Throws: `CommandFailure` where nobody has the ID, or it cannot be one.
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
