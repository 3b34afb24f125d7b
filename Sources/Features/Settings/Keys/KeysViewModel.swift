import Domain
import FeatureKit
import Reactive

/// Opening a row asks for a key that replaces the present ones.
struct KeysInput: ListScreenInput {
    let list = ListInput()
    let keyAdded = Signal<Int>()
    let rowReset = Signal<Int>()
    let allReset = Signal<Void>()
}

/// Every action with its keys, which can be changed and reset. Changed rows are marked as news.
@MainActor
final class KeysViewModel: SettingListViewModel, Subscriber {
    private let catalogue: any ActionCatalogue
    private let store: any SettingsStore
    let session: SettingListSession
    var bag: SubscriptionBag { session.bag }
    private let flow: Flow<SettingsStep>
    private var actions: [KnownAction] = []

    init(
        catalogue: any ActionCatalogue, store: any SettingsStore, session: SettingListSession, flow: Flow<SettingsStep>
    ) {
        self.catalogue = catalogue
        self.store = store
        self.session = session
        self.flow = flow
    }

    func transform(_ input: KeysInput) -> SettingListOutput {
        on(input.keyAdded) { $0.capture($1, isAdded: true) }
        on(input.rowReset) { $0.reset($1) }
        on(input.allReset) { $0.askToResetAll() }
        on(store.settings.changes) { $0.showChanges() }
        return session.bind(input.list, to: self)
    }

    func open(_ row: Int) { capture(row, isAdded: false) }

    func reload() {
        session.read { [catalogue] in
            try await catalogue.actions()
        } show: { [weak self] actions in
            guard let self else { return }
            self.actions = KeyAreas(strings: strings).sorted(actions)
            show()
        }
    }

    private func showChanges() {
        if !actions.isEmpty { show() }
    }

    private func show() {
        let index = KeyIndex(actions: actions, settings: store.settings.value)
        let areas = KeyAreas(strings: strings)
        let rows = actions.map { action in
            let isChanged = index.isChanged(action)
            let keys = index.label(of: action)
            let views = index.views(of: action)
            let general = isChanged ? strings("keys.instead", keys, index.ownLabel(of: action)) : keys
            return SettingRow(
                section: areas.name(of: action), title: action.title[strings.language],
                detail: ([general] + views.map { strings("keys.in-view", $0.view, $0.label) }).joined(separator: "  "),
                name: action.id, isNews: isChanged || !views.isEmpty)
        }
        let count = rows.count(where: \.isNews)
        session.show(
            rows, status: count > 0 ? strings.counted("keys.changed", count) : "", empty: strings["keys.empty"])
    }

    private func capture(_ index: Int, isAdded: Bool) {
        guard actions.indices.contains(index) else { return }
        flow.show(.keyCapture(actions[index], isAdded: isAdded))
    }

    private func reset(_ index: Int) {
        guard actions.indices.contains(index), session.rows[index].isNews else { return }
        let action = actions[index]
        let title = session.rows[index].title
        for (view, _) in KeyIndex(actions: actions, settings: store.settings.value).views(of: action) {
            session.writer.apply(.viewKeys(view: view, action: action.id, nil), to: store)
        }
        session.writer.apply(.keys(action: action.id, nil), to: store, saying: strings("keys.reset-done", title))
    }

    private func askToResetAll() {
        guard session.rows.contains(where: \.isNews) else { return }
        flow.show(
            .question(
                title: strings["keys.reset-title"], text: strings["keys.reset-question"],
                yes: strings["keys.reset-yes"], onYes: { [weak self] in self?.resetAll() }))
    }

    private func resetAll() {
        session.writer.apply(.allKeys, to: store, saying: strings["keys.all-reset-done"])
    }
}

/// Groups the list of keys by area, the first part of an action's id.
struct KeyAreas {
    let strings: Strings

    /// The areas listed first: they apply everywhere.
    private static let first = ["program", "tab", "list", "page", "form", "screen", "dialog"]

    /// Sorts actions by area, program-wide areas first, then by name.
    func sorted(_ actions: [KnownAction]) -> [KnownAction] {
        func place(_ action: KnownAction) -> Int {
            Self.first.firstIndex(of: Self.area(of: action)) ?? Self.first.count
        }
        return actions.sorted { left, right in
            (place(left), Self.area(of: left), left.id) < (place(right), Self.area(of: right), right.id)
        }
    }

    /// Returns the area's name, or its id in the configuration if it has none.
    func name(of action: KnownAction) -> String {
        let area = Self.area(of: action)
        let key = "keys.area.\(area)"
        let name = strings["keys.area.\(area)"]
        return name == key ? area : name
    }

    private static func area(of action: KnownAction) -> String {
        String(action.id.prefix { $0 != "." })
    }
}
