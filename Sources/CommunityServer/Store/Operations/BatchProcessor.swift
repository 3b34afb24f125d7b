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

    /// Throws `ServerProblem` with `fork` or `behind`, or with 401 for an ended token.
    func process(_ batch: OperationBatch) throws -> BatchAnswer {
        let subjects = VoteSubjects(db: db, member: sender.device.member)
        let (sent, member) = try locked(batch, subjects)
        let context = OperationContext(sender: sender, member: member)
        var state = sent
        guard !member.isSuspended else { throw ServerProblem.suspended }
        db.sequences.hold(member.no, at: member.seq)
        let known = try repeated(batch, state)
        var entries = known
        // Free are only the votes and marks that a member brings along when joining.
        let isJoining = sender.now - member.joinedAt < UTCDate.day
        var free = isJoining ? max(Int64(ProtocolLimits.joiningOperations) - member.imported, 0) : 0
        let freeBefore = free
        var retryAfter: Int?
        for line in batch.lines.dropFirst(known.count) {
            if free > 0, line.operation.action.isFreeWhenJoining {
                free -= 1
            } else if let seconds = spend(line.operation) {
                retryAfter = seconds
                break
            }
            let outcome = try outcome(of: line.operation, subjects, context)
            state.chain = state.chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            state.last = line.operation.n
            entries.append(StoredBatch.Entry(chain: state.chain.text, outcome: outcome))
        }
        if entries.isEmpty, let retryAfter { throw ServerProblem.wait(retryAfter) }
        if entries.count > known.count {
            let stored = StoredBatch(after: batch.head.after, chain: batch.head.chain, entries: entries)
            try DeviceTable(db: db).store(state, WireCoder.text(stored), of: sender.device.no)
        }
        let seq = db.sequences.release(member.no) ?? member.seq
        if seq != member.seq || free != freeBefore {
            try db.send(
                "UPDATE member SET seq = ?, imported = imported + ? WHERE no = ?", seq, freeBefore - free, member.no)
        }
        return BatchAnswer(
            outcomes: entries.map(\.outcome), last: state.last, chain: state.chain.text, seq: seq,
            retryAfter: retryAfter)
    }

    /// Returns the device's position and its member, both locked. The same round trip loads the subjects of the votes.
    private func locked(_ batch: OperationBatch, _ subjects: VoteSubjects) throws -> (DeviceState, MemberRecord) {
        let ids = batch.lines.compactMap(\.operation.action.votedOn)
        let answers = try db.queryAll(
            [DeviceTable(db: db).lockedState(of: sender.device.no, showing: sender.token)]
                + ids.map { VoteSubject.statement($0, member: sender.device.member) })
        guard let row = answers.first?.first else {
            let isThere = try MemberTable(db: db).member(no: sender.device.member) != nil
            throw isThere ? ServerProblem.endedToken : .removed
        }
        let arrival = try Arrival(row, at: sender.now)
        guard let session = arrival.session else { throw ServerProblem.endedToken }
        seen(arrival)
        if session.day != UTCDate.day(of: sender.now) { try DeviceTable(db: db).touch(session.no, at: sender.now) }
        try subjects.add(ids, answers.dropFirst())
        return (try DeviceState(row), session.member)
    }

    /// Returns the operations processed before, after checking that they are the same operations.
    private func repeated(_ batch: OperationBatch, _ state: DeviceState) throws -> [StoredBatch.Entry] {
        let fork = ServerProblem(
            status: 409, code: .fork, message: "operations differ from those this device sent before")
        guard batch.head.after <= state.last else {
            throw ServerProblem(status: 409, code: .behind, message: "server has operations only up to \(state.last)")
        }
        let isNew = batch.head.after == state.last
        let stored = isNew ? nil : try state.batch()
        let before = isNew ? state.chain.text : stored?.chain(after: batch.head.after)
        guard before == batch.head.chain, var chain = OperationChain(batch.head.chain) else { throw fork }
        var entries: [StoredBatch.Entry] = []
        for line in batch.lines where line.operation.n <= state.last {
            chain = chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            guard let entry = stored?.entry(line.operation.n), entry.chain == chain.text else { throw fork }
            entries.append(entry)
        }
        return entries
    }

    private func outcome(
        of operation: DeviceOperation, _ subjects: VoteSubjects, _ context: OperationContext
    ) throws -> OperationOutcome {
        do {
            let applier = OperationApplier(db: db, context: context, at: context.time(operation.at), subjects: subjects)
            // All other actions are refused before they write. A savepoint for each would slow down all reads.
            let row =
                try operation.action.isRefusedLate
                ? db.savepoint { try applier.apply(operation.action) } : applier.apply(operation.action)
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

    fileprivate var isFreeWhenJoining: Bool {
        switch self {
        case .vote, .unvote, .wish, .thumb, .reveal, .conceal: true
        default: false
        }
    }

    /// Whether the action may be refused after a part of it was written.
    fileprivate var isRefusedLate: Bool {
        switch self {
        case .publish, .unpublish, .cast: true
        default: false
        }
    }
}
