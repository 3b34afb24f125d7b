internal import Domain
internal import FeatureKit
internal import Reactive

/// Home: one drink and one work for tonight, each with its reasons, and the shelves of the day.
@MainActor
final class HomeViewModel {
    struct Input {
        let opened: Events<HomeTarget>
        /// Another suggestion.
        let anotherRequested: Events<Void>
        /// The one before.
        let previousRequested: Events<Void>
        /// Tonight's drink was made, or its work watched.
        let doneRequested: Events<HomeTarget?>
        let searchRequested: Events<Void>
        /// The next of both, animation, film.
        let kindCycled: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<HomeState>
        /// Which kind the shelves show.
        let kind: ReadOnly<WorkKind?>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: HomeDIContainer.Dependencies
    private let actions: HomeActions
    private let state = Observable(HomeState())
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let checking = LatestTask()

    init(dependencies: HomeDIContainer.Dependencies, actions: HomeActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.anotherRequested.observe { [weak self] in self?.reload(.another) }.store(in: bag)
        input.previousRequested.observe { [weak self] in self?.reload(.previous) }.store(in: bag)
        input.doneRequested.observe { [weak self] in self?.noteDone($0) }.store(in: bag)
        input.searchRequested.observe { [weak self] in self?.actions.search() }.store(in: bag)
        input.kindCycled.observe { [weak self] in self?.cycleKind() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload(.present) }.store(in: bag)
        dependencies.kind.changes.observe { [weak self] _ in self?.reload(.present) }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload(.present) }.store(in: bag)
        reload(.stored)
        return Output(state: state.readOnly, kind: dependencies.kind.readOnly, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        while reading.isRunning || checking.isRunning {
            await reading.settle()
            await checking.settle()
        }
    }

    private func open(_ target: HomeTarget) {
        switch target {
        case .drink(let id): actions.showDrink(id)
        case .work(let id), .today(let id): actions.showWork(id)
        case .shelf(let shelf): actions.showInventory(shelf)
        case .chooseType: actions.chooseType()
        }
    }

    /// On the work it opens the work, where its form is a key away; anywhere else it is about the drink.
    private func noteDone(_ target: HomeTarget?) {
        if case .work(let id) = target {
            actions.showWork(id)
        } else if case .drink(let id) = state.value.content?.drink?.target {
            actions.noteMade(id)
        }
    }

    private func cycleKind() {
        dependencies.kind.update { $0 = $0.next }
    }

    private func reload(_ step: HomeReader.Step) {
        state.update { $0.phase = $0.phase.requesting }
        let (now, member) = (dependencies.clock.now(), dependencies.member())
        let reader = HomeReader(
            chooseTonight: dependencies.chooseTonight, shelves: dependencies.shelves, drinks: dependencies.drinks,
            works: dependencies.works, characters: dependencies.characters, weather: dependencies.weather, now: now,
            localTime: dependencies.localTime)
        let formatter = HomeFormatter(
            strings: dependencies.strings, member: member, now: now, localTime: dependencies.localTime)
        let (who, hides, kind) = (dependencies.reader(), dependencies.hidesAlcohol(), dependencies.kind.value)
        checking.cancel()
        reading.run {
            let found = try await reader.read(step, reader: who, member: member, hidesAlcohol: hides, kind: kind)
            return (formatter.content(of: found), found.tonight)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (content, tonight)):
                state.update {
                    $0.content = content
                    $0.phase = .loaded
                }
                if step == .stored, let tonight { check(tonight) }
            case .failure(let error):
                fail(ErrorText.describe(error, dependencies.strings))
            }
        }
    }

    /// A stored suggestion is shown before the bar is read; where the bar can no longer make it, another takes its place.
    private func check(_ day: TonightDay) {
        checking.run { [chooseTonight = dependencies.chooseTonight] in
            try await chooseTonight.isOutdated(day)
        } completion: { [weak self] result in
            if case .success(false) = result { return }
            self?.reload(.present)
        }
    }

    /// What is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }
}
