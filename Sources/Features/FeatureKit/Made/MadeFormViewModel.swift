package import Domain
package import Reactive

/// Records a making: day, servings, rating and note. Unsaved input is kept as a draft.
@MainActor
package final class MadeFormViewModel: ViewModel, Subscriber {
    package struct Input: ScreenInput {
        /// Moves a field's value forward (+1) or back (-1).
        let stepped = Signal<(field: MadeFormState.Field, step: Int)>()
        /// Sets the rating; nil for none.
        let ratingChosen = Signal<Rating?>()
        let noteChanged = Signal<String>()
        /// Restores the initial content.
        let cleared = Signal<Void>()
        let submitted = Signal<Void>()
        package let refresh = Signal<Void>()

        package init() {}
    }

    package struct Output: ScreenOutput {
        package let state: ReadOnly<MadeFormState>
        package let messages: Messages
        package let finished: Events<Void>
        let noteRead: Events<String>
    }

    private let purpose: MadeFormPurpose
    private let member: DrinkActionsContext
    private let drinks: any DrinkRepository
    private let standardDrink: StandardDrink
    private let strings: Strings
    private let state = Observable(MadeFormState())
    private let writer: MemberWriter
    private let finished = Signal<Void>()
    private let noteRead = Signal<String>()
    private var opinion: DrinkOpinion?
    package let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let drafts: MadeDrafts
    private var variants: [DrinkSummary] = []
    private var isFilled = false

    package init(
        purpose: MadeFormPurpose, member: DrinkActionsContext, drinks: any DrinkRepository,
        standardDrink: StandardDrink,
        strings: Strings
    ) {
        self.purpose = purpose
        self.member = member
        self.drinks = drinks
        self.standardDrink = standardDrink
        self.strings = strings
        drafts = MadeDrafts(
            purpose: purpose, keeper: member.drafts, clock: member.clock, localTime: member.localTime)
        writer = MemberWriter(authorizer: member.authorizer, strings: strings)
    }

    package func transform(_ input: Input) -> Output {
        on(input.stepped) { $0.step($1.field, by: $1.step) }
        on(input.ratingChosen) { model, rating in model.change { $0.rating = rating } }
        on(input.noteChanged) { model, note in model.change { $0.note = note } }
        input.cleared.observe { [weak self] in self.map { form in form.change { $0 = form.blank } } }.store(in: bag)
        on(input.submitted) { $0.submit() }
        on(input.refresh) { $0.read() }
        state.update {
            $0.draft = blank
            ($0.isOpinion, $0.fields) = (isOpinion, isOpinion ? [.rating, .note] : $0.fields)
            $0.phase = .loading
        }
        describe()
        read()
        return Output(
            state: state.readOnly, messages: writer.messages, finished: finished.events, noteRead: noteRead.events)
    }

    private var isOpinion: Bool { purpose.isOpinion }
    private var blank: MadeDraft { purpose.blank(opinion) }

    private func read() {
        reading.run {
            [
                drinks, drink = purpose.drink, isOpinion, language = strings.language, marks = member.marks,
                profile = member.profile, drafts
            ] in
            guard let summary = try await drinks.drinks(with: [drink]).first else { throw NotFound(id: drink.rawValue) }
            return (
                summary, isOpinion ? [] : try await drinks.variants(of: drink, by: language),
                try await marks.marks(of: drink, for: profile).opinion, try await drafts.draft()
            )
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (summary, variants, opinion, draft)):
                self.variants = variants
                if isOpinion { self.opinion = opinion }
                fill(draft)
                state.update {
                    $0.name = summary.name[self.strings.language]
                    $0.phase = .loaded
                    if !$0.isOpinion {
                        $0.fields = MadeFormState.Field.allCases.filter { $0 != .variant || !variants.isEmpty }
                    }
                }
                describe()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    /// Fills in the draft, or else the existing data. Only the first call counts, so that later input stays.
    private func fill(_ draft: MadeDraft?) {
        guard !isFilled else { return }
        isFilled = true
        state.update {
            $0.draft = draft ?? blank
            $0.isDraft = draft != nil
        }
        noteRead.send(state.value.draft.note)
    }

    private func step(_ field: MadeFormState.Field, by step: Int) {
        change { draft in
            switch field {
            case .day: draft.evenings = min(max(draft.evenings - step, 0), MadeDraft.longestAgo)
            case .servings:
                let steps = MadeDraft.servingSteps
                let place = steps.firstIndex { $0 >= draft.servings } ?? steps.count - 1
                draft.servings = steps[min(max(place + step, 0), steps.count - 1)]
            case .rating: draft.rating = Rating(halves: min(max((draft.rating?.halves ?? 0) + step, 0), 10))
            case .variant:
                let choices: [Identifier<Drink>?] = [nil] + variants.map(\.id)
                let place = choices.firstIndex(of: draft.variant) ?? 0
                draft.variant = choices[(place + step + choices.count) % choices.count]
            case .note: break
            }
        }
    }

    /// Stores every change as a draft at once; a form with its initial content leaves none.
    private func change(_ change: (inout MadeDraft) -> Void) {
        state.update { change(&$0.draft) }
        let draft = state.value.draft
        if draft == blank { state.update { $0.isDraft = false } }
        drafts.keep(draft == blank ? nil : draft, of: state.value.name)
        describe()
    }

    private func describe() {
        state.update { state in
            let draft = state.draft
            state.day = DayText.describe(moment(of: draft), now: member.clock.now(), member.localTime, strings)
            state.servings = NumberText.short(draft.servings)
            state.variant =
                variants.first { $0.id == draft.variant }?.name[strings.language] ?? strings["made.as-written"]
        }
    }

    /// Counts evenings back from now, and keeps the time of day.
    private func moment(of draft: MadeDraft) -> Int64 { member.clock.now() - Int64(draft.evenings) * 86_400 }

    private func submit() {
        guard state.value.phase == .loaded, !writer.isWriting else { return }
        let draft = state.value.draft
        let saving = MadeSaving(purpose, draft, at: moment(of: draft), isToday: draft.evenings == 0, member)
        writer.write(.open(route: "drink:\(purpose.drink)")) {
            try await saving.save()
        } done: { [strings, standardDrink, name = state.value.name] outcome in
            saving.message(outcome, of: name, standardDrink, strings)
        } completion: { [drafts, finished] result in
            guard case .success = result else { return }
            drafts.keep(nil, of: "")
            finished.send()
        }
    }
}
