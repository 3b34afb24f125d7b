import CommunityProtocol
import Domain
import GRDB

/// The member's own works that are published to a community.
struct PublishedWorks: MembershipScoped {
    let scope: MembershipScope

    static func isPublished(_ work: String, by membership: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, "SELECT 1 FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1",
            [membership, Int64(work)]) ?? false
    }

    /// Queues all works of the member under globally unique ids; returns their number.
    func publishAll() throws -> Int {
        let works = try Int64.fetchAll(db, SQL.own, [profile.rawValue, membership])
        for work in works {
            try OwnWorkNaming(profile: profile, db: db).makeUnique(work)
            try db.execute(
                "INSERT OR REPLACE INTO community_work (membership, work, is_mine) VALUES (?, ?, 1)",
                [membership, work])
            try Outbox(scope: scope).note(.publish, String(work))
        }
        return works.count
    }

    /// Queues the withdrawal of all published works; returns the number of those that are still here.
    func takeBackAll() throws -> Int {
        let count = try count()
        let works = try Int64.fetchAll(db, SQL.published, [membership])
        for work in works {
            try db.execute(
                "DELETE FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1", [membership, work])
            try Outbox(scope: scope).note(.publish, String(work))
        }
        return count
    }

    /// The number of published works, without those that the member has deleted here.
    func count() throws -> Int { try Int.fetchOne(db, SQL.count, [membership]) ?? 0 }

    /// Marks a work as published again: the community did not withdraw it, since others use it.
    static func stay(_ work: Int64, of membership: Int64, _ db: Database) throws {
        try db.execute(
            "INSERT OR IGNORE INTO community_work (membership, work, is_mine) VALUES (?, ?, 1)", [membership, work])
    }

    /// The action to send for a work: its contents, or its withdrawal once it is taken back or deleted; nil for one
    /// without a cast, or merged there.
    func action(_ number: Int64) throws -> MemberAction? {
        if try Bool.fetchOne(db, SQL.isPart, [membership, number]) == true { return nil }
        guard
            let row = try Row.fetchOne(
                db, "SELECT * FROM work WHERE number = ? AND owner = ?", [number, profile.rawValue])
        else { return nil }
        let work = WorkRows.work(row)
        guard row["is_gone"] == 0, try Self.isPublished(String(number), by: membership, db) else {
            return .unpublish(work.id)
        }
        return try contents(of: work, number).map { .publish($0) }
    }

    /// The contents to send; nil for a work without a cast or a known year.
    private func contents(of work: Work, _ number: Int64) throws -> PublishedWork? {
        let cast = try Row.fetchAll(db, SQL.cast, [number, profile.rawValue]).map(WorkRows.character)
        guard !cast.isEmpty, work.year != Work.unknownYear else { return nil }
        return PublishedWork(work: WorkFactsRow(work), cast: cast.map(PublishedCharacter.init))
    }

    enum SQL {
        static let published = "SELECT work FROM community_work WHERE membership = ? AND is_mine = 1 ORDER BY work"
        static let count = """
            SELECT count(*) FROM community_work CROSS JOIN work ON work.number = community_work.work
            WHERE membership = ? AND is_mine = 1 AND is_gone = 0
            """
        static let own = """
            SELECT number FROM work WHERE owner = ?1 AND origin = 'own' AND is_gone = 0 AND EXISTS (
                SELECT 1 FROM character WHERE character.work = work.number AND character.is_gone = 0
                    AND character.owner = ?1)
                AND NOT EXISTS (SELECT 1 FROM community_merge
                    WHERE membership = ?2 AND community_merge.kind = 'work' AND subject = work.number)
            ORDER BY number
            """
        static let isPart = "SELECT 1 FROM community_merge WHERE membership = ? AND kind = 'work' AND subject = ?"
        static let cast = """
            SELECT * FROM character WHERE work = ? AND owner = ? AND is_gone = 0
            ORDER BY is_lead DESC, position, number
            """
    }
}

/// The characters that a member added to others' works and published to a community.
struct PublishedCasts: MembershipScoped {
    let scope: MembershipScope

    /// Queues the member's additions to all works that a community may know; returns the number of works.
    func publishAll() throws -> Int {
        let works = try Set(Int64.fetchAll(db, SQL.addedTo, [profile.rawValue, membership])).sorted()
        for work in works {
            try mark(work)
            try Outbox(scope: scope).note(.cast, String(work))
        }
        return works.count
    }

    func takeBackAll() throws -> Int {
        let works = try published()
        try db.execute("DELETE FROM community_character WHERE membership = ? AND is_mine = 1", [membership])
        for work in works { try Outbox(scope: scope).note(.cast, String(work)) }
        return works.count
    }

    func published() throws -> [Int64] {
        try Set(Int64.fetchAll(db, SQL.published, [membership])).sorted()
    }

    /// Queues a change of published additions; the changed character may be gone.
    func follow(_ work: String, _ character: JournalValue?) throws {
        guard let number = Int64(work) else { return }
        let wasMine = try Bool.fetchOne(db, SQL.isMine, [membership, character?.argument])
        guard try wasMine ?? published().contains(number) else { return }
        try mark(number)
        try Outbox(scope: scope).note(.cast, work)
    }

    /// Marks the additions to a work as published, under globally unique ids.
    func mark(_ work: Int64) throws {
        try OwnWorkNaming(profile: profile, db: db).makeUnique(castOf: work)
        try db.execute(SQL.mark, [membership, work, profile.rawValue])
    }

    /// The action to send for a work's cast: all published additions.
    func action(_ number: Int64) throws -> MemberAction? {
        guard let work = try String.fetchOne(db, "SELECT id FROM work WHERE number = ?", [number])
        else { return nil }
        let cast = try Row.fetchAll(db, SQL.cast, [membership, number]).map(WorkRows.character)
        return .cast(Identifier(work), cast.map(PublishedCharacter.init))
    }

    enum SQL {
        static let addedTo = """
            SELECT character.work FROM character CROSS JOIN work ON work.number = character.work
            WHERE character.owner = ?1 AND character.is_gone = 0 AND work.owner IS NOT ?1 AND work.is_gone = 0
                AND (work.origin = 'catalogue' OR EXISTS (SELECT 1 FROM community_work
                    WHERE community_work.membership = ?2 AND community_work.work = work.number))
            """
        static let isMine =
            "SELECT 1 FROM community_character WHERE membership = ? AND character = ? AND is_mine = 1"
        static let published = """
            SELECT character.work FROM community_character
            CROSS JOIN character ON character.number = community_character.character
            WHERE community_character.membership = ? AND community_character.is_mine = 1
            """
        static let mark = """
            INSERT OR REPLACE INTO community_character (membership, character, is_mine)
            SELECT ?1, number, 1 FROM character WHERE work = ?2 AND owner = ?3 AND is_gone = 0
            """
        static let cast = """
            SELECT * FROM character WHERE work = ?2 AND is_gone = 0 AND EXISTS (SELECT 1 FROM community_character
                WHERE membership = ?1 AND community_character.character = character.number AND is_mine = 1)
            ORDER BY is_lead DESC, position, number
            """
    }
}
