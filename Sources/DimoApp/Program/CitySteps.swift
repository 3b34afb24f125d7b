import Domain
import FeatureKit
import Reactive

/// Undoes and redoes changes of the home city. The city is in the settings file, not in the store, so its steps last
/// only as long as the member's scope. Each has the number of the store's newest step at its time, so that the steps of
/// both are taken in order.
@MainActor
final class CitySteps {
    private struct Step {
        let before: Identifier<City>?
        let after: Identifier<City>?
        let newest: Int64
    }

    /// The number of the store's newest step, 0 for none. A newer one drops the steps of the city that were undone.
    var newest: Int64 = 0 {
        didSet { undone.removeAll { $0.newest < newest } }
    }

    var isUndoable: Bool { !done.isEmpty }

    private let store: any SettingsStore
    private var city: Identifier<City>?
    private var done: [Step] = []
    private var undone: [Step] = []
    private let bag = SubscriptionBag()

    /// - Parameter changed: called when the member has changed the home city.
    init(_ store: any SettingsStore, changed: @escaping () -> Void) {
        self.store = store
        city = store.settings.value.homeCity
        store.settings.observe { [weak self] settings in
            guard let self, settings.homeCity != city else { return }
            done.append(Step(before: city, after: settings.homeCity, newest: newest))
            undone = []
            city = settings.homeCity
            changed()
        }
        .store(in: bag)
    }

    /// Undoes or redoes a change of the city, if one is next. Returns false if the next step is one of the store, whose
    /// newest step is given.
    func step(isUndo: Bool, newest: Int64) throws(SettingsProblem) -> Bool {
        self.newest = newest
        guard let next = isUndo ? done.last : undone.last,
            isUndo ? newest <= next.newest : newest == next.newest
        else { return false }
        if isUndo { undone.append(done.removeLast()) } else { done.append(undone.removeLast()) }
        city = isUndo ? next.before : next.after
        try store.apply(.homeCity(city))
        return true
    }
}
