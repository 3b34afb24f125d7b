import FeatureKit
import Navigation
import Reactive

/// Work that continues after its screens are left.
extension AppCoordinator {
    /// The owner of current writes: the scope, or the newcomer before there is one.
    var work: MemberWork? { scope?.main.authorizer.work ?? newcomer?.work }

    var runningJob: ShellJob? {
        work?.job.value.map { ShellJob(title: $0.title, isCancellable: $0.isCancellable) }
    }

    func cancelJob() { work?.cancelJob() }

    var isBusy: Bool { work?.isBusy ?? false }

    func finishWork(_ done: @escaping @MainActor () -> Void) {
        guard let work, work.isBusy else { return done() }
        LatestTask.track(
            Task {
                await work.settle()
                done()
            })
    }

    var isSettled: Bool { LatestTask.isSettled }

    func stopWaiting() { LatestTask.markSlow() }
}

package enum ProgramStart: Hashable, Sendable {
    /// At the place of the last run: as the account signed in or remembered, otherwise at Welcome.
    case resumed
    /// At a route, as the account signed in, otherwise silently as the local profile.
    case at(Route)
    /// At a route as the local profile, regardless of any session: for snapshots, which have none.
    case drawing(Route)

    var isDrawing: Bool {
        if case .drawing = self { true } else { false }
    }

    var route: Route {
        switch self {
        case .resumed: .tab(.home)
        case .at(let route), .drawing(let route): route
        }
    }
}
