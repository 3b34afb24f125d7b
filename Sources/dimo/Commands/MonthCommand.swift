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
                "letter": String(bias.letter), "count": bias.count, "digs": bias.digs, "points": bias.points,
            ])
        }
        return .object([
            "month": record.month.text, "days": record.activeDays, "digs": record.digs.map(dig),
            "films": record.films.map(film), "drinks": record.drinks.map(drink), "reviews": record.reviews,
            "ethanol_g": record.ethanol.tenths, "first_dig": record.hasFirstDig, "bias": bias,
            "editor": editor(record.editor),
        ])
    }

    private static func editor(_ score: EditorScore) -> JSONValue {
        let axes = zip(MBTIAxis.allCases, score.byAxis).map { axis, equal in
            JSONValue.object(["axis": "\(axis)", "equal": equal])
        }
        let leaning = score.leaning.map {
            JSONValue.object([
                "from": String($0.from), "to": String($0.to), "count": $0.count, "disagreements": $0.disagreements,
            ])
        }
        return .object(["digs": score.votes, "percent": score.percent, "axes": axes, "leaning": leaning])
    }

    private static func dig(_ dig: MonthRecord.Dig) -> JSONValue {
        .object([
            "name_en": dig.name.english, "name_ko": dig.name.korean, "title_en": dig.work.english,
            "title_ko": dig.work.korean, "type": dig.type.text, "at": RFC3339.text(dig.at), "revote": dig.isRevote,
        ])
    }

    private static func film(_ film: MonthRecord.Film) -> JSONValue {
        .object([
            "id": film.id, "kind": film.work.kind.rawValue, "title_en": film.work.title.english,
            "title_ko": film.work.title.korean, "year": film.work.year,
            "rating": film.rating?.stars.tenths, "count": film.count, "rewatches": film.rewatches,
            "first": film.isFirst,
        ])
    }

    private static func drink(_ drink: MonthRecord.Made) -> JSONValue {
        .object([
            "id": drink.id, "name_en": drink.name.english, "name_ko": drink.name.korean,
            "rating": drink.rating?.stars.tenths, "count": drink.count, "first": drink.isFirst,
        ])
    }
}
