import CommunityProtocol
import CommunitySync
import Domain
import Synchronization
import TestSupport

/// A connection that randomly loses requests and answers, repeats requests, and disconnects, until it is healed.
final class UnsteadyConnection: CommunityConnection {
    private struct State {
        var random: SplitMix64
        var isHealed = false
        var isCut = false
        var requests = 0
        var meanwhile: (@Sendable () async throws -> Void)?
    }

    private let connection: any CommunityConnection
    private let state: Mutex<State>

    init(_ connection: any CommunityConnection, seed: UInt64, isHealed: Bool = false) {
        self.connection = connection
        state = Mutex(State(random: SplitMix64(seed: seed), isHealed: isHealed))
    }

    /// The number of requests so far.
    var requests: Int { state.withLock { $0.requests } }

    /// Ends all faults.
    func heal() {
        state.withLock {
            $0.isHealed = true
            $0.isCut = false
        }
    }

    /// Fails all requests from now on.
    func cut() { state.withLock { $0.isCut = true } }

    /// Runs an action after the server has answered the next request, before the answer arrives.
    func delay(by meanwhile: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.meanwhile = meanwhile }
    }

    func reply(to request: CommunityRequest) async throws -> CommunityReply {
        let meanwhile = state.withLock { state in
            defer { state.meanwhile = nil }
            return state.meanwhile
        }
        let reply = try await passedOn(request)
        try await meanwhile?()
        return reply
    }

    private func passedOn(_ request: CommunityRequest) async throws -> CommunityReply {
        let (fate, isCut) = state.withLock { state -> (UInt64, Bool) in
            state.requests += 1
            return (state.isHealed ? 99 : state.random.next() % 10, state.isCut)
        }
        if isCut { throw CommunityFailure.problem(.offline) }
        switch fate {
        case 0:
            throw CommunityFailure.problem(.timedOut)
        case 1:
            _ = try? await connection.reply(to: request)
            throw CommunityFailure.problem(.offline)
        case 2 where request.isIdempotent:
            _ = try? await connection.reply(to: request)
            return try await connection.reply(to: request)
        default:
            return try await connection.reply(to: request)
        }
    }
}
