import CommunityProtocol
package import Domain
import Synchronization

/// Exchanges the actions of this machine's members with their communities. There is no timer: an action, a start or a
/// key press triggers an exchange. Failed exchanges are retried at growing intervals while actions wait. Viewed
/// resources are requested when stale. Profiles without a membership cause no requests.
package actor CommunityExchange {
    /// The first and the longest wait after a failure, in seconds.
    static let waits: (first: Int64, longest: Int64) = (2, 300)
    /// Limits the pages of a server that never ends its changes.
    static let mostPages = 1_000
    /// The pause in typing before a search is sent.
    private static let pause: Duration = .milliseconds(350)

    let ledger: any CommunityLedger
    let connection: any CommunityConnection
    let tokens: any CommunityTokenStore
    let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void

    private nonisolated let members = Mutex<Set<Identifier<Profile>>>([])
    private nonisolated let checkedAt = Mutex<[Identifier<Profile>: Int64]>([:])
    private nonisolated let searchedFor = Mutex<[Identifier<Profile>: CommunityResource]>([:])
    /// The refreshes so far; see `refreshRequested`.
    private nonisolated let refreshes = Mutex<[Identifier<Profile>: Int]>([:])
    /// The refreshes before the last exchange began.
    private var exchangedRefreshes: [Identifier<Profile>: Int] = [:]
    private var running: [Identifier<Profile>: Task<Void, any Error>] = [:]
    private var retries: [Identifier<Profile>: (failures: Int, at: Int64, task: Task<Void, Never>?)] = [:]
    private var pulls: [PullKey: Task<Void, Never>] = [:]
    var failedPulls: [PullKey: Int64] = [:]
    /// The refreshes before each resource was last requested.
    private var pulledRefreshes: [PullKey: Int] = [:]

    struct PullKey: Hashable {
        let profile: Identifier<Profile>
        let resource: CommunityResource
    }

    /// `sleep` throws when the task is cancelled.
    package init(
        ledger: any CommunityLedger, connection: any CommunityConnection, tokens: any CommunityTokenStore,
        clock: any WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.ledger = ledger
        self.connection = connection
        self.tokens = tokens
        self.clock = clock
        self.sleep = sleep
    }

    // MARK: Triggers

    /// Enables requests for viewed resources, without an exchange.
    package func enableRequests(for profile: Identifier<Profile>) {
        members.withLock { _ = $0.insert(profile) }
    }

    package func start(for profile: Identifier<Profile>) async {
        guard let account = try? await ledger.account(of: profile) else { return }
        members.withLock { _ = $0.insert(profile) }
        noteCheck(of: profile)
        if account.standing.isInTouch || account.standing == .outdated { try? await exchange(of: profile) }
    }

    /// Stops for a profile that signed out. Waiting actions stay in the store.
    package func stop(for profile: Identifier<Profile>) {
        members.withLock { _ = $0.remove(profile) }
        running[profile]?.cancel()
        retries[profile]?.task?.cancel()
        retries[profile] = nil
        for (key, task) in pulls where key.profile == profile { task.cancel() }
    }

    /// Sends waiting actions after a change in the store, unless an attempt failed recently.
    package func storeChanged(for profile: Identifier<Profile>) async {
        guard isMember(profile), running[profile] == nil, !isBackingOff(profile),
            let account = try? await ledger.account(of: profile), account.standing == .active,
            account.waiting > 0
        else { return }
        try? await exchange(of: profile)
    }

    /// Starts an exchange at most once a minute, regardless of earlier failures. Returns whether the visible resources
    /// are stale.
    package nonisolated func keyPressed(by profile: Identifier<Profile>) -> Bool {
        guard isMember(profile), isOld(checkedAt.withLock { $0[profile] }) else { return false }
        noteCheck(of: profile)
        Task { await self.exchangeIfPossible(profile) }
        return true
    }

    /// Exchanges now or after a running exchange. Every resource is requested once when it is viewed next, even if it
    /// is fresh.
    @discardableResult
    package nonisolated func refreshRequested(by profile: Identifier<Profile>) -> Task<Void, Never>? {
        guard isMember(profile) else { return nil }
        refreshes.withLock { $0[profile, default: 0] += 1 }
        noteCheck(of: profile)
        return Task { await self.exchangeForRefresh(profile) }
    }

    /// Does nothing if an exchange has begun since the refresh.
    private func exchangeForRefresh(_ profile: Identifier<Profile>) async {
        while let present = running[profile] { _ = try? await present.value }
        if refreshes(of: profile) > exchangedRefreshes[profile] ?? 0 { await exchangeIfPossible(profile) }
    }

    private nonisolated func refreshes(of profile: Identifier<Profile>) -> Int {
        refreshes.withLock { $0[profile] ?? 0 }
    }

    /// Whether the member asked for fresh data since a resource was last requested. Notes the request.
    func beginPull(_ key: PullKey) -> Bool {
        let number = refreshes(of: key.profile)
        defer { pulledRefreshes[key] = number }
        return number > pulledRefreshes[key] ?? 0
    }

    /// Whether an exchange failed so recently that none should be tried without a request.
    func isBackingOff(_ profile: Identifier<Profile>) -> Bool { (retries[profile]?.at ?? 0) > clock.now() }

    private func exchangeIfPossible(_ profile: Identifier<Profile>) async {
        guard running[profile] == nil, let account = try? await ledger.account(of: profile),
            account.standing.isInTouch
        else { return }
        try? await exchange(of: profile)
    }

    private nonisolated func isOld(_ time: Int64?) -> Bool {
        guard let time else { return true }
        let age = clock.now() - time
        return age >= CommunityResource.age || age < 0
    }

    private nonisolated func noteCheck(of profile: Identifier<Profile>) {
        checkedAt.withLock { [now = clock.now()] in $0[profile] = now }
    }

    /// Whether a signed-in profile is a member of a community on a server.
    package nonisolated func isMember(_ profile: Identifier<Profile>) -> Bool {
        members.withLock { $0.contains(profile) }
    }

    /// Requests a viewed resource if the known answer is stale.
    package nonisolated func requestViewed(_ resource: CommunityResource, _ profile: Identifier<Profile>?) {
        guard let profile, isMember(profile) else { return }
        let isNew = beginsSearch(resource, profile)
        Task { await self.request(resource, for: profile, isNewSearch: isNew) }
    }

    /// Requests a resource; a search only once typing pauses. A later text replaces an earlier one.
    private nonisolated func request(
        _ resource: CommunityResource, for profile: Identifier<Profile>, isNewSearch: Bool
    ) async {
        if case .search = resource {
            guard (try? await sleep(Self.pause)) != nil, searchedFor.withLock({ $0[profile] }) == resource else {
                return
            }
        }
        await refresh(resource, for: profile, isNewSearch: isNewSearch)
    }

    /// Whether the member searches for another text than before. The same text also comes from a screen that reads
    /// again because of the answer, which must not be a reason to ask once more.
    private nonisolated func beginsSearch(_ resource: CommunityResource, _ profile: Identifier<Profile>) -> Bool {
        guard case .search = resource else { return false }
        return searchedFor.withLock { searched in
            defer { searched[profile] = resource }
            return searched[profile] != resource
        }
    }

    /// Runs an exchange now. Only one runs at a time; callers during an exchange wait for another one. Throws
    /// `CommunityProblem`, `StoreError`, or `CancellationError`.
    package func exchange(of profile: Identifier<Profile>) async throws {
        while let present = running[profile] { _ = try? await present.value }
        exchangedRefreshes[profile] = refreshes(of: profile)
        let task = Task {
            // The task clears its own entry; otherwise waiters would spin on a finished task.
            defer { self.running[profile] = nil }
            try await self.run(profile)
        }
        running[profile] = task
        try await task.value
    }

    private func run(_ profile: Identifier<Profile>) async throws {
        do {
            try await sendAndPull(profile)
            retries[profile]?.task?.cancel()
            retries[profile] = nil
        } catch let failure as CommunityFailure {
            try await record(failure, profile)
            throw failure.problem
        } catch let problem as CommunityProblem where problem.isStanding {
            throw problem
        } catch let problem as CommunityProblem {
            try await ledger.note(LedgerNews(problem: problem), of: profile, at: clock.now())
            throw problem
        }
    }

    // MARK: Failures

    private func record(_ failure: CommunityFailure, _ profile: Identifier<Profile>) async throws {
        let standing: CommunityStanding? =
            switch failure.problem {
            case .olderCopy: .paused
            case .putBack: .putBack
            case .removed: .removed
            case .suspended: .suspended
            case .signedOut: .signedOut
            case .programTooOld: .outdated
            default: nil
            }
        try await ledger.note(
            LedgerNews(standing: standing, problem: failure.problem.isStanding ? nil : failure.problem), of: profile,
            at: clock.now())
        if standing == .removed { try? tokens.clear(of: profile) }
        if standing == nil { try await retryLater(profile, after: failure.problem) }
    }

    /// Retries with a doubled wait, as long as actions are waiting.
    private func retryLater(_ profile: Identifier<Profile>, after problem: CommunityProblem) async throws {
        let failures = (retries[profile]?.failures ?? 0) + 1
        var wait = min(Self.waits.first << Int64(min(failures - 1, 16)), Self.waits.longest)
        if case .busy(let seconds?) = problem { wait = max(wait, min(Int64(seconds), 3_600)) }
        retries[profile]?.task?.cancel()
        retries[profile] = (failures, clock.now() + wait, nil)
        let waiting = try await ledger.account(of: profile)?.waiting ?? 0
        guard waiting > 0, problem != .switchedOff, isMember(profile) else { return }
        let task = Task { [sleep, wait] in
            guard (try? await sleep(.seconds(wait))) != nil else { return }
            try? await self.exchange(of: profile)
        }
        retries[profile]?.task = task
    }

    // MARK: Viewed resources

    /// Requests a resource if the known answer is stale, and a search that was not the last one always: others may have
    /// published meanwhile. Returns once the answer is stored or the request has failed. Each resource has one request
    /// at a time; further callers wait for it, and request again if its answer is stale by then.
    package func refresh(_ resource: CommunityResource, for profile: Identifier<Profile>) async {
        await refresh(resource, for: profile, isNewSearch: beginsSearch(resource, profile))
    }

    private func refresh(
        _ resource: CommunityResource, for profile: Identifier<Profile>, isNewSearch: Bool
    ) async {
        let key = PullKey(profile: profile, resource: resource)
        while let present = pulls[key] { await present.value }
        let task = Task {
            defer { self.pulls[key] = nil }
            await self.pull(key, isNewSearch: isNewSearch)
        }
        pulls[key] = task
        await task.value
    }
}

extension CommunityStanding {
    package var isInTouch: Bool {
        switch self {
        case .active, .suspended, .paused, .asking, .renumbered, .putBack: true
        case .outdated, .signedOut, .removed: false
        }
    }
}

extension CommunityProblem {
    /// Whether the problem persists as the member's standing and is shown as such.
    var isStanding: Bool { self == .olderCopy || self == .putBack }
}
