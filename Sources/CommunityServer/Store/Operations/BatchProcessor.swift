import CommunityProtocol
import Credentials
import Domain
import Foundation

/// Processes a device's operations exactly once, in order, in one transaction.
struct BatchProcessor {
    let db: any SQLConnection
    let sender: OperationSender
    let seen: (Arrival) -> Void
    /// Takes the points of an operation. Returns nil on success, otherwise the seconds to wait.
    let spend: (DeviceOperation) -> Int?

    /// - Returns: An encoded `BatchAnswer`.
    /// - Throws: `ServerProblem` with `fork` or `behind`, or with 401 for an ended token.
    func process(_ batch: OperationBatch) throws -> Data {
        let subjects = VoteSubjects(db: db, member: sender.device.member)
        let (sent, member) = try locked(batch, subjects)
        let context = OperationContext(sender, member: member)
        var state = sent
        guard !member.isSuspended else { throw ServerProblem.suspended }
        db.sequences.hold(member.no, at: member.seq)
        let known = try repeated(batch, state)
        var text = try BatchText(after: state.last, chain: state.chain, known: known)
        var free = max(Int64(ProtocolLimits.joiningOperations) - member.imported, 0)
        let freeBefore = free
        var retryAfter: Int?
        for line in batch.lines.dropFirst(known.count) {
            if free > 0 {
                free -= 1
            } else if let seconds = spend(line.operation) {
                retryAfter = seconds
                break
            }
            let outcome = try outcome(of: line.operation, subjects, context)
            state.chain = state.chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            state.last = line.operation.n
            try text.add(outcome, chain: state.chain)
        }
        if text.isEmpty, let retryAfter { throw ServerProblem.wait(retryAfter) }
        if text.hasNew { try DeviceTable(db: db).store(state, text.stored, of: sender.device.no) }
        let seq = db.sequences.release(member.no) ?? member.seq
        if seq != member.seq || free != freeBefore {
            try db.send(
                "UPDATE member SET seq = ?, imported = imported + ? WHERE no = ?", .integer(seq),
                .integer(freeBefore - free), .integer(member.no))
        }
        return text.answer(state, seq: seq, retryAfter: retryAfter)
    }

    /// Returns the device's position and its member, both locked. The same round trip loads the subjects of the votes.
    private func locked(
        _ batch: OperationBatch, _ subjects: VoteSubjects
    ) throws -> (DeviceState, MemberRecord) {
        let ids = batch.lines.compactMap(\.operation.action.votedOn)
        let answers = try db.queryAll(
            [DeviceTable(db: db).lockedState(of: sender.device.no, showing: sender.token)]
                + ids.map { VoteSubject.statement($0, member: sender.device.member) })
        let ended = ServerProblem(status: 401, code: .token, message: "this token has ended")
        guard let row = answers.first?.first else {
            guard try MemberTable(db: db).member(no: sender.device.member) != nil else {
                throw ServerProblem(status: 401, code: .removed, message: "the account is gone")
            }
            throw ended
        }
        let arrival = try Arrival(row, at: sender.now)
        guard let session = arrival.session else { throw ended }
        seen(arrival)
        if session.day != UTCDate.day(of: sender.now) { try DeviceTable(db: db).touch(session.no, at: sender.now) }
        try subjects.add(ids, answers.dropFirst())
        return (try DeviceState(row), session.member)
    }

    /// Returns the outcomes of operations processed before, after checking that they are the same operations.
    private func repeated(_ batch: OperationBatch, _ state: DeviceState) throws -> [OperationOutcome] {
        let fork = ServerProblem(
            status: 409, code: .fork, message: "these are not the operations that this device sent before")
        guard batch.head.after <= state.last else {
            throw ServerProblem(
                status: 409, code: .behind, message: "the server has operations up to \(state.last) only")
        }
        let isNew = batch.head.after == state.last
        let stored = isNew ? nil : try state.batch()
        let before = isNew ? state.chain.text : stored?.chain(after: batch.head.after)
        guard before == batch.head.chain, var chain = OperationChain(batch.head.chain) else { throw fork }
        var outcomes: [OperationOutcome] = []
        for line in batch.lines where line.operation.n <= state.last {
            chain = chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            guard let entry = stored?.entry(line.operation.n), entry.chain == chain.text else { throw fork }
            outcomes.append(entry.outcome)
        }
        return outcomes
    }

    private func outcome(
        of operation: DeviceOperation, _ subjects: VoteSubjects, _ context: OperationContext
    ) throws -> OperationOutcome {
        do {
            let applier = OperationApplier(
                db: db, context: context, at: context.time(operation.at), subjects: subjects)
            let row = try db.savepoint { try applier.apply(operation.action) }
            return OperationOutcome(n: operation.n, state: .known(.done), seq: row?.seq, row: row)
        } catch let refusal as Refusal {
            return OperationOutcome(n: operation.n, state: .known(.refused), code: .known(refusal.code))
        }
    }
}

extension MemberAction {
    fileprivate var votedOn: Identifier<WorkCharacter>? {
        switch self {
        case .vote(let character, _, _), .unvote(let character): character
        default: nil
        }
    }
}
