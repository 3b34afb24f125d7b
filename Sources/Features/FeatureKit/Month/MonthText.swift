package import Domain

package struct MonthText: Sendable {
    /// The maximum number of works or drinks named in a sentence.
    private static let named = 6

    let record: MonthRecord
    let member: MemberReference
    let strings: Strings

    package init(record: MonthRecord, member: MemberReference, strings: Strings) {
        self.record = record
        self.member = member
        self.strings = strings
    }

    private var language: Language { strings.language }

    /// Such as `Nov 2026`.
    package var title: String {
        strings("my-month.of", strings["month.\(record.month.month)"], String(record.month.year))
    }

    package var name: String { [member.nickname, member.type?.text].compactMap { $0 }.joined(separator: " ") }

    package var counts: String {
        [
            strings.counted("momentum.kind.dig", record.digs.count),
            strings.counted("my-month.count.film", record.filmsWatched),
            record.seriesWatched == 0 ? "" : strings.counted("my-month.count.series", record.seriesWatched),
            strings.counted("momentum.kind.drink", record.made),
            strings.counted("momentum.kind.review", record.reviews),
            strings.counted("my-month.days", record.activeDays),
            record.rewatches == 0 ? "" : strings.counted("my-month.again", record.rewatches),
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    package var bias: String {
        guard let bias = record.bias else { return strings["my-month.no-bias"] }
        let letter = String(bias.letter)
        guard let points = bias.points else {
            return strings("my-month.bias", letter, String(bias.count), String(bias.digs))
        }
        return strings("my-month.bias-crowd", letter, String(bias.count), String(bias.digs), String(points))
    }

    /// The score against the editor with the letters by axis, and what it says about the member; empty without digs.
    package var score: [String] {
        let editor = record.editor
        guard editor.votes > 0 else { return [] }
        guard let percent = editor.percent else {
            return [strings("my-month.no-score", String(EditorScore.fewestVotes), String(editor.votes))]
        }
        let axes = zip(MBTIAxis.allCases, editor.byAxis).map { "\($0.first)|\($0.second) \($1)" }
        let score = strings(
            "my-month.score", String(percent), String(editor.equalLetters), String(editor.letters),
            axes.joined(separator: " · "))
        let leaning = editor.leaning.map {
            strings(
                "my-month.leaning", strings["my-month.read.\($0.from)"], strings["my-month.read.\($0.to)"],
                String($0.count), String($0.disagreements))
        }
        return [score] + [leaning].compactMap(\.self)
    }

    package var firsts: [String] {
        var lines: [String] = []
        if record.hasFirstDig, let first = record.digs.first {
            lines.append(strings("my-month.first-dig", first.name[language]))
        }
        let films = record.films.filter(\.isFirst).map { $0.work.title[language] }
        if !films.isEmpty { lines.append(strings("my-month.first-films", Self.list(films))) }
        let drinks = record.drinks.filter(\.isFirst).map { $0.name[language] }
        if !drinks.isEmpty { lines.append(strings("my-month.first-drinks", Self.list(drinks))) }
        return lines
    }

    /// The estimated grams of ethanol; nil below 1 g.
    package var ethanol: String? {
        record.ethanol < 1 ? nil : strings("my-month.ethanol", NumberText.whole(record.ethanol))
    }

    /// Details the picture has no room for, one per line.
    package var details: [String] {
        ([counts] + score + firsts + record.films.map(line) + record.drinks.map(line)).map { "  \($0)" }
    }

    func line(_ dig: MonthRecord.Dig) -> String {
        "\(dig.name[language]) · \(dig.work[language]): \(dig.type.text)"
    }

    func line(_ film: MonthRecord.Film) -> String {
        "\(film.work.titled(language))\(Self.times(film.count))\(Self.stars(film.rating))"
            + (film.rewatches > 0 ? " · \(strings["watched.again"])" : "")
    }

    func line(_ drink: MonthRecord.Made) -> String {
        "\(drink.name[language])\(Self.times(drink.count))\(Self.stars(drink.rating))"
    }

    private static func times(_ count: Int) -> String { count > 1 ? " × \(count)" : "" }

    static func stars(_ rating: Rating?) -> String { rating.map { " ★ \(NumberText.short($0.stars))" } ?? "" }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - named
        return names.prefix(named).joined(separator: ", ") + (rest > 0 ? " +\(rest)" : "")
    }
}
