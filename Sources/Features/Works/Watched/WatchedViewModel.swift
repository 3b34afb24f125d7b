internal import Domain
internal import FeatureKit
internal import Reactive

/// A watching being told to the log: when, how good, a note, and with which drink.
@MainActor
final class WatchedViewModel: FormViewModel {
    private struct Draft: Equatable {
        var time: String
        var rating: String
        var note: String
        var drink: String
    }

    private let work: WorkReference
    private let entry: WatchedEntry?
    private let log: WatchedLog
    private let drinks: DrinkFinder
    private let moments: MomentText
    private let session: FormSession
    private let flow: Flow<WorksStep>
    private let strings: Strings
    private let finding = LatestTask()
    private var draft: Draft
    private var original: Draft
    private var flaws: [String: String] = [:]
    /// The drink that the text names; nil while none does.
    private var drink: DrinkSummary?

    /// - Parameter entry: what is changed; nil for a new entry.
    init(
        work: WorkReference, entry: WatchedEntry?, log: WatchedLog, drinks: DrinkFinder, moments: MomentText,
        session: FormSession, flow: Flow<WorksStep>, strings: Strings
    ) {
        self.work = work
        self.entry = entry
        self.log = log
        self.drinks = drinks
        self.moments = moments
        self.session = session
        self.flow = flow
        self.strings = strings
        let watching = entry?.watching
        draft = Draft(
            time: moments.minute(watching?.watchedAt ?? moments.now),
            rating: watching?.rating.map { String($0.halves) } ?? "0", note: watching?.note ?? "", drink: "")
        original = draft
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: session.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.leaveRequested.observe { [flow] in flow.show(.confirmLeave(keepsDraft: false)) }.store(in: session.bag)
        input.removeRequested.observe { [weak self] in self?.remove() }.store(in: session.bag)
        if let id = entry?.watching.drink { readDrink(id) }
        show()
        return session.output
    }

    private var intent: MemberIntent { .open(route: WorksDestination.work(work.id).route) }

    private func show() {
        func flaw(_ field: String) -> FormMessage? { flaws[field].map { FormMessage($0) } }
        let fields = [
            FormField("work", .note("\(work.title[strings.language]) (\(work.year))")),
            FormField(
                "time", label: strings["watched.time"],
                .text(draft.time, placeholder: "2026-11-21 20:00", limit: 16), message: flaw("time")),
            FormField("rating", label: strings["watched.rating"], .choice(ratings, selected: draft.rating)),
            FormField(
                "note", label: strings["watched.note"],
                .lines(draft.note, placeholder: strings["watched.note-hint"], limit: Watching.longestNote)),
            FormField(
                "drink", label: strings["watched.drink"],
                .text(draft.drink, placeholder: strings["watched.drink-hint"], limit: 60),
                message: flaw("drink") ?? drink.map { FormMessage("→ \($0.name[strings.language])", kind: .hint) }),
            FormField("save", label: strings["watched.save"], .button),
        ]
        session.show(
            fields, title: strings["watched.title"], isDirty: draft != original, isRemovable: entry != nil)
    }

    private var ratings: [FormOption] {
        [FormOption("0", title: strings["watched.no-rating"])]
            + Rating.all.map { FormOption(String($0.halves), title: "★ \(NumberText.short($0.stars))") }
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .text("time", let text): draft.time = text
        case .text("note", let text): draft.note = text
        case .text("drink", let text):
            draft.drink = text
            find(text)
        case .option("rating", let id): draft.rating = id
        default: return
        }
        flaws = [:]
        show()
    }

    private func open(_ target: FormTarget) {
        switch target.field {
        case "save": save()
        case "rating":
            flow.show(
                .choice(title: strings["watched.rating"], ratings, selected: draft.rating) { [weak self] id in
                    self?.draft.rating = id
                    self?.show()
                })
        default: break
        }
    }

    private func readDrink(_ id: Identifier<Drink>) {
        finding.run { [drinks] in
            try await drinks.drink(id)
        } completion: { [weak self] result in
            guard let self, case .success(let found?) = result else { return }
            drink = found
            draft.drink = found.name[strings.language]
            original.drink = draft.drink
            show()
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

    private func save() {
        guard let moment = moments.moment(draft.time) else { return refuse("time", strings["watched.bad-time"]) }
        guard moment <= moments.now + 86_400 else { return refuse("time", strings["watched.future"]) }
        guard draft.drink.isEmpty || drink != nil else { return refuse("drink", strings["watched.no-drink"]) }
        let watching = Watching(
            work: work.id, watchedAt: moment, rating: Int(draft.rating).flatMap { Rating(halves: $0) },
            note: draft.note, drink: draft.drink.isEmpty ? nil : drink?.id)
        let text = strings["watched.done"]
        session.save(intent) { [log, entry] in
            try await log.save(watching, as: entry)
        } done: {
            $0 ? text : nil
        }
    }

    private func refuse(_ field: String, _ reason: String) {
        flaws = [field: reason]
        show()
        session.focus(field)
    }

    private func remove() {
        guard let entry else { return }
        let text = strings["work.entry-removed"]
        session.save(intent) { [log] in
            try await log.remove(entry.id)
        } done: {
            $0 ? text : nil
        }
    }
}
