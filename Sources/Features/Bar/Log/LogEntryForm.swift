import Domain
import FeatureKit

@MainActor
struct LogEntryForm {
    private struct Draft: Codable, Equatable {
        /// Half stars; 0 for no rating.
        var halves = 0
        var note = ""
        var servings = ""
        var day = ""
        var time = ""
    }

    let entry: MadeEntry
    let log: any MadeLogRepository
    let drinks: any DrinkRepository
    let profile: Identifier<Profile>
    let times: BarTimes
    let slot: DraftSlot
    let session: FormSession
    let flow: Flow<BarStep>
    let strings: Strings

    var viewModel: some FormViewModel {
        let draft = Draft(
            halves: entry.rating?.halves ?? 0, note: entry.note ?? "",
            servings: NumberText.trimmed(entry.servings, decimals: 2), day: times.local.day(of: entry.madeAt).text,
            time: times.local.timeOfDay(of: entry.madeAt))
        return RecordForm(
            FormDraft(draft, in: slot), title: strings["log.form"], flow: flow, session: session,
            change: { edit, draft in
                if case .option("rating", let id) = edit { draft.halves = Int(id) ?? 0 }
            }, fields: fields, texts: ["note": \.note, "servings": \.servings, "day": \.day, "time": \.time],
            read: { [drinks, entry, strings] in
                (draft, try await drinks.name(of: entry.making.drink, in: strings.language))
            }, save: save)
    }

    private func fields(_ draft: Draft) -> [FormField] {
        let ratings = FormOption.ratings(none: strings["log.no-rating"])
        return [
            FormField("rating", label: strings["log.rating"], .choice(ratings, selected: String(draft.halves))),
            FormField("note", label: strings["log.note"], .text(draft.note, limit: Making.longestNote, isProse: true)),
            FormField("servings", label: strings["log.servings"], .text(draft.servings, limit: 100)),
            FormField("day", label: strings["log.on"], .text(draft.day, placeholder: times.today.text, limit: 10)),
            FormField("time", label: strings["log.at"], .text(draft.time, placeholder: "19:40", limit: 5)),
        ]
    }

    private func save(_ form: RecordForm<Draft>) throws(FormProblem) {
        let changed = try entry(of: form.content)
        session.save(.open(route: "bar/log"), forgetting: slot) { [log, profile] in
            try await log.update(changed, of: profile)
        } done: { [strings, name = form.subject] isChanged in
            isChanged ? strings("log.kept", name) : strings["bar.unchanged"]
        }
    }

    private func entry(of draft: Draft) throws(FormProblem) -> MadeEntry {
        let servings = try FormNumbers(strings: strings).number(draft.servings, in: "servings")
        guard let servings, servings > 0, servings <= Making.mostServings else {
            throw FormProblem(field: "servings", text: strings["log.no-servings"])
        }
        guard let day = LocalDay(draft.day), day <= times.today else {
            throw FormProblem(field: "day", text: strings("bottle.no-day", times.today.text))
        }
        guard let time = Self.time(draft.time) else {
            throw FormProblem(field: "time", text: strings["log.no-time"])
        }
        var changed = entry
        changed.making = entry.making.scaled(to: servings)
        changed.rating = Rating(halves: draft.halves)
        changed.note = draft.note
        let moment = times.local.moment(of: day, hour: time.hour, minute: time.minute)
        // Keeps the seconds unless the time was edited.
        if moment != entry.madeAt - entry.madeAt % 60 { changed.madeAt = moment }
        return changed
    }

    /// Parses hours and minutes from `19:40`; returns nil for anything else.
    private static func time(_ text: String) -> (hour: Int, minute: Int)? {
        let parts = text.split(separator: ":").map { Int($0.trimmingPrefix { $0 == " " }) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return (hour, minute)
    }
}
