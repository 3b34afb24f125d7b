import Domain
import GRDB

/// Merges a work of this machine into another. Characters with a common name become one, the others move.
struct WorkMerger {
    private let from: Row
    private let into: Row
    private let profile: Identifier<Profile>
    private let now: Int64
    private let db: Database

    /// - Throws: `WorkMergeProblem`, or `NotFound`.
    init(
        _ from: Identifier<Work>, into: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64, _ db: Database
    ) throws {
        guard from != into else { throw WorkMergeProblem.sameWork }
        func row(_ id: Identifier<Work>) throws -> Row {
            let row = try Row.fetchOne(db, SQLiteWorkRepository.SQL.workWhole, [id.rawValue])
            guard let row, row["is_gone"] == 0 else { throw NotFound(id: id.rawValue) }
            return row
        }
        self.from = try row(from)
        self.into = try row(into)
        self.profile = profile
        self.now = now
        self.db = db
        try check()
    }

    private func check() throws {
        let title = WorkRows.work(from).title
        switch WorkOrigin(rawValue: from["origin"]) {
        case .own: if (from["owner"] as String?) != profile.rawValue { throw WorkMergeProblem.ofAnother(title) }
        case .kept:
            let isOfCommunity = try Bool.fetchOne(db, SQL.isOfCommunity, [from["number"] as Int64])
            if isOfCommunity == true { throw WorkMergeProblem.ofCommunity(title) }
        case .catalogue, .demo, nil: throw WorkMergeProblem.builtIn(title)
        }
    }

    /// Merges the works, and notes what changed, so that they can be split again.
    func merge(_ journal: inout Journal) throws -> WorkMerge {
        let first = journal.changes.count
        let (old, new) = (from["number"] as Int64, into["number"] as Int64)
        let (joined, moved) = try mergeCasts(old, new, &journal)
        for (table, time) in [(JournaledTable.wish, "wished_at"), (.thumb, "said_at")] {
            try moveSingly(table, "work", time, from: old, to: new, &journal)
        }
        try move(.watched, "work", .integer(old), .integer(new), &journal)
        let (id, other) = (JournalValue.text(from["id"]), JournalValue.text(into["id"]))
        try move(.evening, "work", id, other, &journal)
        try move(.externalID, "target", id, other, &journal, where: "kind = 'work'")
        let work = WorkRows.work(from)
        try journal.put(.work, JournaledTable.work.gone(from))
        let changes = Array(journal.changes[first...])
        try journal.put(
            .workMerge,
            [
                "subject": .integer(old), "profile": .text(profile.rawValue), "became": .integer(new),
                "merged_at": .integer(now), "changes": .text(try Journal.text(of: changes)),
            ])
        try withdraw(old)
        try db.execute(SQL.copyPicture, [into["id"] as String, from["id"] as String])
        return WorkMerge(
            from: work.reference, into: WorkRows.work(into).reference, joined: joined, moved: moved)
    }

    /// Withdraws a published work from the member's community, which is then sent the votes on the other one.
    private func withdraw(_ work: Int64) throws {
        guard let outbox = try Outbox(of: profile, db),
            try PublishedWorks.isPublished(String(work), by: outbox.membership, db)
        else { return }
        try db.execute(
            "DELETE FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1", [outbox.membership, work])
        try outbox.note(.publish, String(work))
    }

    // MARK: Casts

    private func mergeCasts(
        _ old: Int64, _ new: Int64, _ journal: inout Journal
    ) throws -> (joined: Int, moved: Int) {
        var others = try SQLiteWorkRepository.cast(new, db)
        let size = others.count
        var counts = (joined: 0, moved: 0)
        for character in try SQLiteWorkRepository.cast(old, db) {
            let names = Self.names(character)
            if let place = others.firstIndex(where: { !names.isDisjoint(with: Self.names($0)) }) {
                try join(character, into: others.remove(at: place), &journal)
                counts.joined += 1
            } else {
                guard size + counts.moved < OwnWork.largestCast else {
                    throw WorkMergeProblem.tooManyCharacters(limit: OwnWork.largestCast)
                }
                var row = try Self.row(.character, character["number"], db)
                row["work"] = .integer(new)
                row["kind"] = .text(into["kind"])
                row["position"] = .integer(Int64(OwnWork.addedPosition + size + counts.moved))
                try journal.put(.character, row)
                counts.moved += 1
            }
        }
        return counts
    }

    private static func names(_ row: Row) -> Set<String> {
        let names = [row["name_en"] as String, row["name_ko"]] + NameLines.names(row["other_names"])
        return Set(names.map(Folding.folded)).subtracting([""])
    }

