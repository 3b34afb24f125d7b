internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Takes the next key as an action's own, unless it means something else on the same screen.
@MainActor
final class KeyCaptureViewModel {
    struct Input {
        /// A key was pressed.
        let keyPressed: Events<Key>
    }

    struct Output {
        /// Why the last key cannot be taken; empty for none.
        let problem: ReadOnly<String>
        /// It is done; the text says what.
        let finished: Events<String>
        /// What could not be kept.
        let failed: Events<String>
    }

    let action: KnownAction
    private let isAdded: Bool
    private let catalogue: any ActionCatalogue
    private let store: any SettingsStore
    private let strings: Strings
    private let problem = Observable("")
    private let finished = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        action: KnownAction, isAdded: Bool, catalogue: any ActionCatalogue, store: any SettingsStore,
        strings: Strings
    ) {
        self.action = action
        self.isAdded = isAdded
        self.catalogue = catalogue
        self.store = store
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.keyPressed.observe { [weak self] in self?.apply($0) }.store(in: bag)
        return Output(problem: problem.readOnly, finished: finished.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func apply(_ key: Key) {
        reading.run { [catalogue] in
            try await catalogue.actions()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let actions): apply(key, in: actions)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func apply(_ key: Key, in actions: [KnownAction]) {
        let book = KeyIndex(actions: actions, changes: store.settings.value.keys)
        let name = KeyName.text(of: key)
        guard KeyName.key(from: name) == key else { return problem.send(strings["keys.no-name"]) }
        if let owner = book.owners(of: key, beside: action).first {
            return problem.send(
                strings("keys.conflict", name, owner.title[strings.language], action.title[strings.language]))
        }
        var keys = isAdded ? book.keys(of: action) : []
        if !keys.contains(key) { keys.append(key) }
        do {
            try store.apply(.keys(action: action.id, keys == action.keys ? nil : keys))
            finished.send(strings("keys.taken", action.title[strings.language], KeysViewModel.labels(keys)))
        } catch {
            failed.send(strings("settings.not-kept", error.reason))
        }
    }
}
