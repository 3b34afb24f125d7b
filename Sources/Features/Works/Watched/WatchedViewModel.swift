internal import Domain
internal import FeatureKit
internal import Reactive

/// A watching being told to the log: when, how good, a note, and with which drink.
@MainActor
final class WatchedViewModel: FormModel {
    private struct Draft: Equatable {
        var time: String
        var rating: String
        var note: String
        var drink: String
    }

    private let work: WorkReference
    private let entry: WatchedEntry?
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: FormActions
    private let port: FormPort
    private let finding = LatestTask()
    private var draft: Draft
    private var original: Draft
    private var flaws: [String: String] = [:]
    /// The drink that the text names; nil while none does.
    private var drink: DrinkSummary?

    init(
        work: WorkReference, entry: WatchedEntry?, dependencies: WorksDIContainer.Dependencies, actions: FormActions
    ) {
        self.work = work
        self.entry = entry
        self.dependencies = dependencies
        self.actions = actions
        port = FormPort(dependencies: dependencies, route: "work:\(work.id)")
        let watching = entry?.watching
        draft = Draft(
            time: dependencies.moments.minute(watching?.watchedAt ?? dependencies.clock.now()),
            rating: watching?.rating.map { String($0.halves) } ?? "0", note: watching?.note ?? "", drink: "")
        original = draft
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] in self?.apply($0) }.store(in: port.bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: port.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: port.bag)
        input.leaveRequested.observe { [weak self] in self?.actions.askLeave() }.store(in: port.bag)
        input.removeRequested.observe { [weak self] in self?.remove() }.store(in: port.bag)
        if let id = entry?.watching.drink { readDrink(id) }
        show()
        return port.output
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await finding.settle()
        await port.settle()
    }

    private func show() {
        let strings = dependencies.strings
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
        port.show(
            fields, title: strings["watched.title"], isDirty: draft != original, isRemovable: entry != nil)
    }

    private var ratings: [FormOption] {
        [FormOption("0", title: dependencies.strings["watched.no-rating"])]
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
            actions.choose(dependencies.strings["watched.rating"], ratings, draft.rating) { [weak self] id in
                self?.draft.rating = id
                self?.show()
            }
        default: break
        }
    }

    private func readDrink(_ id: Identifier<Drink>) {
        finding.run { [drinks = dependencies.drinks] in
            try await drinks.drinks(with: [id]).first
        } completion: { [weak self] result in
            guard let self, case .success(let found?) = result else { return }
            drink = found
            draft.drink = found.name[dependencies.strings.language]
            original.drink = draft.drink
            show()
        }
    }

    /// The drink of exactly that name, else the first whose name holds the text.
    private func find(_ text: String) {
        drink = nil
        guard !text.isEmpty else { return finding.cancel() }
        let language = dependencies.strings.language
        finding.run { [drinks = dependencies.drinks] in
            let places = try await drinks.positions(matching: text, by: language).prefix(40)
            var found: [DrinkSummary] = []
            for place in places { found += try await drinks.drinks(in: place..<(place + 1), by: language) }
            let folded = Folding.folded(text)
            return found.first {
                Folding.folded($0.name.english) == folded || Folding.folded($0.name.korean) == folded
            } ?? found.first
        } completion: { [weak self] result in
            guard let self else { return }
            if case .success(let found) = result { drink = found }
            show()
        }
    }

    private func save() {
        guard let moment = dependencies.moments.moment(draft.time) else {
            return refuse("time", dependencies.strings["watched.bad-time"])
        }
        guard moment <= dependencies.clock.now() + 86_400 else {
            return refuse("time", dependencies.strings["watched.future"])
        }
        guard draft.drink.isEmpty || drink != nil else {
            return refuse("drink", dependencies.strings["watched.no-drink"])
        }
        let watching = Watching(
            work: work.id, watchedAt: moment, rating: Int(draft.rating).flatMap { Rating(halves: $0) },
            note: draft.note, drink: draft.drink.isEmpty ? nil : drink?.id)
        let profile = dependencies.member().id
        port.writer.write(done: dependencies.strings["watched.done"]) { [marks = dependencies.marks, entry] in
            guard var entry else {
                try await marks.add(watching, of: profile)
                return true
            }
            entry.watching = watching
            return try await marks.update(entry, of: profile)
        } completion: { [weak self] in
            self?.actions.close()
        }
    }

    private func refuse(_ field: String, _ reason: String) {
        flaws = [field: reason]
        show()
        port.focus.send(field)
    }

    private func remove() {
        guard let entry else { return }
        let profile = dependencies.member().id
        port.writer.write(done: dependencies.strings["work.entry-removed"]) { [marks = dependencies.marks] in
            try await marks.remove(entry.id, of: profile)
        } completion: { [weak self] in
            self?.actions.close()
        }
    }
}
