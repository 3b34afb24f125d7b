import Domain
import FeatureKit
import Reactive

/// Counts the drinks that ticked bottles make, and enters as the local profile with these bottles.
@MainActor
final class FirstBottlesViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let toggled = Signal<Int>()
        /// Goes on; the choice is the answer about the drinking age.
        let entered = Signal<AlcoholChoice>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<FirstBottlesState>

    private let reader: FirstBottlesReader
    private let services: AccountServices
    private let flow: Flow<OnboardingStep>
    private let strings: Strings
    private let state = Observable(FirstBottlesState())
    private let failed = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let counting = LatestTask()
    private let work: MemberWork
    private var shelf: FirstBottlesReader.Shelf?
    private var ticked: Set<Identifier<Ingredient>> = []
    private var hasEntered = false

    init(
        reader: FirstBottlesReader, services: AccountServices, work: MemberWork, flow: Flow<OnboardingStep>,
        strings: Strings
    ) {
        self.reader = reader
        self.work = work
        self.services = services
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.toggled) { $0.toggle($1) }
        on(input.entered) { $0.enter($1) }
        on(input.refresh) { $0.read() }
        read()
        return Output(state: state.readOnly, messages: Messages(done: .never, failed: failed.events))
    }

    private func read() {
        reading.read(into: state, strings) { [reader] in
            try await reader.shelf()
        } show: { [weak self] shelf in
            self?.show(shelf)
        }
    }

    private func show(_ shelf: FirstBottlesReader.Shelf) {
        // A first start reads the catalogue beside this screen; a refresh follows.
        guard shelf.isCatalogueRead else { return }
        if self.shelf == nil { ticked = shelf.owned.intersection(shelf.bottles.map(\.id)) }
        self.shelf = shelf
        state.update { state in
            state.bottles = shelf.bottles.map {
                FirstBottlesState.Bottle(name: $0.name[self.strings.language], isTicked: self.ticked.contains($0.id))
            }
            state.phase = state.bottles.isEmpty ? .empty : .loaded
        }
        count()
    }

    private func toggle(_ place: Int) {
        guard let shelf, !hasEntered, shelf.bottles.indices.contains(place) else { return }
        let isTicked = ticked.insert(shelf.bottles[place].id).inserted
        if !isTicked { ticked.remove(shelf.bottles[place].id) }
        state.update { $0.bottles[place].isTicked = isTicked }
        count()
    }

    private func count() {
        guard let shelf else { return }
        counting.run { [reader, ticked, language = strings.language] in
            try await reader.outcome(of: ticked, on: shelf, by: language)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome): show(outcome)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func show(_ outcome: FirstBottlesReader.Outcome) {
        let language = strings.language
        state.update { state in
            state.drinks = outcome.drinks.map { $0[language] }
            state.openings = outcome.openings.map {
                FirstBottlesState.Opening(bottle: $0.bottle[language], drink: $0.drink[language])
            }
        }
    }

    /// Stores the bottles before the local profile enters: after a failure, the next start begins here again.
    private func enter(_ choice: AlcoholChoice) {
        guard !hasEntered else { return }
        hasEntered = true
        work.add { [services, bar = shelf?.bar, change = change(for: choice)] in
            if let bar, !change.isEmpty { try await bar.apply(change) }
            return try await UseLocalProfile(services)().session
        } completion: { [weak self, work, strings] result in
            switch result {
            case .success(let session): self?.flow.show(.enterAs(session, choice))
            case .failure(let error):
                let text = ErrorText.describe(error, strings)
                guard let self else { return work.say(text, isFailure: true) }
                hasEntered = false
                failed.send(text)
            }
        }
    }

    private func change(for choice: AlcoholChoice) -> BarChange {
        guard let shelf else { return BarChange() }
        let kept = shelf.bottles.filter {
            ticked.contains($0.id) && (choice == .ofAge || !$0.content.mayHoldAlcohol)
        }.map(\.id)
        return BarChange(
            added: kept.filter { !shelf.owned.contains($0) }.map { Bottle(ingredient: $0) },
            removed: shelf.bottles.map(\.id).filter { shelf.owned.contains($0) && !ticked.contains($0) })
    }
}
