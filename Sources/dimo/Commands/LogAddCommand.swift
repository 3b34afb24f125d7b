import ArgumentParser
import DimoApp
import Domain

struct LogAddCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Log a drink you made.",
        discussion: "$ dimo log add negroni --rating 4.5 --note \"less vermouth\"")

    @Argument(help: "The drink's ID or name, such as negroni.", completion: Completions.drink)
    var drink: String

    @Option(help: "Your rating: 0.5 to 5, in steps of 0.5.", transform: RatingChoice.read)
    var rating: Rating?

    @Option(help: "A note.")
    var note: String?

    @Option(help: "Number of servings.")
    var servings = 1.0

    @Option(
        name: .customLong("at"),
        help: "When you made it, in RFC 3339 such as 2026-11-21T19:40:00+09:00. Default: now.",
        transform: TimeChoice.read)
    var time: Int64?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if !(servings > 0 && servings <= Making.mostServings) {
            throw ValidationError(Words.text("shell.usage.above", "--servings", "1000"))
        }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let drink = try await CommandLookup(store).drink(drink)
        if let time, time > store.clock.now() + 86_400 {
            throw CommandFailure(message: store.strings["shell.error.future"], status: Shell.usage)
        }
        let outcome = try await store.makeDrink(
            drink.id, servings: servings, rating: rating, note: note, at: time)
        let standardDrinks = outcome.evening?.standardDrinks(.tenGrams)
        if json {
            let evening: [(String, JSONValue)] = [
                ("evening_ethanol_g", outcome.evening.map { .decimal($0.ethanol) } ?? .null),
                ("evening_standard_drinks", standardDrinks.map { .decimal($0) } ?? .null),
            ]
            return Shell.print(
                JSONValue.object(LogDocument.fields(of: outcome.entry, name: drink.name) + evening).document)
        }
        let strings = store.strings
        var lines = [strings("shell.logged", drink.id.rawValue, outcome.entry.id.rawValue)]
        if let standardDrinks {
            lines.append(strings("shell.evening", NumberText.oneDecimal(standardDrinks)))
        }
        Shell.print(lines.joined(separator: "\n") + "\n")
    }
}

enum TimeChoice {
    /// Parses RFC 3339 to seconds since 1970 UTC; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> Int64 {
        guard let seconds = RFC3339.seconds(argument) else {
            throw ValidationError(Words.text("shell.usage.time"))
        }
        return seconds
    }
}

enum LogDocument {
    static func fields(of entry: MadeEntry, name: LocalizedText?) -> [(String, JSONValue)] {
        [
            ("id", .string(entry.id.rawValue)), ("drink", .string(entry.drink.rawValue)),
            ("name_en", .optional(name?.english)), ("name_ko", .optional(name?.korean)),
            ("at", .string(UTCTime.text(entry.madeAt))), ("servings", .number(entry.servings)),
            ("rating", entry.rating.map { .number($0.stars) } ?? .null), ("note", .optional(entry.note)),
            ("variant", .optional(entry.variant?.rawValue)), ("ethanol_g", .decimal(entry.ethanol)),
        ]
    }

    static func columns(_ entry: MadeEntry, name: LocalizedText?, _ language: Language) -> [String] {
        [
            entry.id.rawValue, UTCTime.text(entry.madeAt), entry.drink.rawValue, name?[language] ?? "",
            NumberText.trimmed(entry.servings, decimals: 2), entry.rating.map { NumberText.oneDecimal($0.stars) } ?? "",
            entry.note ?? "",
        ]
    }
}
