import CommunityProtocol

/// Deletes the records of deletions after 400 days. Devices with an older cursor pull everything again.
struct Tombstones {
    let db: any SQLConnection

    func sweep(at now: Int64) throws {
        let oldest = now - Int64(ProtocolLimits.tombstoneDays) * UTCDate.day
        for table in ["vote", "mark", "own", "liked"] {
            let rows = try db.query(
                "SELECT member, max(seq) AS seq FROM \(table) WHERE gone = 1 AND at < ? GROUP BY member",
                .integer(oldest))
            for row in rows {
                let (member, seq) = (try row.integer("member"), try row.integer("seq"))
                try db.execute(
                    "UPDATE member SET horizon = ? WHERE no = ? AND horizon < ?", .integer(seq), .integer(member),
                    .integer(seq))
            }
            try db.execute("DELETE FROM \(table) WHERE gone = 1 AND at < ?", .integer(oldest))
        }
    }
}
