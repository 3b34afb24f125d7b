package import Domain
import Reactive

/// Completes all works of a member as their one job, which outlives every screen.
@MainActor
package struct CompletionJob {
    package static let route = "works/complete"

    private let complete: CompleteWorks
    private let member: @MainActor @Sendable () -> Identifier<Profile>?
    private let clock: any WallClock
    private let strings: Strings
    package let work: MemberWork

    package init(
        _ complete: CompleteWorks, member: @escaping @MainActor @Sendable () -> Identifier<Profile>?,
        work: MemberWork, clock: any WallClock, strings: Strings
    ) {
        self.complete = complete
        self.member = member
        self.work = work
        self.clock = clock
        self.strings = strings
    }

    package var isRunning: Bool { work.job.value?.route == Self.route }

    package var progress: String {
        guard isRunning, let progress = work.job.value?.progress else { return "" }
        return strings("complete.progress", String(progress.done), String(progress.total))
    }

    package func count() async throws -> Int {
        guard let profile = member() else { return 0 }
        return try await complete.count(of: profile)
    }

    /// Starts or cancels the job. Completed works stay completed; the next start continues from there.
    package func toggle() {
        if isRunning { return work.cancelJob() }
        guard let profile = member() else { return }
        let status = JobStatus(route: Self.route, title: strings["complete.title"], isCancellable: true)
        let isStarted = work.start(status) { [complete] progress in
            try await complete(of: profile, progress: progress)
        } completion: { [work, clock, strings] result in
            switch result {
            case .success(let report): work.say(OnlineText.completion(report, now: clock.now(), strings))
            case .failure(let error): work.say(ErrorText.describe(error, strings), isFailure: true)
            }
        }
        if !isStarted, let other = work.job.value {
            work.say(strings("transfer.busy", other.title), isFailure: true)
        }
    }
}
