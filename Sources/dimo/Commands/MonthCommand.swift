import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct MonthCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "month", abstract: "Show a month of yours: digs, films, drinks, firsts and how you lean.")

    @Argument(help: "The month, such as 2026-11; this one without it.")
    var month: String?

    @Flag(help: "Print Markdown.")
    var markdown = false

    @Flag(help: "Print a picture made of characters.")
    var picture = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if [markdown, picture, json].count(where: { $0 }) > 1 {
            throw ValidationError(Words.text("shell.usage.combined", "--markdown, --picture, --json"))
        }
        if let month, LocalMonth(month) == nil {
            throw ValidationError(Words.text("shell.usage.month", PlainText.line(month, limit: 40)))
        }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        await store.takeInOwn()
        let present = LocalMonth(store.localTime.day(of: store.localTime.dayStart(of: store.clock.now())))
        let chosen = month.flatMap { LocalMonth($0) } ?? present
        let record = try await store.community.months.month(chosen, of: store.profile, localTime: store.localTime)
        if json { return Shell.print(MonthDocument.value(record).document) }
        let member =
            try await store.community.momentum.member(store.profile)
            ?? MemberReference(id: store.profile, nickname: store.session.profile.nickname, type: store.member.type)
        let text = MonthText(record: record, member: member, strings: store.strings)
        if markdown { return Shell.print(text.markdown) }
        Shell.print(
            MonthPicture(text, isASCII: global.start.launch.isASCII).lines.joined(separator: "\n") + "\n"
                + (picture || record.isQuiet ? "" : text.details.joined(separator: "\n") + "\n"))
    }
}

enum MonthDocument {
    static func value(_ record: MonthRecord) -> JSONValue {
        .object([
            ("month", .string(record.month.text)), ("days", .integer(record.activeDays)),
            ("digs", .array(record.digs.map(dig))), ("films", .array(record.films.map(film))),
            ("drinks", .array(record.drinks.map(drink))), ("reviews", .integer(record.reviews)),
            ("ethanol_g", .decimal(record.ethanol)), ("first_dig", .bool(record.hasFirstDig)),
            (
                "bias",
                record.bias.map { bias in
                    .object([
                        ("letter", .string(String(bias.letter))), ("count", .integer(bias.count)),
                        ("digs", .integer(bias.digs)), ("points", bias.points.map { .integer($0) } ?? .null),
                    ])
                } ?? .null
            ),
        ])
    }

    private static func dig(_ dig: MonthRecord.Dig) -> JSONValue {
        .object([
            ("name_en", .string(dig.name.english)), ("name_ko", .string(dig.name.korean)),
            ("title_en", .string(dig.work.english)), ("title_ko", .string(dig.work.korean)),
            ("type", .string(dig.type.text)), ("at", .string(UTCTime.text(dig.at))), ("revote", .bool(dig.isRevote)),
        ])
    }

    private static func film(_ film: MonthRecord.Film) -> JSONValue {
        .object([
            ("id", .string(film.id.rawValue)), ("title_en", .string(film.title.english)),
            ("title_ko", .string(film.title.korean)), ("year", .integer(film.year)),
            ("rating", film.rating.map { .decimal($0.stars) } ?? .null), ("count", .integer(film.count)),
            ("first", .bool(film.isFirst)),
        ])
    }

    private static func drink(_ drink: MonthRecord.Made) -> JSONValue {
        .object([
            ("id", .string(drink.id.rawValue)), ("name_en", .string(drink.name.english)),
            ("name_ko", .string(drink.name.korean)), ("rating", drink.rating.map { .decimal($0.stars) } ?? .null),
            ("count", .integer(drink.count)), ("first", .bool(drink.isFirst)),
        ])
    }
}
