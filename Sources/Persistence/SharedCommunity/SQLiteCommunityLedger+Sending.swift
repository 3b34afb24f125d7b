package import CommunityProtocol
package import CommunitySync
package import Domain
import Foundation
import GRDB

extension SQLiteCommunityLedger {
    /// Repeats unanswered actions unchanged; otherwise numbers and encodes up to a hundred waiting ones.
    package func nextBatch(of profile: Identifier<Profile>) async throws -> OutgoingBatch? {
        try await database.write { db in
            guard let row = try Membership.row(of: profile, db) else { return nil }
            let number: Int64 = row["number"]
            let last: Int64 = row["last_n"]
            let chain: String = row["chain"]
            let head = BatchHead(after: last, chain: chain.isEmpty ? OperationChain.start.text : chain)
            let sent = try String.fetchAll(db, SQL.sent, [number])
            if !sent.isEmpty { return OutgoingBatch(head: head, lines: sent.map { Data($0.utf8) }) }
            let reader = MemberActionReader(scope: MembershipScope(membership: number, profile: profile, db: db))
            var lines: [Data] = []
            var size = 0
            for waiting in try Row.fetchAll(db, SQL.waiting, [number]) {
                let place: Int64 = waiting["number"]
                guard let kind = OutboxKind(rawValue: waiting["kind"]),
                    let (action, at) = try reader.action(kind, waiting["subject"], at: waiting["at"])
                else {
                    try db.execute("DELETE FROM outbox WHERE number = ?", [place])
                    continue
                }
                let n = last + Int64(lines.count) + 1
                let line = try WireCoder.encode(DeviceOperation(n: n, at: at, action: action))
                size += line.count + 1
                if size > ProtocolLimits.batchBytes - 1_024, !lines.isEmpty { break }
                try db.execute(
                    "UPDATE outbox SET n = ?, line = ? WHERE number = ?",
                    [n, String(decoding: line, as: UTF8.self), place])
                lines.append(line)
                if lines.count == ProtocolLimits.operations { break }
            }
            return lines.isEmpty ? nil : OutgoingBatch(head: head, lines: lines)
        }
    }

    /// Removes processed actions, except those whose subject the server does not know yet.
    package func store(_ answer: BatchAnswer, of profile: Identifier<Profile>, at now: Int64) async throws {
        try await write(for: profile) { _, number, db in
            let scope = MembershipScope(membership: number, profile: profile, db: db)
            for outcome in answer.outcomes.prefix(ProtocolLimits.operations) where outcome.n <= answer.last {
                try Self.apply(outcome, of: scope, at: now)
            }
            try db.execute(
                "DELETE FROM outbox WHERE membership = ? AND n IS NOT NULL AND is_waiting = 0 AND n <= ?",
                [number, answer.last])
            try db.execute(
                "UPDATE membership SET last_n = ?, chain = ? WHERE number = ?",
                [answer.last, OperationChain(answer.chain)?.text ?? "", number])
        }
    }

    /// Applies the outcome of an action that the server had only accepted; ignores any other.
    static func settle(_ outcome: OperationOutcome, of scope: MembershipScope, at now: Int64) throws {
        let (number, db) = (scope.membership, scope.db)
        guard outcome.state.value != .accepted,
            let place = try Int64.fetchOne(
                db, "SELECT number FROM outbox WHERE membership = ? AND n = ? AND is_waiting = 2", [number, outcome.n])
        else { return }
        try apply(outcome, of: scope, at: now)
        try db.execute("DELETE FROM outbox WHERE number = ?", [place])
    }

    private static func apply(_ outcome: OperationOutcome, of scope: MembershipScope, at now: Int64) throws {
        let (number, db) = (scope.membership, scope.db)
        guard
            let sent = try Row.fetchOne(
                db, "SELECT number, kind, subject, at FROM outbox WHERE membership = ? AND n = ?", [number, outcome.n]),
            let kind = OutboxKind(rawValue: sent["kind"])
        else { return }
        let subject: String = sent["subject"]
        switch outcome.state.value {
        case .refused where outcome.code?.value == .unknownSubject || outcome.code?.value == .unknownKind:
            // Waits until the server knows the subject, unless a newer action replaces it.
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO outbox (membership, kind, subject, at, is_waiting) VALUES (?, ?, ?, ?, 1)
                    """, arguments: [number, kind.rawValue, subject, sent["at"] as Int64])
        case .refused:
            try RefusedAction(scope: scope).settle(kind, subject, outcome.code?.text ?? "", at: now)
            // Pulls everything again: changes to the subject were ignored while the action waited.
            try db.execute("UPDATE membership SET cursor = 0 WHERE number = ?", [number])
        case .accepted:
            try db.execute("UPDATE outbox SET is_waiting = 2, line = NULL WHERE number = ?", [sent["number"] as Int64])
        case .done, nil:
            if let seq = outcome.seq {
                try Acknowledged(scope: scope).note(Acknowledged.Subject(kind: kind, number: subject), seq: seq)
            }
            if let standing = outcome.row?.post {
                try db.execute(
                    "UPDATE remote_id SET version = ?, sent_at = ? WHERE membership = ? AND kind = ? AND number = ?",
                    [standing.version, now * 1_000, number, kind.rawValue, Int64(subject)])
            }
        }
    }

    package func replaceDevice(of profile: Identifier<Profile>, by device: Int64) async throws {
        try await write(for: profile) { _, number, db in
            try Self.unsend(number, db)
            // A server reports outcomes only to the acting device; the pulled data shows what these actions did.
            try db.execute("DELETE FROM outbox WHERE membership = ? AND is_waiting = 2", [number])
            try db.execute(
                sql: """
                    UPDATE membership SET device = ?, last_n = 0, chain = '', cursor = 0,
                        standing = CASE WHEN lost > 0 THEN 'asking' ELSE 'active' END, is_renumbered = 0,
                        problem = NULL WHERE number = ?
                    """, arguments: [device, number])
        }
    }

    /// Makes unanswered actions wait again, except where a newer action has the same subject.
    static func unsend(_ number: Int64, _ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM outbox WHERE membership = ?1 AND n IS NOT NULL AND is_waiting = 0 AND EXISTS (
                    SELECT 1 FROM outbox AS newer WHERE newer.membership = ?1 AND newer.kind = outbox.kind
                        AND newer.subject = outbox.subject AND newer.n IS NULL)
                """, arguments: [number])
        try db.execute(
            "UPDATE outbox SET n = NULL, line = NULL WHERE membership = ? AND n IS NOT NULL AND is_waiting = 0",
            [number])
    }
}

extension SQLiteCommunityLedger.SQL {
    static let sent = "SELECT line FROM outbox WHERE membership = ? AND n IS NOT NULL AND is_waiting = 0 ORDER BY n"
    static let waiting = """
        SELECT number, kind, subject, at FROM outbox INDEXED BY outbox_order
        WHERE membership = ? AND n IS NULL AND is_waiting = 0 ORDER BY number LIMIT 200
        """
}
