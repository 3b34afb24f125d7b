import ArgumentParser
import DimoApp
import Domain

struct DigVoteCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "vote",
        abstract: "Vote on a character's type, or change your vote.",
        discussion: "$ dimo dig vote howl INFP")

    @Argument(help: "The character's ID or name, such as freder.", completion: Completions.character)
    var character: String

    @Argument(help: "The type, such as INFJ.", completion: Completions.type, transform: TypeChoice.read)
    var type: MBTI

    @Option(help: "Your reason, in one line.")
    var reason: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let character = try await CharacterLookup(store).character(character, isRevealed: false)
        let outcome = try await store.community.votes.vote(
            Ballot(character.id, type, reason: reason), by: store.member, at: store.clock.now())
        // The community's result is printed only after it has received the vote.
        await store.finishCommunity()
        let whyUnsent = try await store.whyUnsent()
        let reading = try await store.community.votes.result(of: character.id, for: store.reader(isRevealed: false))
        let result = reading?.result ?? outcome.result
        if json {
            return Shell.print(
                JSONValue.object([
                    ("character", .string(character.id.rawValue)), ("before", .optional(outcome.before?.text)),
                    ("after", .string(outcome.after.text)), ("result", .object(DigDocument.result(result))),
                    ("waiting", .bool(whyUnsent != nil)),
                ]).document)
        }
        let words = DigText(store.strings)
        let people = try await store.people(of: character.id, votes: result.votes)
        Shell.print(
            ([words.voted(character, outcome)] + words.result(result, people: people))
                .joined(separator: "\n") + "\n")
        if let whyUnsent { Shell.note(whyUnsent + "\n") }
    }
}

enum TypeChoice {
    static let all = MBTI.all.map(\.text)

    static func read(_ text: String) throws -> MBTI {
        do {
            return try MBTI(text: text)
        } catch {
            switch error {
            case .length: throw ValidationError(Words.text("shell.error.type", text))
            case .letter(let letter, let axis):
                throw ValidationError(
                    Words.text("shell.usage.type-letter", text, String(letter), String(axis.first), String(axis.second))
                )
            }
        }
    }
}
