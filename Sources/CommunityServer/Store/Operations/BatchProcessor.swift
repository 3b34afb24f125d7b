internal import CommunityProtocol
internal import Credentials
internal import Foundation

/// Takes a device's operations: once each, in their order, all in one transaction.
struct BatchProcessor {
    let db: any SQLConnection
    let context: OperationContext
    /// Takes the points of an operation; nil if there are enough, else the seconds to wait.
    let spend: (Deed) -> Int?

    /// - Throws: `ServerProblem` with `fork` or `behind`.
    func process(_ batch: OperationBatch) throws -> BatchAnswer {
        var state = try DeviceTable(db: db).lockedState(of: context.device)
        guard let member = try MemberTable(db: db).lock(context.member.no) else {
            throw ServerProblem(status: 401, code: .removed, message: "the account is gone")
        }
        let known = try repeated(batch, state)
        var outcomes = known
        var fresh = StoredBatch(after: state.last, chain: state.chain.text, entries: [])
        var free = max(Int64(ProtocolLimits.joiningOperations) - member.imported, 0)
        let freeBefore = free
        var retryAfter: Int?
        for line in batch.lines.dropFirst(known.count) {
            if free > 0 {
                free -= 1
            } else if let seconds = spend(line.operation.deed) {
                retryAfter = seconds
                break
            }
            let outcome = try outcome(of: line.operation)
            state.chain = state.chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            state.last = line.operation.n
            fresh.entries.append(StoredBatch.Entry(chain: state.chain.text, outcome: outcome))
            outcomes.append(outcome)
        }
        if outcomes.isEmpty, let retryAfter { throw ServerProblem.wait(retryAfter) }
        if !fresh.entries.isEmpty {
            state.batch = fresh
            try DeviceTable(db: db).store(state, of: context.device)
        }
        if free != freeBefore {
            try db.execute(
                "UPDATE member SET imported = imported + ? WHERE no = ?", .integer(freeBefore - free),
                .integer(member.no))
        }
        let seq = try MemberTable(db: db).member(no: member.no)?.seq ?? member.seq
        return BatchAnswer(
            outcomes: outcomes, last: state.last, chain: state.chain.text, seq: seq, retryAfter: retryAfter)
    }

    /// The outcomes of those that were processed before, if they are the same operations.
    private func repeated(_ batch: OperationBatch, _ state: DeviceState) throws -> [OperationOutcome] {
        let fork = ServerProblem(
            status: 409, code: .fork, message: "these are not the operations that this device sent before")
        guard batch.head.after <= state.last else {
            throw ServerProblem(
                status: 409, code: .behind, message: "the server has operations up to \(state.last) only")
        }
        let before = batch.head.after == state.last ? state.chain.text : state.batch?.chain(after: batch.head.after)
        guard before == batch.head.chain, var chain = OperationChain(batch.head.chain) else { throw fork }
        var outcomes: [OperationOutcome] = []
        for line in batch.lines where line.operation.n <= state.last {
            chain = chain.adding(line.bytes) { TokenDigest.digest(of: $0) }
            guard let entry = state.batch?.entry(line.operation.n), entry.chain == chain.text else { throw fork }
            outcomes.append(entry.outcome)
        }
        return outcomes
    }

    private func outcome(of operation: DeviceOperation) throws -> OperationOutcome {
        do {
            let applier = OperationApplier(db: db, context: context, at: context.time(operation.at))
            let row = try db.savepoint { try applier.apply(operation.deed) }
            return OperationOutcome(n: operation.n, state: .known(.done), seq: row?.seq, row: row)
        } catch let refusal as Refusal {
            return OperationOutcome(n: operation.n, state: .known(.refused), code: .known(refusal.code))
        }
    }
}
