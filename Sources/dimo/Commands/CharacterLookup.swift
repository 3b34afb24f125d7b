import DimoApp
import Domain

/// Finds characters by their ids or names on the command line; for an unknown one, the error suggests the nearest.
struct CharacterLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    func character(_ text: String, isRevealed: Bool) async throws -> CharacterSummary {
        try CommandLookup(store).check(text)
        let reader = store.reader(isRevealed: isRevealed)
        if let found = try await store.community.characters.character(Identifier(text), for: reader) { return found }
        let answer = try await store.community.search.worksAndCharacters(
            typed: text.replacing("-", with: " "), for: reader, limit: 20)
        func characters(_ rows: some Sequence<FoundRow>) -> [CharacterSummary] {
            rows.compactMap { if case .character(let found) = $0.hit { found } else { nil } }
        }
        let named = characters(answer.rows.filter { $0.quality == .exact })
        let language = store.strings.language
        let only = try CommandLookup(store).only(of: named, named: text) {
            "\($0.id.rawValue) (\($0.work.title[language]))"
        }
        if let only { return only }
        let missing = store.strings("shell.error.character", text)
        if let near = characters(answer.rows).first {
            throw CommandFailure(message: store.strings("shell.error.near", missing, near.id.rawValue))
        }
        throw CommandFailure(message: store.strings("shell.error.find", missing, "dimo dig search"))
    }
}

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