    private func join(_ character: Row, into other: Row, _ journal: inout Journal) throws {
        let (old, new) = (character["number"] as Int64, other["number"] as Int64)
        try moveSingly(.vote, "character", "voted_at", from: old, to: new, &journal)
        let revealers = try String.fetchAll(db, SQL.revealers, [old])
        for revealer in revealers {
            try journal.remove(.revealed, key: ["profile": .text(revealer), "character": .integer(old)])
            try journal.put(.revealed, ["profile": .text(revealer), "character": .integer(new)])
        }
        try moveReviews(from: old, to: new, &journal)
        try journal.put(.character, JournaledTable.character.gone(character))
    }

    /// Moves reviews. A server never moves a text, so a member of a community gives it a new one for theirs.
    private func moveReviews(from old: Int64, to new: Int64, _ journal: inout Journal) throws {
        let isMember = try Membership.number(of: profile, db) != nil
        for number in try Int64.fetchAll(db, SQL.reviews, [old]) {
            var row = try Self.row(.review, number, db)
            guard isMember, row["profile"] == .text(profile.rawValue), row["is_deleted"] == .flag(false) else {
                row["character"] = .integer(new)
                try journal.put(.review, row)
                continue
            }
            var copy = row
            row["is_deleted"] = .flag(true)
            try journal.put(.review, row)
            copy["number"] = .integer(try RowNumbers.next(in: .review, db))
            copy["character"] = .integer(new)
            try journal.put(.review, copy)
        }
    }

    // MARK: Rows

    /// Moves rows of which each member has at most one; the newer of two stays. Removes and adds, so that a server
    /// learns of both subjects.
    private func moveSingly(
        _ table: JournaledTable, _ column: String, _ time: String, from old: Int64, to new: Int64,
        _ journal: inout Journal
    ) throws {
        for row in try rows(table, column, .integer(old)) {
            guard let number = row["number"] else { continue }
            try journal.remove(table, key: ["number": number])
            let others = try rows(table, column, .integer(new)).filter {
                row["profile"] != JournalValue.none && $0["profile"] == row["profile"]
            }
            if let other = others.first {
                guard case .integer(let theirs)? = other[time], case .integer(let mine)? = row[time], mine > theirs,
                    let place = other["number"]
                else { continue }
                try journal.remove(table, key: ["number": place])
            }
            try journal.put(table, row.merging([column: .integer(new)]) { $1 })
        }
    }

    private func move(
        _ table: JournaledTable, _ column: String, _ old: JournalValue, _ new: JournalValue,
        _ journal: inout Journal, where condition: String = "1"
    ) throws {
        for row in try rows(table, column, old, where: condition) {
            try journal.put(table, row.merging([column: new]) { $1 })
        }
    }

    private func rows(
        _ table: JournaledTable, _ column: String, _ value: JournalValue, where condition: String = "1"
    ) throws -> [[String: JournalValue]] {
        try Row.fetchAll(db, SQL.rows(table, column, condition), [value.argument]).map(table.values)
    }

    private static func row(
        _ table: JournaledTable, _ number: Int64, _ db: Database
    ) throws -> [String: JournalValue] {
        guard let row = try Journal.row(table, like: ["number": .integer(number)], db) else {
            throw NotFound(id: String(number))
        }
        return row
    }

    enum SQL {
        static let isOfCommunity =
            "SELECT EXISTS (SELECT 1 FROM community_work WHERE community_work.work = ? AND is_mine = 0)"
        static let revealers =
            "SELECT profile.id FROM profile CROSS JOIN revealed ON revealed.profile = profile.id AND character = ?"
        static let reviews =
            "SELECT number FROM review WHERE character = ? AND is_deleted = 0 ORDER BY written_at, number"
        static let copyPicture = """
            INSERT OR IGNORE INTO picture_address (kind, target, address)
            SELECT kind, ?, address FROM picture_address WHERE kind = 'work' AND target = ?
            """
        /// Rows of every member, each found by an index that begins with the profile.
        static func rows(_ table: JournaledTable, _ column: String, _ condition: String) -> String {
            let columns = table.columns.map { "\(table.name).\($0)" }.joined(separator: ", ")
            guard table.columns.contains("profile") else {
                return "SELECT \(columns) FROM \(table.name) WHERE \(condition) AND \(column) = ?"
            }
            return """
                SELECT \(columns) FROM profile CROSS JOIN \(table.name)
                ON \(table.name).profile = profile.id AND \(table.name).\(column) = ?
                """
        }
    }
}
