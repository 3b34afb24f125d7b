internal import Domain

/// An entry of the log to be corrected: when, how many, how good, and what to remember.
@MainActor
struct LogEntryForm: FormContent {
    let entry: MadeEntry
    let dependencies: BarDIContainer.Dependencies

    private var strings: Strings { dependencies.strings }
    private var local: any LocalTime { dependencies.times.local }
    var title: String { strings["log.form"] }

    func subject() async throws -> String {
        try await dependencies.drinks.name(of: entry.making.drink, in: strings.language)
    }

    func fields() async throws -> [FormField] {
        let clock = local.clock(of: entry.madeAt)
        let ratings = [strings["log.no-rating"]] + Rating.all.map { NumberText.short($0.stars) }
        return [
            FormField(
                "rating", strings["log.rating"], .choice(ratings), value: String(entry.rating?.halves ?? 0)),
            FormField("note", strings["log.note"], .text(limit: Making.longestNote), value: entry.note ?? ""),
            FormField(
                "servings", strings["log.servings"], .number,
                value: NumberText.trimmed(entry.servings, decimals: 2)),
            FormField(
                "day", strings["log.on"], .text(limit: 10), value: local.day(of: entry.madeAt).text,
                placeholder: dependencies.times.today.text),
            FormField(
                "time", strings["log.at"], .text(limit: 5), value: LogReader.time(clock.hour, clock.minute),
                placeholder: "19:40"),
        ]
    }

    func save(_ values: [String: String]) async throws -> FormAnswer {
        let numbers = FormNumbers(strings: strings)
        let servings: Double?
        do throws(FormulaProblem) {
            servings = try numbers.number(values["servings"])
        } catch {
            return .refused(numbers.describe(error))
        }
        guard let servings, servings > 0, servings <= Making.mostServings else {
            return .refused(strings["log.no-servings"])
        }
        guard let day = LocalDay(values["day"] ?? ""), day <= dependencies.times.today else {
            return .refused(strings("bottle.no-day", dependencies.times.today.text))
        }
        guard let time = Self.time(values["time"] ?? "") else { return .refused(strings["log.no-time"]) }
        var changed = entry
        changed.making = entry.making.scaled(to: servings)
        changed.rating = Rating(halves: Int(values["rating"] ?? "") ?? 0)
        changed.note = values["note"]
        let moment = local.moment(of: day, hour: time.hour, minute: time.minute)
        // Only what was written over changes: the seconds stay.
        if moment != entry.madeAt - entry.madeAt % 60 { changed.madeAt = moment }
        let name = try await dependencies.drinks.drinks(with: [entry.drink]).first?.name[strings.language]
        let isChanged = try await dependencies.records.log.update(changed, of: dependencies.bar.profile)
        return .done(isChanged ? strings("log.kept", name ?? entry.drink.rawValue) : strings["bar.unchanged"])
    }

    /// Hours and minutes of `19:40`; nil for anything else.
    static func time(_ text: String) -> (hour: Int, minute: Int)? {
        let parts = text.split(separator: ":").map { Int($0.trimmingPrefix { $0 == " " }) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return (hour, minute)
    }
}
