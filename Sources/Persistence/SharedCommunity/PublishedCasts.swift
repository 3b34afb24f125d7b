import CommunityProtocol
import Domain
import GRDB

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
