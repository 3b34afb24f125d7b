import CommunityProtocol
package import Domain
import Synchronization

/// Sends what members of this machine did to their communities, and takes in what others did.
///
/// Nothing ticks: an exchange follows an action, a start or a key; what fails is tried again, ever later, while something
/// waits to be sent. What is looked at is asked for when it is old. For somebody who is a member of none nothing happens.
package actor CommunityExchange {
    /// The first wait after a failure, and the longest.
    static let waits: (first: Int64, longest: Int64) = (2, 300)
    /// A server that never ends its changes is not followed for ever.
    static let mostPages = 1_000
    /// How long a pause in the typing lasts before a text is searched for.
    private static let pause: Duration = .milliseconds(350)

    let ledger: any CommunityLedger
    let connection: any CommunityConnection
    let tokens: any CommunityTokenStore
    let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void

    private nonisolated let members = Mutex<Set<Identifier<Profile>>>([])
    private nonisolated let lookedAt = Mutex<[Identifier<Profile>: Int64]>([:])
    private nonisolated let searchedFor = Mutex<[Identifier<Profile>: CommunityResource]>([:])
    private var running: [Identifier<Profile>: Task<Void, any Error>] = [:]
    private var retries: [Identifier<Profile>: (failures: Int, at: Int64, task: Task<Void, Never>?)] = [:]
    private var pulls: [PullKey: Task<Void, Never>] = [:]
    var failedPulls: [PullKey: Int64] = [:]

    /// What is asked for of whom.
    struct PullKey: Hashable {
        let profile: Identifier<Profile>
        let resource: CommunityResource
    }

    /// Asks nothing yet.
    ///
    /// - Parameter sleep: waits, and throws when the task is cancelled.
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

    // MARK: When

    /// Lets a member's looks be answered, without an exchange.
    package func attend(_ profile: Identifier<Profile>) {
        members.withLock { _ = $0.insert(profile) }
    }

    /// Begins for somebody who is in from now on: the first exchange, if they are a member.
    package func start(for profile: Identifier<Profile>) async {
        guard let account = try? await ledger.account(of: profile) else { return }
        members.withLock { _ = $0.insert(profile) }
        noteLook(of: profile)
        if account.standing.isInTouch { try? await exchange(of: profile) }
    }

    /// Ends for somebody who is in no longer; what waits stays in the store.
    package func stop(for profile: Identifier<Profile>) {
        members.withLock { _ = $0.remove(profile) }
        running[profile]?.cancel()
        retries[profile]?.task?.cancel()
        retries[profile] = nil
        for (key, task) in pulls where key.profile == profile { task.cancel() }
    }

    /// Something changed in the store: sends what waits, unless an attempt failed a moment ago.
    package func storeChanged(for profile: Identifier<Profile>) async {
        guard isMember(profile), running[profile] == nil, (retries[profile]?.at ?? 0) <= clock.now(),
            let account = try? await ledger.account(of: profile), account.standing == .active,
            account.waiting > 0
        else { return }
        try? await exchange(of: profile)
    }

    /// Somebody pressed a key. At most once a minute it sends what waits, however often that failed, and takes in what the
    /// member's other devices did.
    ///
    /// - Returns: whether what is on the screen is so old that it should be looked at again.
    package nonisolated func keyPressed(by profile: Identifier<Profile>) -> Bool {
        guard isMember(profile), isOld(lookedAt.withLock { $0[profile] }) else { return false }
        noteLook(of: profile)
        Task { await self.sendAndTakeIn(profile) }
        return true
    }

    private func sendAndTakeIn(_ profile: Identifier<Profile>) async {
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

    private nonisolated func noteLook(of profile: Identifier<Profile>) {
        lookedAt.withLock { [now = clock.now()] in $0[profile] = now }
    }

    /// Whether somebody who is in is a member of a community on a server.
    package nonisolated func isMember(_ profile: Identifier<Profile>) -> Bool {
        members.withLock { $0.contains(profile) }
    }

    /// Somebody looks at a resource: asks for it if what is known is old.
    package nonisolated func look(at resource: CommunityResource, _ profile: Identifier<Profile>?) {
        guard let profile, isMember(profile) else { return }
        guard case .search = resource else {
            Task { await self.refresh(resource, for: profile) }
            return
        }
        searchedFor.withLock { $0[profile] = resource }
        Task { await self.search(resource, for: profile) }
    }

    /// Asks once the typing pauses: a later text takes the place of an earlier one.
    private nonisolated func search(_ resource: CommunityResource, for profile: Identifier<Profile>) async {
        guard (try? await sleep(Self.pause)) != nil, searchedFor.withLock({ $0[profile] }) == resource else { return }
        await refresh(resource, for: profile)
    }

    /// Sends and takes in now. One exchange at a time; who comes meanwhile waits for one that begins afterwards.
    ///
    /// - Throws: `CommunityProblem`, `StoreError`, or `CancellationError`.
    package func exchange(of profile: Identifier<Profile>) async throws {
        while let present = running[profile] { _ = try? await present.value }
        // It says itself that it is over: whoever waits would else find it there, over, and never let anybody else in.
        let task = Task {
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
            try await take(failure, profile)
            throw failure.problem
        } catch let problem as CommunityProblem where problem.isStanding {
            throw problem
        } catch let problem as CommunityProblem {
            try await ledger.note(LedgerNews(problem: problem), of: profile, at: clock.now())
            throw problem
        }
    }

    // MARK: What went wrong

    private func take(_ failure: CommunityFailure, _ profile: Identifier<Profile>) async throws {
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

    /// While something waits, another attempt follows, after twice the time.
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

    // MARK: What is looked at

    /// Asks for a resource if what is known is old, and comes back when it is taken in or nothing came of it.
    ///
    /// One request for each at a time; whoever comes meanwhile waits for it, and asks anew if its answer is old by then.
    package func refresh(_ resource: CommunityResource, for profile: Identifier<Profile>) async {
        let key = PullKey(profile: profile, resource: resource)
        while let present = pulls[key] { await present.value }
        let task = Task {
            defer { self.pulls[key] = nil }
            await self.pull(key)
        }
        pulls[key] = task
        await task.value
    }
}

extension CommunityStanding {
    /// Whether the server is asked at all.
    package var isInTouch: Bool {
        switch self {
        case .active, .suspended, .paused, .asking, .renumbered, .putBack: true
        case .outdated, .signedOut, .removed: false
        }
    }
}

extension CommunityProblem {
    /// Whether it is how the member stands from then on, and said as that.
    var isStanding: Bool { self == .olderCopy || self == .putBack }
}
