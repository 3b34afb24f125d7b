internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo dig show CHARACTER`.
struct DigShowCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show what the votes say of a character you have dug.")

    @Argument(help: "The character's id, freder.")
    var character: String

    @Flag(help: "Show the type also when you have not dug it; nothing is kept.")
    var reveal = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let character = try await CharacterLookup(store).character(character, isRevealed: reveal)
        let reader = store.reader(isRevealed: reveal)
        guard let visibility = try await store.community.votes.result(of: character.id, for: reader) else {
            throw CommandFailure(message: "no character \"\(character.id)\"")
        }
        let reviews = try await store.community.reviews.reviewCount(of: character.id)
        if json {
            let document = DigDocument.whole(character, visibility, reviews: reviews)
            return Shell.print(JSONValue.object(document).document)
        }
        let people = try await store.community.home.memberCount()
        Shell.print(DigText(store.strings).lines(character, visibility, people: people).joined(separator: "\n") + "\n")
    }
}
