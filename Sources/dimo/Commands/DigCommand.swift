import ArgumentParser
import DimoApp
import Domain

struct DigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dig", abstract: "Vote on a character's type and see the votes.",
        discussion: """
            $ dimo dig search howl
            $ dimo dig vote howl INFP
            """,
        subcommands: [DigRandomCommand.self, DigShowCommand.self, DigVoteCommand.self, DigSearchCommand.self])
}

struct DigRandomCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "random", abstract: "Pick a character you have not dug, never the same twice in a row.",
        discussion: "$ dimo dig random")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        guard let character = try await store.nextToDig() else {
            throw CommandFailure(store.strings["shell.error.none-left"])
        }
        if json { return printJSON(DigDocument.head(character)) }
        let lines = [
            DigText(strings: store.strings).head(character), store.strings("dig.random", character.id.rawValue),
        ]
        Shell.print(lines.joined(separator: "\n") + "\n")
    }
}

struct DigSearchCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search works and characters by name, initial consonants or romanised Korean.",
        discussion: "$ dimo dig search howl")

    @Argument(help: "What to search for.")
    var text: [String]

    @Option(help: "Maximum number of results.")
    var limit = 20

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if limit < 1 { throw Self.usage("least", "--limit", "1") }
    }

    func run(_ store: CommandStore) async throws {
        let answer = try await store.community.search.worksAndCharacters(
            typed: text.joined(separator: " "), for: store.viewer(), limit: limit)
        printHits(answer.hits, of: text, store.strings)
    }
}

struct DigShowCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the votes on a character you have dug.",
        discussion: "$ dimo dig show howl")

    @Argument(help: "The character's ID or name, such as freder.", completion: Completions.character)
    var character: String

    @Flag(help: "Show the type even if you have not dug the character; nothing is saved.")
    var reveal = false

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        await store.fetchOwnActions()
        let character = try await CommandLookup(store).character(character, isRevealed: reveal)
        let viewer = store.viewer(isRevealed: reveal)
        guard let visibility = try await store.community.votes.result(of: character.id, for: viewer) else {
            throw CommandFailure(store.strings("shell.error.character", character.id.rawValue))
        }
        let reviews = try await store.community.reviews.reviewCount(of: character.id)
        if json {
            let asked = try await store.memberships.crowd(of: .result(character.id), for: store.profile)?.askedAt
            return printJSON(DigDocument.whole(character, visibility, reviews: reviews, askedAt: asked))
        }
        let people = try await store.people(of: character.id, votes: visibility.votes)
        Shell.print(
            DigText(strings: store.strings).lines(character, visibility, people: people).joined(separator: "\n") + "\n")
    }
}

struct DigVoteCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "vote", abstract: "Vote on a character's type, or change your vote.",
        discussion: "$ dimo dig vote howl INFP")

    @Argument(help: "The character's ID or name, such as freder.", completion: Completions.character)
    var character: String

    @Argument(help: "The type, such as INFJ.", completion: Completions.type, transform: TypeChoice.read)
    var type: MBTI

    @Option(help: "Your reason, in one line.")
    var reason: String?

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let character = try await CommandLookup(store).character(character, isRevealed: false)
        let outcome = try await store.community.votes.vote(
            Ballot(character.id, type, reason: reason), by: store.member, at: store.clock.now())
        // The community's result is printed only after it has received the vote.
        await store.finishCommunity()
        let whyUnsent = try await store.whyUnsent()
        let reading = try await store.community.votes.result(of: character.id, for: store.viewer(isRevealed: false))
        let result = reading?.result ?? outcome.result
        if json {
            return printJSON([
                "character": character.id, "before": outcome.before?.text, "after": outcome.after.text,
                "result": DigDocument.result(result), "waiting": whyUnsent != nil,
            ])
        }
        let words = DigText(strings: store.strings)
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
