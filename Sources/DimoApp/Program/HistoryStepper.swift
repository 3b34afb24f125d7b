import Domain
import FeatureKit
import Navigation
import Reactive

@MainActor
final class HistoryStepper {
    private let main: MainDIContainer
    private let showToast: (String, Toast.Kind) -> Void

    init(main: MainDIContainer, showToast: @escaping (String, Toast.Kind) -> Void) {
        self.main = main
        self.showToast = showToast
    }

    func undo() { step("undo") { try await $0.undo(for: $1) } }

    func redo() { step("redo") { try await $0.redo(for: $1) } }

    /// Holds changes until everything derived from the store was read again: no screen may read stale data.
    private func step(
        _ key: String,
        _ work: @escaping @Sendable (any ActionHistory, Identifier<Profile>) async throws -> RecordedAction?
    ) {
        main.changes.hold()
        main.authorizer.work.add { [history = main.history, graph = main.graph, names = main.names] in
            guard let action = try await work(history, graph.profile) else { return nil as (RecordedAction, [String])? }
            try await graph.reload()
            return (action, try await names.names(of: action))
        } completion: { [weak self] in
            self?.finish(key, $0)
        }
    }

    private func finish(_ key: String, _ result: Result<(RecordedAction, [String])?, any Error>) {
        main.changes.release()
        let strings = main.strings
        switch result {
        case .success(let (action, names)?):
            let text = strings("history.\(action.kind)", names.joined(separator: ", "))
            showToast(strings("\(key).done", text), .done)
        case .success(nil): showToast(strings["\(key).nothing"], .done)
        case .failure(let error): showToast(ErrorText.describe(error, strings), .failed)
        }
    }
}
