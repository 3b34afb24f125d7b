import Domain
import FeatureKit
import Navigation
import Reactive

/// Everything that lives as long as a member's scope: container, flow, and their updates.
@MainActor
final class MemberScope {
    let main: MainDIContainer
    let coordinator: MainCoordinator
    let header: HeaderReader
    let history: HistoryStepper
    let watcher: StoreWatcher
    private let bag = SubscriptionBag()
    private let shell: NavigationShell

    init(main: MainDIContainer, coordinator: MainCoordinator, shell: NavigationShell, vanished: @escaping () -> Void) {
        self.main = main
        self.coordinator = coordinator
        self.shell = shell
        header = HeaderReader(main: main, changed: { [weak shell] in shell?.setNeedsFrame() }, vanished: vanished)
        history = HistoryStepper(
            main: main, showToast: { [weak shell] in shell?.showToast($0, kind: $1) },
            changed: { [weak shell] in shell?.setNeedsFrame() })
        watcher = StoreWatcher(
            main: main,
            failed: { [weak shell, strings = main.strings] in
                shell?.showToast(ErrorText.describe($0, strings), kind: .failed)
            })
        main.authorizer.work.undo = UndoNote(
            newestStep: { [history = main.history, id = main.profile.id] in
                try? await history.newestStep(for: id)
            },
            text: { [weak shell, strings = main.strings] in
                shell?.keyLabel(ofProgramAction: "program.undo").map { strings("undo.note", $0) }
            })
        let messages = main.authorizer.work.messages
        messages.done.observe { [weak shell] in shell?.showToast($0, kind: .done) }.store(in: bag)
        messages.failed.observe { [weak shell] in shell?.showToast($0, kind: .failed) }.store(in: bag)
    }

    /// Call once the flow runs.
    func begin() {
        watcher.checkForChanges { [weak self] in self?.startReading() }
    }

    private func startReading() {
        header.start()
        guard !main.session.isGuest else { return }
        history.start()
        main.homeKind.onFailure = { [weak self] in self?.fail($0) }
        main.homeKind.start()
        main.startExchange()
    }

    func carryOut(_ intent: MemberIntent) {
        if case .open(let route) = intent {
            if let route = try? Route(route) { coordinator.open(route) }
            return
        }
        if case .logMaking(let drink) = intent { return coordinator.open(.madeForm(drink)) }
        main.authorizer.work.add { [carryOut = main.graph.carryOutIntent] in
            try await carryOut(intent)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: shell.showToast(main.strings["guest.done"], kind: .done)
            case .failure(let error): fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        shell.showToast(ErrorText.describe(error, main.strings), kind: .failed)
    }
}
