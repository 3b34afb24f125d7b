import CommunityProtocol
import Domain

/// Publishes the characters that a member adds to the cast of another's work.
///
/// `own` records who added them, even after removal, so that the same characters can come back. An addition with the
/// name of an existing character merges into it; both ids then refer to that character.
struct CastApplier {
    let db: any SQLConnection
    let context: OperationContext
    let at: Int64

    private var member: Int64 { context.member.no }

    private struct Known {
        let no: Int64
        let work: Int64
        let isMerged: Bool
        let isMine: Bool
    }

    /// Replaces the member's additions. Characters that others use stay; removing all additions is then refused.
    func set(_ published: [PublishedCharacter], of id: Identifier<Work>) throws -> Change? {
        let cast = try checked(published)
        let works = CatalogueTable(db: db)
        guard let work = try works.work(id) else { throw Refusal(code: .unknownSubject) }
        let rest = try added(to: work.no).filter { before in !cast.contains { $0.id == before.id } }
        let used = try rest.filter { try WorkUse(db: db).isUsed(character: $0.no, byOthersThan: member) }
        guard used.isEmpty || !cast.isEmpty else { throw Refusal(code: .inUse) }
        let going = rest.filter { before in !used.contains { $0.no == before.no } }
        for character in going {
            try db.execute("UPDATE character SET gone = 1 WHERE no = ?", .integer(character.no))
        }
        try hold(Set(cast.map(\.id)), of: work.no)
        if cast.isEmpty, going.isEmpty { return nil }
        guard !work.isGone else { throw Refusal(code: .gone) }
        // Locks the work first: of two members who add the same name at once, the second sees the first's addition.
        try db.execute(
            "UPDATE work SET cat_seq = ? WHERE no = ?", .integer(try MetaTable(db: db).nextCatalogueSeq()),
            .integer(work.no))
        let new = try cast.filter { try !change($0, of: work.no) }
        try add(new, to: work, beside: Namesakes(of: work.no, except: cast.map(\.id), db))
        return nil
    }

    /// Updates which of the member's merged characters they still name.
    private func hold(_ named: Set<Identifier<WorkCharacter>>, of work: Int64) throws {
        let rows = try db.query(
            """
            SELECT own.key AS id, own.gone AS gone FROM own JOIN character ON character.id = own.key
            WHERE own.member = ? AND own.kind = 'cast' AND character.work = ? AND character.merged IS NOT NULL
            ORDER BY character.no
            """,
            .integer(member), .integer(work))
        for row in rows {
            let id = Identifier<WorkCharacter>(try row.text("id"))
            guard try row.bool("gone") == named.contains(id) else { continue }
            try keep(id, isGone: !named.contains(id))
        }
    }

    private func keep(_ id: Identifier<WorkCharacter>, isGone: Bool = false) throws {
        try OwnTable(db: db).set(
            .cast, id.rawValue, value: nil, gone: isGone, member: member, device: nil, at: at, seq: 0)
    }

    private func add(_ all: [WorkCharacter], to work: StoredWork, beside namesakes: Namesakes) throws {
        guard !all.isEmpty, let kind = WorkKind(rawValue: work.kind) else { return }
        let row = try db.oneRow(
            "SELECT count(*) AS n, max(position) AS last FROM character WHERE work = ? AND gone = 0",
            .integer(work.no))
        let cast = all.filter { namesakes.first(like: StoredCharacter($0).names) == nil }
        guard try row.int("n") + cast.count <= OwnWork.largestCast else { throw Refusal(code: .full) }
        let last = try row.optionalInteger("last").map { Int($0) } ?? 0
        try CatalogueTable(db: db).add(
            all.map(StoredCharacter.init), to: work.no, kind: kind, from: max(last + 1, OwnWork.addedPosition),
            beside: namesakes)
        for character in all { try keep(character.id) }
        let rows = cast.map {
            PublishedCharacter(id: $0.id, name: $0.name, otherNames: $0.otherNames, lead: $0.isLead)
        }
        try RequestNotices(db: db).answer(work.facts, cast: rows, at: context.now)
        try KeywordNotices(db: db).notify(of: work.facts, cast: rows, by: member, at: context.now)
    }

    /// Returns whether the character existed.
    private func change(_ character: WorkCharacter, of work: Int64) throws -> Bool {
        guard let known = try known(character.id) else { return false }
        guard known.isMine, known.isMerged || known.work == work else { throw Refusal(code: .notOwn) }
        guard !known.isMerged else { return true }
        let stored = StoredCharacter(character)
        try db.execute(
            "UPDATE character SET gone = 0, lead = ?, names = ?, folded = ? WHERE no = ?", .bool(stored.isLead),
            .text(try CatalogueTable.text(stored.names)), .text(stored.searchText), .integer(known.no))
        try db.execute(
            "UPDATE standing SET lead = ? WHERE character = ?", .bool(stored.isLead), .integer(known.no))
        return true
    }

    private func known(_ id: Identifier<WorkCharacter>) throws -> Known? {
        try db.row("SELECT no, work, merged FROM character WHERE id = ?", .text(id.rawValue)).map { row in
            Known(
                no: try row.integer("no"), work: try row.integer("work"),
                isMerged: try row.optionalInteger("merged") != nil,
                isMine: try OwnTable(db: db).has(.cast, id.rawValue, member: member, orGone: true))
        }
    }

    private func added(to work: Int64) throws -> [(no: Int64, id: Identifier<WorkCharacter>)] {
        try db.query(
            """
            SELECT character.no AS no, character.id AS id FROM own JOIN character ON character.id = own.key
            WHERE own.member = ? AND own.kind = 'cast' AND character.work = ? AND character.gone = 0
            ORDER BY character.no
            """,
            .integer(member), .integer(work)
        ).map { (try $0.integer("no"), Identifier(try $0.text("id"))) }
    }

    private func checked(_ published: [PublishedCharacter]) throws -> [WorkCharacter] {
        guard published.count <= OwnWork.largestCast, Set(published.map(\.id)).count == published.count,
            published.allSatisfy({ $0.id.isWellFormed && $0.id.rawValue.utf8.count <= 128 })
        else { throw Refusal(code: .invalid) }
        return try published.map { character in
            let draft = WorkCharacter(
                id: character.id, name: character.name, otherNames: character.otherNames ?? [],
                isLead: character.lead)
            guard let checked = try? OwnWork.checked(draft) else { throw Refusal(code: .invalid) }
            return checked
        }
    }
}
