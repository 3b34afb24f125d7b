import Domain
import FeatureKit
import Navigation
import Reactive

@MainActor
final class HistoryStepper {
    private(set) var isUndoable = false

    private let main: MainDIContainer
    private let showToast: (String, Toast.Kind) -> Void
    private let changed: () -> Void
    private let reading = LatestTask(holdsKeys: false)
    private let bag = SubscriptionBag()

    /// - Parameter changed: called when `isUndoable` has changed.
    init(main: MainDIContainer, showToast: @escaping (String, Toast.Kind) -> Void, changed: @escaping () -> Void) {
        self.main = main
        self.showToast = showToast
        self.changed = changed
    }

    /// Reads now and after every change whether there is something to undo.
    func start() {
        main.changes.touching(.history).observe { [weak self] in self?.readIsUndoable() }.store(in: bag)
        readIsUndoable()
    }

    private func readIsUndoable() {
        reading.run { [history = main.history, id = main.profile.id] in
            try await history.newestStep(for: id) != nil
        } completion: { [weak self] result in
            guard let self, case .success(let isUndoable) = result, isUndoable != self.isUndoable else { return }
            self.isUndoable = isUndoable
            changed()
        }
    }

    func undo() { step("undo") { try await $0.undo(for: $1) } }

    func redo() { step("redo") { try await $0.redo(for: $1) } }

    /// Undoes or redoes a step and reads the caches again in the same work, so that no screen reads stale data.
    private func step(
        _ key: String,
        _ work: @escaping @Sendable (any ActionHistory, Identifier<Profile>) async throws -> RecordedAction?
    ) {
        main.authorizer.work.add { [main, history = main.history, id = main.profile.id, names = main.names] in
            guard let action = try await work(history, id) else { return nil as (RecordedAction, [String])? }
            _ = await main.rereadCaches()
            return (action, try await names.names(of: action))
        } completion: { [weak self] in
            self?.finish(key, $0)
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

    private func finish(_ key: String, _ result: Result<(RecordedAction, [String])?, any Error>) {
        let strings = main.strings
        switch result {
        case .success(let (action, names)?):
            let text = strings("history.\(action.kind)", list(names))
            let day = day(of: action)
            showToast(day.map { strings("\(key).done-on", text, $0) } ?? strings("\(key).done", text), .done)
        case .success(nil): showToast(strings["\(key).nothing"], .done)
        case .failure(let error): showToast(ErrorText.describe(error, strings), .failed)
        }
    }
}
