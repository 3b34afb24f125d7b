/// A member's private rows: reveals, hides, keywords, mutes, requests, watched works. Also records which characters
/// they added to others' works, which devices do not pull.
struct OwnTable {
    enum Kind: String {
        case reveal, hide, keyword, mute, request, watched, cast
    }

    let db: any SQLConnection

    func set(
        _ kind: Kind, _ key: String, value: String?, matching: String? = nil, gone: Bool, member: Int64, device: Int64?,
        at: Int64, seq: Int64
    ) throws {
        try db.send(
            """
            INSERT INTO own (member, kind, key, value, matching, at, device, seq, gone)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (member, kind, key) DO UPDATE SET value = excluded.value, matching = excluded.matching,
                at = excluded.at, device = excluded.device, seq = excluded.seq, gone = excluded.gone
            """, member, kind.rawValue, key, value, matching, at, device, seq, gone)
    }

    /// If `orGone`, a removed row counts as well.
    func has(_ kind: Kind, _ key: String, member: Int64, orGone: Bool = false) throws -> Bool {
        let source = "own WHERE member = ? AND kind = ? AND key = ?\(orGone ? "" : " AND gone = 0")"
        return try db.has(source, member, kind.rawValue, key)
    }

    func count(_ kind: Kind, member: Int64) throws -> Int {
        try db.oneRow("SELECT count(*) AS n FROM own WHERE member = ? AND kind = ? AND gone = 0", member, kind.rawValue)
            .int("n")
    }

    func keys(_ kind: Kind, member: Int64) throws -> Set<String> {
        Set(
            try db.query("SELECT key FROM own WHERE member = ? AND kind = ? AND gone = 0", member, kind.rawValue).map {
                try $0.text("key")
            })
    }
}
