import CommunityProtocol
import Domain

struct MarkTable {
    enum Kind: String {
        case wish
        case thumb
    }

    let db: any SQLConnection

    /// Sets a mark; 0 removes it.
    func set(_ mark: StoredMark) throws {
        if let old = try value(of: mark.member, on: mark.work, mark.kind) {
            count(-1, work: mark.work, type: old.type, mark.kind, old.value)
        }
        try db.send(
            """
            INSERT INTO mark (member, work, kind, value, type, at, device, seq, gone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (member, work, kind) DO UPDATE SET value = excluded.value, type = excluded.type,
                at = excluded.at, device = excluded.device, seq = excluded.seq, gone = excluded.gone
            """, mark.member, mark.work, mark.kind.rawValue, mark.value, mark.type, mark.at, mark.device, mark.seq,
            mark.value == 0)
        count(1, work: mark.work, type: mark.type, mark.kind, mark.value)
    }

    /// Adds all marks of a member to the moods (1) or removes them (-1).
    func countAll(of member: Int64, _ sign: Int64) throws {
        let rows = try db.query(
            "SELECT work, kind, value, type FROM mark WHERE member = ? AND gone = 0 ORDER BY work, kind", member)
        for row in rows {
            guard let kind = Kind(rawValue: try row.text("kind")) else { continue }
            try count(sign, work: row.integer("work"), type: row.integer("type"), kind, row.integer("value"))
        }
    }

    func mood(of work: Int64) throws -> [MoodRow] {
        try db.query(
            """
            SELECT type, wishes, likes, dislikes FROM mood_cell
            WHERE work = ? AND (wishes > 0 OR likes > 0 OR dislikes > 0) ORDER BY type
            """, work
        ).map { row in
            MoodRow(
                type: try row.type("type"), wishes: max(try row.int("wishes"), 0), likes: max(try row.int("likes"), 0),
                dislikes: max(try row.int("dislikes"), 0))
        }
    }

    private func value(of member: Int64, on work: Int64, _ kind: Kind) throws -> (value: Int64, type: Int64)? {
        try db.row(
            "SELECT value, type FROM mark WHERE member = ? AND work = ? AND kind = ? AND gone = 0", member, work,
            kind.rawValue
        ).map { (try $0.integer("value"), try $0.integer("type")) }
    }

    private func count(_ sign: Int64, work: Int64, type: Int64, _ kind: Kind, _ value: Int64) {
        let values =
            switch kind {
            case .wish: [value == 0 ? 0 : sign, 0, 0]
            case .thumb: [0, value > 0 ? sign : 0, value < 0 ? sign : 0]
            }
        db.countChanges.add(values, to: .mood, of: work, [type])
    }
}

struct StoredMark: Sendable {
    let member: Int64
    let work: Int64
    let kind: MarkTable.Kind
    /// 1 or -1; 0 for none.
    let value: Int64
    /// The member's own type at the time of the mark.
    let type: Int64
    let at: Int64
    let device: Int64?
    let seq: Int64
}
