import Domain
import FeatureKit

struct LogReader: Sendable {
    let log: any MadeLogRepository
    let drinks: any DrinkRepository
    let bar: HomeBar
    let times: BarTimes
    let text: LogText

    /// Returns a page of rows after a mark, which holds an entry's moment and number.
    func page(after mark: ListMark?, limit: Int) async throws -> Page<LogRow> {
        let last = mark.map {
            MadeEntry(
                id: Identifier(String($0.key(1, or: .max))), making: Making(drink: "", madeAt: $0.key(0, or: .max)))
        }
        let entries = try await log.entries(of: bar.profile, drink: nil, after: last, limit: limit)
        let end = entries.count < limit ? nil : entries.last
        return Page(
            rows: try await rows(entries, after: last),
            next: end.map { ListMark([$0.madeAt, Int64($0.id.rawValue) ?? 0]) })
    }

    /// Turns entries into rows; a day that began on the previous page shows no heading again.
    private func rows(_ entries: [MadeEntry], after previous: MadeEntry?) async throws -> [LogRow] {
        let names = try await drinks.names(of: entries.map { $0.variant ?? $0.drink }, in: text.strings.language)
        var rows: [LogRow] = []
        var day = previous.map { times.local.dayStart(of: $0.madeAt) }
        for entry in entries {
            let start = times.local.dayStart(of: entry.madeAt)
            var (sum, count) = ("", "")
            if start != day {
                // A local day has 23 to 25 hours, so the moment 30 hours later lies in the next one.
                let end = times.local.dayStart(of: start + 30 * 3_600)
                let total = try await log.total(since: start, before: end, of: bar.profile)
                (sum, count) = (text.sum(total), text.count(total))
            }
            let recipe = entry.variant ?? entry.drink
            rows.append(
                LogRow(
                    entry: entry, name: names[recipe] ?? recipe.rawValue,
                    day: start == day ? "" : text.day(times.local.day(of: start), times.today),
                    time: text.time(of: entry.madeAt, from: start, times.local),
                    servings: NumberText.trimmed(entry.servings, decimals: 2), sum: sum, count: count))
            day = start
        }
        return rows
    }

    /// Returns this evening's total, with an offer after the second standard drink.
    func evening() async throws -> LogEvening {
        let total = try await log.total(since: times.local.dayStart(of: times.now), of: bar.profile)
        guard total.offersWater(text.standardDrink) else { return LogEvening(text: text.evening(total)) }
        return LogEvening(text: text.evening(total), offer: text.offer(try await alcoholFree()))
    }

    private func alcoholFree(limit: Int = 3) async throws -> [String] {
        let language = text.strings.language
        var found: [String] = []
        let makeable = try await bar.makeable(by: language)
        for start in stride(from: 0, to: min(makeable.count, 2_000), by: 100) where found.count < limit {
            let page = makeable[start..<min(start + 100, makeable.count)]
            found += try await drinks.drinks(with: Array(page)).filter(\.isAlcoholFree)
                .map { $0.name[language] }
        }
        return Array(found.prefix(limit))
    }
}

struct LogState: ListHolder {
    typealias Row = LogRow

    var list = ListState<LogRow>()
    var evening = LogEvening()
}

struct LogRow: Equatable, Sendable {
    let entry: MadeEntry
    let name: String
    /// The local day; only on the day's first row.
    let day: String
    /// `19:40`, or `Sat 00:59` after midnight of the row's day.
    let time: String
    /// `1`, `2.5`.
    let servings: String
    /// The day's standard drinks; only on its first row.
    let sum: String
    let count: String
}

struct LogEvening: Equatable, Sendable {
    var text = ""
    /// Makeable drinks without alcohol, offered after the second standard drink; otherwise empty.
    var offer = ""
}

struct LogText: Sendable {
    let strings: Strings
    let standardDrink: StandardDrink

    /// `Sat 21 Nov`, or `24 Dec 2025` for a day of another year.
    func day(_ day: LocalDay, _ today: LocalDay) -> String {
        let date = DayText.date(day, strings, today: today)
        return day.year == today.year ? strings("date.weekday", weekday(day), date) : date
    }

    /// The time of day; after midnight with the weekday it belongs to, since `start` began the day before.
    func time(of moment: Int64, from start: Int64, _ local: any LocalTime) -> String {
        let (day, time) = (local.day(of: moment), local.timeOfDay(of: moment))
        return day == local.day(of: start) ? time : "\(weekday(day)) \(time)"
    }

    private func weekday(_ day: LocalDay) -> String { strings["log.weekday.\(day.weekday)"] }

    /// `day: 2.8 std`, or `day: ? std` if no strength is known; empty without alcohol.
    func sum(_ total: MadeTotal) -> String {
        let count = count(total)
        return count.isEmpty ? "" : strings("log.sum", count)
    }

    func count(_ total: MadeTotal) -> String {
        total.ethanol > 0 ? total.count(standardDrink, strings) : total.isAtLeast ? "?" : ""
    }

    /// The evening's servings, standard drinks and grams of alcohol, labelled as an estimate.
    func evening(_ total: MadeTotal) -> String {
        guard total.servings > 0 else { return "" }
        return strings(
            "log.evening", NumberText.trimmed(total.servings, decimals: 2), total.count(standardDrink, strings),
            NumberText.trimmed(standardDrink.grams, decimals: 1), total.grams(strings))
    }

    func offer(_ drinks: [String]) -> String {
        drinks.isEmpty ? strings["log.water"] : strings("log.water-or", drinks.joined(separator: ", "))
    }
}

extension MadeLogRepository {
    /// Returns the stored entry, or nil if it is gone. May miss an entry whose time moved back.
    func entry(_ known: MadeEntry, of profile: Identifier<Profile>) async throws -> MadeEntry? {
        var last: MadeEntry?
        repeat {
            let page = try await entries(of: profile, drink: known.drink, after: last, limit: 100)
            if let found = page.first(where: { $0.id == known.id }) { return found }
            last = page.last
        } while last.map { $0.madeAt >= known.madeAt } ?? false
        return nil
    }
}
