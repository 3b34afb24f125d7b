import ArgumentParser
import DimoApp
import Domain
import FeatureKit
import Terminal

struct MonthCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "month", abstract: "Show your month: digs, films, drinks, firsts and leanings.",
        discussion: """
            $ dimo month
            $ dimo month 2026-11 --markdown
            $ dimo month --story > november.svg
            """)

    @Argument(help: "The month, such as 2026-11. Default: the current month.")
    var month: String?

    @Flag(help: "Print Markdown.")
    var markdown = false

    @Flag(help: "Print a picture in text.")
    var picture = false

    @Flag(help: "Print a portrait picture as SVG, to post as a story.")
    var story = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if [markdown, picture, story, json].count(where: { $0 }) > 1 {
            throw Self.usage("combined", "--markdown, --picture, --story, --json")
        }
        if let month, LocalMonth(month) == nil { throw Self.usage("month", PlainText.line(month, limit: 40)) }
    }

    func run(_ store: CommandStore) async throws {
        await store.fetchOwnActions()
        let present = LocalMonth(store.localTime.day(of: store.localTime.dayStart(of: store.clock.now())))
        let chosen = month.flatMap { LocalMonth($0) } ?? present
        let record = try await store.community.months.month(chosen, of: store.profile, localTime: store.localTime)
        if json { return Shell.print(MonthDocument.value(record).document) }
        let member =
            try await store.community.momentum.member(store.profile)
            ?? MemberReference(id: store.profile, nickname: store.session.profile.nickname, type: store.member.type)
        let text = MonthText(record: record, member: member, strings: store.strings)
        if markdown { return Shell.print(text.markdown) }
        if story { return Shell.print(MonthPicture(text).story().svg(title: "dimo · \(text.title)")) }
        Shell.print(
            MonthPicture(text, isASCII: global.start.launch.isASCII).lines.joined(separator: "\n") + "\n"
                + (picture || record.isQuiet ? "" : text.details.joined(separator: "\n") + "\n"))
    }
}

enum MonthDocument {
    static func value(_ record: MonthRecord) -> JSONValue {
        let bias = record.bias.map { bias in
            JSONValue.object([
                ("letter", .string(String(bias.letter))), ("count", .integer(bias.count)),
                ("digs", .integer(bias.digs)), ("points", .optional(bias.points)),
            ])
        }
        return .object([
            ("month", .string(record.month.text)), ("days", .integer(record.activeDays)),
            ("digs", .array(record.digs.map(dig))), ("films", .array(record.films.map(film))),
            ("drinks", .array(record.drinks.map(drink))), ("reviews", .integer(record.reviews)),
            ("ethanol_g", .decimal(record.ethanol)), ("first_dig", .bool(record.hasFirstDig)),
            ("bias", bias ?? .null), ("editor", editor(record.editor)),
        ])
    }

    private static func editor(_ score: EditorScore) -> JSONValue {
        let axes = zip(MBTIAxis.allCases, score.byAxis).map { axis, equal in
            JSONValue.object([("axis", .string("\(axis)")), ("equal", .integer(equal))])
        }
        let leaning = score.leaning.map {
            JSONValue.object([
                ("from", .string(String($0.from))), ("to", .string(String($0.to))), ("count", .integer($0.count)),
                ("disagreements", .integer($0.disagreements)),
            ])
        }
        return .object([
            ("digs", .integer(score.votes)), ("percent", .optional(score.percent)), ("axes", .array(axes)),
            ("leaning", leaning ?? .null),
        ])
    }

    private static func dig(_ dig: MonthRecord.Dig) -> JSONValue {
        .object([
            ("name_en", .string(dig.name.english)), ("name_ko", .string(dig.name.korean)),
            ("title_en", .string(dig.work.english)), ("title_ko", .string(dig.work.korean)),
            ("type", .string(dig.type.text)), ("at", .string(RFC3339.text(dig.at))), ("revote", .bool(dig.isRevote)),
        ])
    }

    private static func film(_ film: MonthRecord.Film) -> JSONValue {
        .object([
            ("id", .string(film.id.rawValue)), ("kind", .string(film.work.kind.rawValue)),
            ("title_en", .string(film.work.title.english)), ("title_ko", .string(film.work.title.korean)),
            ("year", .integer(film.work.year)),
            ("rating", film.rating.map { .decimal($0.stars) } ?? .null), ("count", .integer(film.count)),
            ("rewatches", .integer(film.rewatches)), ("first", .bool(film.isFirst)),
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
