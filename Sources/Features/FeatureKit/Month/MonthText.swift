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
            strings.counted("momentum.kind.film", record.watched),
            strings.counted("momentum.kind.drink", record.made),
            strings.counted("momentum.kind.review", record.reviews),
            strings.counted("my-month.days", record.activeDays),
        ].joined(separator: " · ")
    }

    package var bias: String {
        guard let bias = record.bias else { return strings["my-month.no-bias"] }
        let letter = String(bias.letter)
        guard let points = bias.points else {
            return strings("my-month.bias", letter, String(bias.count), String(bias.digs))
        }
        return strings("my-month.bias-crowd", letter, String(bias.count), String(bias.digs), String(points))
    }

    package var firsts: [String] {
        var lines: [String] = []
        if record.hasFirstDig, let first = record.digs.first {
            lines.append(strings("my-month.first-dig", first.name[language]))
        }
        let films = record.films.filter(\.isFirst).map { $0.title[language] }
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
        ([counts] + firsts + record.films.map(line) + record.drinks.map(line)).map { "  \($0)" }
    }

    func line(_ dig: MonthRecord.Dig) -> String {
        "\(dig.name[language]) · \(dig.work[language]): \(dig.type.text)"
    }

    func line(_ film: MonthRecord.Film) -> String {
        "\(film.title[language]) (\(film.year))\(Self.times(film.count))\(Self.stars(film.rating))"
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
