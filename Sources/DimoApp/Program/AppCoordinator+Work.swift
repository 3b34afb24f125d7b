import FeatureKit
import Navigation
import Reactive

/// Work that continues after its screens are left.
extension AppCoordinator {
    private var work: MemberWork? { scope?.main.authorizer.work }

    var runningJob: ShellJob? {
        work?.job.value.map { ShellJob(title: $0.title, isCancellable: $0.isCancellable) }
    }

    func cancelJob() { work?.cancelJob() }

    var isBusy: Bool { work?.isBusy ?? false }

    func finishWork(_ done: @escaping @MainActor () -> Void) {
        guard let work, work.isBusy else { return done() }
        Task {
            await work.settle()
            done()
        }
    }

    var isSettled: Bool { LatestTask.isSettled }

    func stopWaiting() { LatestTask.markSlow() }
}
