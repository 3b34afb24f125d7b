import Domain
import FeatureKit
import Reactive

@MainActor
final class WatchedViewModel: DraftFormViewModel {
    private let work: WorkReference
    private let entry: WatchedEntry?
    private let log: WatchedLog
    private let drinks: WatchedDrinkPicker
    private let moments: TimestampText
    private let form: FormDraft<WatchedDraft>
    let session: FormSession
    let flow: Flow<WorksStep>
    private let finding = LatestTask()
    private var drink: DrinkSummary?

    init(
        work: WorkReference, entry: WatchedEntry?, log: WatchedLog, drinks: WatchedDrinkPicker, moments: TimestampText,
        slot: DraftSlot, session: FormSession, flow: Flow<WorksStep>
    ) {
        self.work = work
        self.entry = entry
        self.log = log
        self.drinks = drinks
        self.moments = moments
        self.session = session
        self.flow = flow
        form = FormDraft(WatchedDraft(entry?.watching, moments), in: slot)
    }

    func transform(_ input: FormInput) -> FormOutput {
        bindDraft(input)
        on(input.removeRequested) { $0.remove() }
        if let id = entry?.watching.drink { readDrink(id) } else { form.resume { [weak self] in self?.showAnew() } }
        show()
        return session.output
    }

    /// Does nothing: the form depends on no stored data.
    func refresh() {}

    private var intent: MemberIntent { .open(route: WorksDestination.work(work.id).route) }

    private func show() {
        let fields =
            form.note + [
                FormField("work", .note(work.titled(strings.language))),
                FormField(
                    "time", label: strings["watched.time"],
                    .text(form.content.time, placeholder: strings["watched.time-hint"], limit: 16)),
                FormField("rating", label: strings["watched.rating"], .choice(ratings, selected: form.content.rating)),
                FormField(
                    "note", label: strings["watched.note"],
                    .lines(form.content.note, placeholder: strings["watched.note-hint"], limit: Watching.longestNote)),
                FormField(
                    "drink", label: strings["watched.drink"],
                    .text(form.content.drink, placeholder: strings["watched.drink-hint"], limit: 60),
                    message: drink.map { FormMessage("→ \($0.name[strings.language])", kind: .hint) }),
                FormField("rewatch", label: strings["watched.rewatch"], .toggle(form.content.isRewatch ?? false)),
                FormField("save", label: strings["watched.save"], .button),
            ]
        session.show(
            fields, title: strings["watched.title"], isDirty: form.isDirty, keepsDraft: form.isStored,
            isRemovable: entry != nil)
    }

    private var ratings: [FormOption] { FormOption.ratings(none: strings["watched.no-rating"]) }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .text("time", let text): form.content.time = text
        case .text("note", let text): form.content.note = text
        case .text("drink", let text):
            form.content.drink = text
            find(text)
        case .option("rating", let id): form.content.rating = id
        case .flag("rewatch", let isOn): form.content.isRewatch = isOn
        default: return
        }
        form.keep(title: work.title[strings.language])
        show()
    }

    func drop() {
        form.drop()
        session.flaw = nil
        showAnew()
    }

    private func showAnew() {
        if form.content.drink != drink?.name[strings.language] { find(form.content.drink) }
        show()
    }

    func open(_ target: FormTarget) {
        switch target.field {
        case "save": save()
        case "rating":
            choose("rating", title: strings["watched.rating"], ratings, selected: form.content.rating)
        default: break
        }
    }

    private func readDrink(_ id: Identifier<Drink>) {
        finding.run { [drinks] in
            try await drinks.drink(id)
        } completion: { [weak self] result in
            guard let self, case .success(let found?) = result else { return }
            drink = found
            form.content.drink = found.name[strings.language]
            form.original.drink = form.content.drink
            show()
            form.resume { [weak self] in self?.showAnew() }
        }
    }

    private func find(_ text: String) {
        drink = nil
        guard !text.isEmpty else { return finding.cancel() }
        finding.run { [drinks] in
            try await drinks.drink(named: text)
        } completion: { [weak self] result in
            guard let self else { return }
            if case .success(let found) = result { drink = found }
            show()
        }
    }

    func save() {
        guard let date = moments.date(of: form.content.time) else {
            return session.refuse("time", strings["watched.bad-time"])
        }
        guard date.stored <= moments.now + 86_400 else { return session.refuse("time", strings["watched.future"]) }
        guard form.content.drink.isEmpty || drink != nil else {
            return session.refuse("drink", strings["watched.no-drink"])
        }
        let watching = Watching(
            work: work.id, watchedAt: date.stored, rating: Int(form.content.rating).flatMap { Rating(halves: $0) },
            note: form.content.note, drink: form.content.drink.isEmpty ? nil : drink?.id,
            isRewatch: form.content.isRewatch ?? false, tags: entry?.watching.tags ?? [])
        session.save(intent, forgetting: form.slot) { [log, entry] in
            try await log.save(watching, as: entry)
        } done: { [strings] in
            $0.isChanged ? strings[$0.endsWish ? "watched.done-wished" : "watched.done"] : nil
        } completion: { [weak self] saved in
            if saved.undug > 0 { self?.offerRun(saved.undug) } else { self?.session.finish() }
        }
    }

    private func offerRun(_ count: Int) {
        let question = strings.counted("run.offer", count, work.title[strings.language])
        flow.show(.offerRun(question: question) { [flow, work] in flow.open(.run(work.id)) })
        flow.close()
    }

    func remove() {
        guard let entry else { return }
        session.save(intent, forgetting: form.slot) { [log] in
            try await log.remove(entry.id)
        } done: { [strings] in
            $0 ? strings["work.entry-removed"] : nil
        }
    }
}
