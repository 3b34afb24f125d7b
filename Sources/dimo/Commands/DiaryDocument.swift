import Domain

struct DiaryDocument {
    /// The number of works in the text; the JSON document has all.
    private static let mostWorks = 20

    private let outcome: DiaryOutcome
    private let strings: Strings

    init(_ outcome: DiaryOutcome, _ strings: Strings) {
        self.outcome = outcome
        self.strings = strings
    }

    var json: JSONValue {
        .object([
            ("matched", .integer(outcome.matched)),
            ("created", .array(outcome.created.map(Self.reference))),
            (
                "unsure",
                .array(
                    outcome.unsure.map { work in
                        .object([
                            ("title", .string(work.clue.title)),
                            ("year", work.clue.year.map { .integer($0) } ?? .null),
                            ("reason", .string(work.reason.rawValue)),
                            ("candidates", .array(work.candidates.map(Self.reference))),
                            ("watched", .integer(work.watchings)), ("wished", .bool(work.isWished)),
                        ])
                    })
            ),
            ("without_day", .integer(outcome.withoutDay)), ("fulfilled", .integer(outcome.fulfilled)),
        ])
    }

    private static func reference(_ work: WorkReference) -> JSONValue {
        .object([
            ("id", .string(work.id.rawValue)), ("title", .string(work.title.english)), ("year", .integer(work.year)),
        ])
    }

    var text: String {
        var text = strings(
            "shell.import.works", String(outcome.matched), String(outcome.created.count), String(outcome.unsure.count))
        text += "\n"
        if outcome.fulfilled > 0 { text += strings.counted("transfer.report.fulfilled", outcome.fulfilled) + "\n" }
        if outcome.withoutDay > 0 { text += strings.counted("transfer.report.without-day", outcome.withoutDay) + "\n" }
        text += TextTable(
            outcome.unsure.prefix(Self.mostWorks).map { work in
                [
                    strings["shell.import.unsure"],
                    work.clue.year.map { "\(work.clue.title) (\($0))" } ?? work.clue.title,
                    strings["transfer.unsure.\(work.reason.rawValue)"],
                    work.candidates.map { $0.titled(strings.language) }.joined(separator: ", "),
                ]
            }
        ).text(isTerminal: Shell.isTerminal)
        let more = outcome.unsure.count - Self.mostWorks
        if more > 0 { text += strings("shell.import.more-works", String(more)) + "\n" }
        if outcome.unsure.contains(where: \.isNew) { text += strings["shell.import.create"] + "\n" }
        return text
    }
}
