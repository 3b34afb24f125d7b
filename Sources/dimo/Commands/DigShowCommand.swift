import ArgumentParser
import DimoApp
import Domain

struct DigShowCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the votes on a character you have dug.",
        discussion: "$ dimo dig show howl")

    @Argument(help: "The character's ID or name, such as freder.", completion: Completions.character)
    var character: String

    @Flag(help: "Show the type even if you have not dug the character; nothing is saved.")
    var reveal = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        await store.takeInOwn()
        let character = try await CharacterLookup(store).character(character, isRevealed: reveal)
        let reader = store.reader(isRevealed: reveal)
        guard let visibility = try await store.community.votes.result(of: character.id, for: reader) else {
            throw CommandFailure(message: store.strings("shell.error.character", character.id.rawValue))
        }
        let reviews = try await store.community.reviews.reviewCount(of: character.id)
        if json {
            let document = DigDocument.whole(character, visibility, reviews: reviews)
            return Shell.print(JSONValue.object(document).document)
        }
        let people = try await store.people(of: character.id, votes: visibility.votes)
        Shell.print(DigText(store.strings).lines(character, visibility, people: people).joined(separator: "\n") + "\n")
    }
}
