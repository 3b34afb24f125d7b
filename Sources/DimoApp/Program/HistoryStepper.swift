import Domain
import FeatureKit
import Navigation
import Reactive

@MainActor
final class HistoryStepper {
    private enum Outcome: Sendable {
        case action(RecordedAction, names: [String])
        case city
        case nothing
    }

    var isUndoable: Bool { cities.newest > 0 || cities.isUndoable }

    private let main: MainDIContainer
    private let showToast: (String, Toast.Kind) -> Void
    private let changed: () -> Void
    private let cities: CitySteps
    private let reading = LatestTask(holdsKeys: false)
    private let bag = SubscriptionBag()

    /// - Parameter changed: called when `isUndoable` has changed.
    init(main: MainDIContainer, showToast: @escaping (String, Toast.Kind) -> Void, changed: @escaping () -> Void) {
        self.main = main
        self.showToast = showToast
        self.changed = changed
        cities = CitySteps(main.settings.store, changed: changed)
    }

    /// Reads now and after every change whether there is something to undo.
    func start() {
        main.changes.touching(.history).observe { [weak self] in self?.readIsUndoable() }.store(in: bag)
        readIsUndoable()
    }

    private func readIsUndoable() {
        reading.run { [history = main.history, id = main.profile.id] in
            try await history.newestStep(for: id)
        } completion: { [weak self] result in
            guard let self, case .success(let newest) = result else { return }
            let wasUndoable = isUndoable
            cities.newest = newest ?? 0
            if isUndoable != wasUndoable { changed() }
        }
    }

    func undo() { step(isUndo: true) }

    func redo() { step(isUndo: false) }

    /// Undoes or redoes a step and reads the caches again in the same work, so that no screen reads stale data.
    private func step(isUndo: Bool) {
        main.authorizer.work.add {
            [main, cities, history = main.history, id = main.profile.id, names = main.names]
            () async throws -> Outcome in
            let newest = try await history.newestStep(for: id) ?? 0
            if try await cities.step(isUndo: isUndo, newest: newest) { return .city }
            guard let action = try await (isUndo ? history.undo(for: id) : history.redo(for: id)) else {
                return .nothing
            }
            _ = await main.rereadCaches()
            return .action(action, names: try await names.names(of: action))
        } completion: { [weak self] in
            self?.finish(isUndo ? "undo" : "redo", $0)
        }
    }

    /// The day of a step, for steps before this evening: undo can go back for days.
    private func day(of action: RecordedAction) -> String? {
        let now = main.clock.now()
        let today = main.localTime.dayStart(of: now)
        guard let moment = action.moment, main.localTime.dayStart(of: moment) < today else { return nil }
        return DayText.describe(moment, now: now, main.localTime, main.strings)
    }

    /// Names at most three subjects and counts the rest.
    private func list(_ names: [String]) -> String {
        let named = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? main.strings("undo.more", named, String(names.count - 3)) : named
    }

    private func finish(_ key: String, _ result: Result<Outcome, any Error>) {
        let strings = main.strings
        switch result {
        case .success(.action(let action, let names)):
            let text = strings("history.\(action.kind)", list(names))
            let day = day(of: action)
            showToast(day.map { strings("\(key).done-on", text, $0) } ?? strings("\(key).done", text), .done)
        case .success(.city): showToast(strings("\(key).done", strings["history.city.home"]), .done)
        case .success(.nothing): showToast(strings["\(key).nothing"], .done)
        case .failure(let error as SettingsProblem):
            showToast(strings("settings.not-kept", error.reason), .failed)
        case .failure(let error): showToast(ErrorText.describe(error, strings), .failed)
        }
    }
}
