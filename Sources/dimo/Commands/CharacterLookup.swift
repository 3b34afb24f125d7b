import DimoApp
import Domain

/// Finds characters by their ids on the command line; for an unknown id, the error suggests the nearest.
struct CharacterLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    func character(_ id: String, isRevealed: Bool) async throws -> CharacterSummary {
        let reader = store.reader(isRevealed: isRevealed)
        if let found = try await store.community.characters.character(Identifier(id), for: reader) { return found }
        let missing = store.strings("shell.error.character", id)
        let text = id.replacing("-", with: " ")
        let answer = try await store.community.search.worksAndCharacters(
            matching: text, SearchFilter(), for: reader, limit: 20)
        for hit in answer.hits {
            if case .character(let near) = hit {
                throw CommandFailure(message: store.strings("shell.error.near", missing, near.id.rawValue))
            }
        }
        throw CommandFailure(message: store.strings("shell.error.find", missing, "dimo dig search"))
    }
}
