import CommunityProtocol
import Foundation
import Synchronization

/// Processes a device's operations. Authentication, permission and effect share one transaction.
struct OperationHandler {
    let api: CommunityAPI
    let request: APIRequest
    let now: Int64

    /// Processes the operations of a recently seen device. Returns nil if the device must be looked up first.
    func answerAtOnce() async throws -> APIAnswer? {
        guard request.method == .post, request.endpoint == .operations, let token = request.token else { return nil }
        let digest = SecretText.digest(token)
        guard let device = api.devices.device(digest), let batch = try? batch() else { return nil }
        let seen = Mutex<Arrival?>(nil)
        var answer: APIAnswer
        do {
            answer = try await process(batch, of: device, digest) { arrival in seen.withLock { $0 = arrival } }
        } catch let problem as ServerProblem where problem.status == 401 {
            // The remaining row of an ended device tells why it ended.
            api.devices.forget(digest)
            return nil
        } catch {
            answer = api.failure(error, request)
        }
        if let arrival = seen.withLock({ $0 }) { answer.mark(arrival) }
        return answer
    }

    func answer(of session: DeviceSession) async throws -> APIAnswer {
        guard !session.member.isSuspended else { throw ServerProblem.suspended }
        let digest = SecretText.digest(request.token ?? "")
        let device = KnownDevice(no: session.no, member: session.member.no)
        let answer = try await process(try batch(), of: device, digest) { _ in }
        api.devices.add(device, digest)
        return answer
    }

    private func batch() throws -> OperationBatch {
        do {
            return try OperationBatch(request.body)
        } catch .tooLarge {
            throw ServerProblem(status: 413, code: .tooLarge, message: "too many operations: at most 100 per batch")
        } catch .malformed(let line) {
            throw ServerProblem(status: 400, code: .malformed, message: "line \(line) of the batch is invalid")
        }
    }

    private func process(
        _ batch: OperationBatch, of device: KnownDevice, _ token: Data, _ seen: @escaping @Sendable (Arrival) -> Void
    ) async throws -> APIAnswer {
        let sender = OperationSender(
            device: device, token: token, now: now, clockOffset: request.clientNow.map(clockOffset) ?? 0,
            holdsVotesFor: api.settings.whoMayJoin == .open ? UTCDate.day : 0)
        let (rates, keepsRates, spent) = (api.rates, api.settings.keepsRates, RateCharge())
        // What is sent again costs no points, but a transaction.
        if keepsRates, let wait = rates.charge(1, .reads, for: "batch \(device.member)", at: now) {
            throw ServerProblem.wait(wait)
        }
        let answer = try await api.database.write { db in
            let processor = BatchProcessor(db: db, sender: sender, seen: seen) { operation in
                guard keepsRates else { return nil }
                return spent.charge(for: operation.n) {
                    rates.charge(
                        operation.action.points, .actions, for: "action \(sender.device.member)", at: sender.now)
                }
            }
            return try processor.process(batch)
        }
        await api.fold.plan()
        return try APIAnswer.message(answer)
    }

    private func clockOffset(_ client: Int64) -> Int64 {
        let (difference, overflow) = now.subtractingReportingOverflow(client)
        return overflow ? 0 : difference
    }
}

extension MemberAction {
    var points: Double {
        switch self {
        case .post, .unpost: 5
        case .report: 10
        case .publish, .unpublish, .cast: 50
        default: 1
        }
    }
}

/// A device and its member. Neither changes for a token; a token can only end.
struct KnownDevice: Hashable, Sendable {
    let no: Int64
    let member: Int64
}

/// Recently authenticated devices, whose requests check the token together with the work. All other tokens are looked
/// up first, so that invalid ones never reach the write queue.
final class KnownDevices: Sendable {
    private static let most = 50_000

    private let devices = Mutex<[Data: KnownDevice]>([:])

    /// `token` is a digest.
    func device(_ token: Data) -> KnownDevice? { devices.withLock { $0[token] } }

    func add(_ device: KnownDevice, _ token: Data) {
        devices.withLock { devices in
            if devices.count >= Self.most { devices.removeAll() }
            devices[token] = device
        }
    }

    func forget(_ token: Data) { _ = devices.withLock { $0.removeValue(forKey: token) } }
}
