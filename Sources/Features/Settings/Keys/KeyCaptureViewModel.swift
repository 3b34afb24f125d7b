import Domain
import FeatureKit
import Reactive

struct KeyCaptureInput: ScreenInput {
    /// The name of the pressed key in the configuration; nil for a key without a name.
    let keyPressed = Signal<String?>()
    let refresh = Signal<Void>()
}

struct KeyCaptureState: ScreenState {
    var phase: Phase = .loaded
    /// Why the last key cannot be used; empty if it can.
    var problem = ""
}

@MainActor
final class KeyCaptureViewModel: ViewModel, Subscriber {
    private let action: KnownAction
    private let isAdded: Bool
    private let catalogue: any ActionCatalogue
    private let store: any SettingsStore
    private let writer: MemberWriter
    private let strings: Strings
    private let state = Observable(KeyCaptureState())
    private let finished = Signal<Void>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        action: KnownAction, isAdded: Bool, catalogue: any ActionCatalogue, store: any SettingsStore,
        writer: MemberWriter, strings: Strings
    ) {
        self.action = action
        self.isAdded = isAdded
        self.catalogue = catalogue
        self.store = store
        self.writer = writer
        self.strings = strings
    }

    func transform(_ input: KeyCaptureInput) -> StateOutput<KeyCaptureState> {
        on(input.keyPressed) { $0.receive($1) }
        return StateOutput(state: state.readOnly, messages: writer.messages, finished: finished.events)
    }

    private func receive(_ name: String?) {
        guard let name else {
            reading.cancel()
            return refuse(strings["keys.no-name"])
        }
        reading.run { [catalogue] in
            try await catalogue.actions()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let actions): assign(name, in: actions)
            case .failure(let error):
                writer.fail(error)
                finished.send()
            }
        }
    }

    private func assign(_ name: String, in actions: [KnownAction]) {
        let index = KeyIndex(actions: actions, settings: store.settings.value)
        let title = action.title[strings.language]
        if let owner = index.owners(of: name, beside: action).first {
            return refuse(strings("keys.conflict", name, owner.title[strings.language], title))
        }
        guard let taken = index.change(action, taking: name, isAdded: isAdded) else {
            return refuse(strings["keys.no-name"])
        }
        writer.apply(taken.change, to: store, saying: strings("keys.taken", title, taken.label))
        finished.send()
    }

    private func refuse(_ text: String) {
        state.update { $0.problem = text }
    }
}
