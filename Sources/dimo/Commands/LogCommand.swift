import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log what you made, list it, and remove entries.",
        discussion: """
            $ dimo log add negroni --rating 4.5
            $ dimo log list
            """,
        subcommands: [LogAddCommand.self, LogListCommand.self, LogRemoveCommand.self])
}

struct LogRemoveCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an entry from the log.",
        discussion: """
            $ dimo log remove 12
            Counted bottles get back what logging poured, if it is among your last 100 changes.
            """)

    @Argument(help: "The entry's ID, as dimo log list shows it.", completion: Completions.logEntry)
    var id: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        // Ids of entries are numbers.
        guard Int64(id).map({ $0 > 0 }) == true else { throw CommandFailure(Words.text("shell.error.log", id)) }
        let store = try await CommandContainer.openStore(global, isForWriting: true)
        let removed = try await store.log.remove([Identifier(id)], of: store.profile).map(\.id.rawValue)
        guard !removed.isEmpty else { throw CommandFailure(store.strings("shell.error.log", id)) }
        printChange("removed", removed, store.strings)
    }
}

struct LogAddCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Log a drink you made.",
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
        help: """
            When you made it: today, yesterday, a day such as 2026-11-21, or a time such as 19:40 (the latest one), \
            "yesterday 20:00", 2026-11-21T19:40 or 2026-11-21T19:40:00+09:00. Default: now.
            """,
        transform: TimeChoice.read)
    var time: TimeChoice?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if !(servings > 0 && servings <= Making.mostServings) { throw Self.usage("above", "--servings", "1000") }
    }

    func run(_ store: CommandStore) async throws {
        let drink = try await CommandLookup(store).drink(drink)
        let moment = time?.moment(now: store.clock.now(), store.localTime)
        if time != nil, moment == nil { throw CommandFailure.usage(store.strings["shell.error.future"]) }
        let outcome = try await store.makeDrink(drink.id, servings: servings, rating: rating, note: note, at: moment)
        if json {
            let evening: JSONObject = [
                "evening_ethanol_g": outcome.evening?.ethanol.tenths,
                "evening_standard_drinks": outcome.evening.map { JSONValue.decimal($0.standardDrinks(.tenGrams)) },
            ]
            return Shell.print((LogDocument.fields(of: outcome.entry, name: drink.name) + evening).document)
        }
        let strings = store.strings
        var lines = [strings("shell.logged", drink.id.rawValue, outcome.entry.id.rawValue)]
        if let evening = outcome.evening {
            let standard = store.display.standardDrink
            lines.append(strings("shell.evening", evening.count(standard, strings), NumberText.short(standard.grams)))
        }
        Shell.print(lines.joined(separator: "\n") + "\n")
    }
}

enum TimeChoice {
    case moment(Int64)
    /// Seconds since 1970 UTC, given in local time.
    case local(Int64)
    /// The latest local time of day.
    case clock(hour: Int, minute: Int)
    case day(LocalDay)
    /// A named evening, at noon or at a clock; a clock before 05:00 is in the night after it.
    case evening(daysAgo: Int64, clock: (hour: Int, minute: Int)? = nil)

    private static let names: [String: Int64] = ["today": 0, "오늘": 0, "yesterday": 1, "어제": 1]

    /// Parses RFC 3339, local time, a time of day, a date, and today or yesterday with or without a time of day; anything
    /// else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> TimeChoice {
        if let moment = RFC3339.seconds(argument) { return .moment(moment) }
        if let evening = namedEvening(argument.lowercased().split(separator: " ")) { return evening }
        if let local = DateChoice(argument.replacing(" ", with: "T")) { return .local(local.seconds) }
        if let time = DateChoice.time(argument[...]) { return .clock(hour: Int(time.hour), minute: Int(time.minute)) }
        guard let day = LocalDay(argument) else { throw ValidationError(Words.text("shell.usage.time")) }
        return .day(day)
    }

    private static func namedEvening(_ words: [Substring]) -> TimeChoice? {
        guard let days = words.first.flatMap({ names[String($0)] }), words.count <= 2 else { return nil }
        guard words.count == 2 else { return .evening(daysAgo: days) }
        return DateChoice.time(words[1]).map {
            .evening(daysAgo: days, clock: (hour: Int($0.hour), minute: Int($0.minute)))
        }
    }

    /// Seconds since 1970 UTC: noon of a day, but never later than now; nil for the future.
    func moment(now: Int64, _ localTime: any LocalTime) -> Int64? {
        let day: LocalDay
        switch self {
        case .moment(let moment): return moment > now + 86_400 ? nil : moment
        case .local(let moment): return moment > now ? nil : moment
        case .clock(let hour, let minute):
            let today = localTime.day(of: now)
            let moment = localTime.moment(of: today, hour: hour, minute: minute)
            guard moment > now else { return moment }
            let yesterday = LocalDay(daysSince1970: today.daysSince1970 - 1)
            return localTime.moment(of: yesterday, hour: hour, minute: minute)
        case .day(let given): day = given
        case .evening(let days, let clock):
            // Past midnight the evening still belongs to the day on which it began.
            let today = localTime.day(of: localTime.dayStart(of: now))
            day = LocalDay(daysSince1970: today.daysSince1970 - days)
            guard let clock else { break }
            let isNight = clock.hour < LocalDay.firstHour
            let date = LocalDay(daysSince1970: day.daysSince1970 + (isNight ? 1 : 0))
            let moment = localTime.moment(of: date, hour: clock.hour, minute: clock.minute)
            return moment > now ? nil : moment
        }
        return day > localTime.day(of: now) ? nil : min(localTime.moment(of: day, hour: 12), now)
    }
}

enum LogDocument {
    static func fields(of entry: MadeEntry, name: LocalizedText?) -> JSONObject {
        [
            "id": entry.id, "drink": entry.drink, "name_en": name?.english, "name_ko": name?.korean,
            "at": RFC3339.text(entry.madeAt), "servings": entry.servings, "rating": entry.rating?.stars,
            "note": entry.note, "variant": entry.variant, "ethanol_g": entry.ethanol.tenths,
        ]
    }

    static func columns(_ entry: MadeEntry, name: LocalizedText?, _ language: Language) -> [String] {
        [
            entry.id.rawValue, RFC3339.text(entry.madeAt), entry.drink.rawValue, name?[language] ?? "",
            NumberText.trimmed(entry.servings, decimals: 2), entry.rating.map { NumberText.oneDecimal($0.stars) } ?? "",
            entry.note ?? "",
        ]
    }
}

struct LogListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what you made, newest first.", discussion: "$ dimo log list")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        var entries: [MadeEntry] = []
        var page: [MadeEntry]
        repeat {
            page = try await store.log.entries(of: store.profile, drink: nil, after: entries.last, limit: 500)
            entries += page
        } while !page.isEmpty
        let names = try await store.drinks.names(of: entries.map(\.drink))
        printList(entries) {
            LogDocument.fields(of: $0, name: names[$0.drink])
        } columns: {
            LogDocument.columns($0, name: names[$0.drink], store.strings.language)
        }
    }
}
