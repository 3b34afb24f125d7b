import CommunityProtocol
import Domain
import GRDB

/// The member's own works, and the characters they added to others' works, as published to their community.
extension Outbox {
    /// Queues all works of the member and their additions to all works that a community may know, under globally unique
    /// ids; returns the number of works.
    @discardableResult
    func publishAll() throws -> Int {
        let works = try Int64.fetchAll(db, PublishedWorks.SQL.own, [profile.rawValue, membership])
        for work in works {
            try OwnWorkNaming(profile: profile, db: db).makeUnique(work)
            try db.execute(
                "INSERT OR REPLACE INTO community_work (membership, work, is_mine) VALUES (?, ?, 1)",
                [membership, work])
            try note(.publish, String(work))
        }
        let casts = try Set(Int64.fetchAll(db, PublishedWorks.SQL.addedTo, [profile.rawValue, membership])).sorted()
        for work in casts {
            try mark(castOf: work)
            try note(.cast, String(work))
        }
        return works.count + casts.count
    }

    /// Queues the withdrawal of all that is published; returns the number of works that are still here.
    func takeBackAll() throws -> Int {
        let count = try publishedCount()
        for work in try Int64.fetchAll(db, PublishedWorks.SQL.published, [membership]) {
            try db.execute(
                "DELETE FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1", [membership, work])
            try note(.publish, String(work))
        }
        let casts = try publishedCasts()
        try db.execute("DELETE FROM community_character WHERE membership = ? AND is_mine = 1", [membership])
        for work in casts { try note(.cast, String(work)) }
        return count
    }

    /// The number of published works, without those that the member has deleted here, and of works with additions.
    func publishedCount() throws -> Int {
        try (Int.fetchOne(db, PublishedWorks.SQL.count, [membership]) ?? 0) + publishedCasts().count
    }

    func publishedCasts() throws -> [Int64] {
        try Set(Int64.fetchAll(db, PublishedWorks.SQL.publishedCasts, [membership])).sorted()
    }

    /// Queues a change of published additions; the changed character may be gone.
    func follow(castOf work: String, _ character: JournalValue?) throws {
        guard let number = Int64(work) else { return }
        let wasMine = try Bool.fetchOne(db, PublishedWorks.SQL.isMine, [membership, character?.argument])
        guard try wasMine ?? publishedCasts().contains(number) else { return }
        try mark(castOf: number)
        try note(.cast, work)
    }

    /// Marks the additions to a work as published, under globally unique ids.
    func mark(castOf work: Int64) throws {
        try OwnWorkNaming(profile: profile, db: db).makeUnique(castOf: work)
        try db.execute(PublishedWorks.SQL.markCast, [membership, work, profile.rawValue])
    }

    /// The action to send for a work's cast: all published additions.
    func castAction(_ number: Int64) throws -> MemberAction? {
        guard let work = try String.fetchOne(db, "SELECT id FROM work WHERE number = ?", [number])
        else { return nil }
        let cast = try Row.fetchAll(db, PublishedWorks.SQL.publishedCast, [membership, number]).map(WorkRows.character)
        return .cast(Identifier(work), cast.map(PublishedCharacter.init))
    }

    /// The action to send for a work: its contents, or its withdrawal once it is taken back or deleted; nil for one
    /// without a cast, or merged there.
    func workAction(_ number: Int64) throws -> MemberAction? {
        if try Bool.fetchOne(db, PublishedWorks.SQL.isPart, [membership, number]) == true { return nil }
        guard
            let row = try Row.fetchOne(
                db, "SELECT * FROM work WHERE number = ? AND owner = ?", [number, profile.rawValue])
        else { return nil }
        let work = WorkRows.work(row)
        guard row["is_gone"] == 0, try PublishedWorks.isPublished(String(number), by: membership, db) else {
            return .unpublish(work.id)
        }
        return try contents(of: work, number).map { .publish($0) }
    }

    /// The contents to send; nil for a work without a cast or a known year.
    private func contents(of work: Work, _ number: Int64) throws -> PublishedWork? {
        let cast = try Row.fetchAll(db, PublishedWorks.SQL.cast, [number, profile.rawValue]).map(WorkRows.character)
        guard !cast.isEmpty, work.year != Work.unknownYear else { return nil }
        return PublishedWork(work: WorkFactsRow(work), cast: cast.map(PublishedCharacter.init))
    }
}

enum PublishedWorks {
    static func isPublished(_ work: String, by membership: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, "SELECT 1 FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1",
            [membership, Int64(work)]) ?? false
    }

    /// Marks a work as published again: the community did not withdraw it, since others use it.
    static func stay(_ work: Int64, of membership: Int64, _ db: Database) throws {
        try db.execute(
            "INSERT OR IGNORE INTO community_work (membership, work, is_mine) VALUES (?, ?, 1)", [membership, work])
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
        static let addedTo = """
            SELECT character.work FROM character CROSS JOIN work ON work.number = character.work
            WHERE character.owner = ?1 AND character.is_gone = 0 AND work.owner IS NOT ?1 AND work.is_gone = 0
                AND (work.origin = 'catalogue' OR EXISTS (SELECT 1 FROM community_work
                    WHERE community_work.membership = ?2 AND community_work.work = work.number))
            """
        static let isMine =
            "SELECT 1 FROM community_character WHERE membership = ? AND character = ? AND is_mine = 1"
        static let publishedCasts = """
            SELECT character.work FROM community_character
            CROSS JOIN character ON character.number = community_character.character
            WHERE community_character.membership = ? AND community_character.is_mine = 1
            """
        static let markCast = """
            INSERT OR REPLACE INTO community_character (membership, character, is_mine)
            SELECT ?1, number, 1 FROM character WHERE work = ?2 AND owner = ?3 AND is_gone = 0
            """
        static let publishedCast = """
            SELECT * FROM character WHERE work = ?2 AND is_gone = 0 AND EXISTS (SELECT 1 FROM community_character
                WHERE membership = ?1 AND community_character.character = character.number AND is_mine = 1)
            ORDER BY is_lead DESC, position, number
            """
    }
}
