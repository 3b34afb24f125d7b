import CommunityProtocol
import Domain
import Foundation

/// Publishes the characters that a member adds to the cast of another's work.
///
/// `own` records who added them, even after removal, so that the same characters can come back. An addition with the
/// name of an existing character merges into it; both ids then refer to that character.
struct CastApplier {
    let db: any SQLConnection
    let context: OperationContext
    let at: Int64

    private var member: Int64 { context.member.no }

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
            try db.execute("UPDATE character SET gone = 1 WHERE no = ?", character.no)
        }
        try hold(Set(cast.map(\.id)), of: work.no)
        if cast.isEmpty, going.isEmpty { return nil }
        guard !work.isGone else { throw Refusal(code: .gone) }
        // Locks the work first: of two members who add the same name at once, the second sees the first's addition.
        try db.execute("UPDATE work SET cat_seq = ? WHERE no = ?", try MetaTable(db: db).nextCatalogueSeq(), work.no)
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
            """, member, work)
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
            "SELECT count(*) AS n, max(position) AS last FROM character WHERE work = ? AND gone = 0", work.no)
        let cast = all.filter { namesakes.first(like: StoredCharacter($0).names) == nil }
        guard try row.int("n") + cast.count <= OwnWork.largestCast else { throw Refusal(code: .full) }
        let last = try row.optionalInteger("last").map { Int($0) } ?? 0
        try CatalogueTable(db: db).add(
            all.map(StoredCharacter.init), to: work.no, kind: kind, from: max(last + 1, OwnWork.addedPosition),
            beside: namesakes)
        for character in all { try keep(character.id) }
        if !cast.isEmpty { try DirtyTable(db: db).add(.work, work.no) }
    }

    private func change(_ character: WorkCharacter, of work: Int64) throws -> Bool {
        let id = character.id.rawValue
        guard let row = try db.row("SELECT no, work, merged FROM character WHERE id = ?", id) else { return false }
        let isMerged = try !row.isNull("merged")
        guard try OwnTable(db: db).has(.cast, id, member: member, orGone: true),
            try isMerged || row.integer("work") == work
        else { throw Refusal(code: .notOwn) }
        guard !isMerged else { return true }
        let (stored, no) = (StoredCharacter(character), try row.integer("no"))
        try db.execute(
            "UPDATE character SET gone = 0, lead = ?, names = ?, folded = ? WHERE no = ?", stored.isLead,
            try WireCoder.text(stored.names), stored.searchText, no)
        try db.execute("UPDATE standing SET lead = ? WHERE character = ?", stored.isLead, no)
        return true
    }

    private func added(to work: Int64) throws -> [(no: Int64, id: Identifier<WorkCharacter>)] {
        try db.query(
            """
            SELECT character.no AS no, character.id AS id FROM own JOIN character ON character.id = own.key
            WHERE own.member = ? AND own.kind = 'cast' AND character.work = ? AND character.gone = 0
            ORDER BY character.no
            """, member, work
        ).map { (try $0.integer("no"), Identifier(try $0.text("id"))) }
    }

    private func checked(_ published: [PublishedCharacter]) throws -> [WorkCharacter] {
        guard published.count <= OwnWork.largestCast, Set(published.map(\.id)).count == published.count,
            published.allSatisfy(\.id.isPermitted),
            let checked = try? published.map({ try OwnWork.checked($0.character) })
        else { throw Refusal(code: .invalid) }
        return checked
    }
}

/// The names in a work's cast, which prevent duplicates: the folded English and Korean names. Other names do not
/// count: two characters may share one.
struct Namesakes {
    static let none = Namesakes(cast: [])

    private let cast: [(no: Int64, names: Set<String>)]

    private init(cast: [(no: Int64, names: Set<String>)]) { self.cast = cast }

    /// `operation` are characters that the operation itself names. They are changed, never merged with each other.
    init(of work: Int64, except operation: some Sequence<Identifier<WorkCharacter>>, _ db: any SQLConnection) throws {
        let ids = Set(operation.map(\.rawValue))
        cast = try db.query("SELECT no, id, names FROM character WHERE work = ? AND gone = 0 ORDER BY no", work)
            .compactMap { row in
                guard try !ids.contains(row.text("id")) else { return nil }
                return (try row.integer("no"), Self.folded(try row.message(CharacterNames.self, "names")))
            }
    }

    /// The number of the earliest character with one of the names; nil for none.
    func first(like names: CharacterNames) -> Int64? {
        guard !cast.isEmpty else { return nil }
        let wanted = Self.folded(names)
        return cast.first { !$0.names.isDisjoint(with: wanted) }?.no
    }

    private static func folded(_ names: CharacterNames) -> Set<String> {
        Set([names.name.english, names.name.korean].map(Folding.folded).filter { !$0.isEmpty })
    }
}

struct WorkUse {
    let db: any SQLConnection

    /// Withdrawn votes and marks and deleted posts do not count. Contributions of members who left do, and so do
    /// others' works and characters merged into it.
    func isUsed(_ work: Int64, byOthersThan member: Int64) throws -> Bool {
        try isAny(
            work, member,
            "work WHERE merged = ? AND coalesce(publisher, 0) <> ?",
            "mark WHERE work = ? AND member <> ? AND gone = 0 AND value <> 0",
            """
            character JOIN own ON own.kind = 'cast' AND own.key = character.id
            WHERE character.work = ? AND own.member <> ? AND own.gone = 0
                AND (character.gone = 0 OR character.merged IS NOT NULL)
            """) || hasVotesOrPosts("IN (SELECT no FROM character WHERE work = ?)", work, member)
            || db.has("nameless WHERE kind <> 'vote' AND subject = ?", work)
    }

    func isUsed(character: Int64, byOthersThan member: Int64) throws -> Bool {
        try isAny(
            character, member,
            """
            character JOIN own ON own.kind = 'cast' AND own.key = character.id
            WHERE character.merged = ? AND own.member <> ? AND own.gone = 0
            """) || hasVotesOrPosts("= ?", character, member)
    }

    /// `characters` is a condition with one argument.
    private func hasVotesOrPosts(_ characters: String, _ subject: Int64, _ member: Int64) throws -> Bool {
        try isAny(
            subject, member,
            "vote WHERE character \(characters) AND member <> ? AND gone = 0",
            "post WHERE character \(characters) AND coalesce(author, 0) <> ? AND state <> 'gone'")
            || db.has("nameless WHERE kind = 'vote' AND subject \(characters)", subject)
    }

    private func isAny(_ subject: Int64, _ member: Int64, _ sources: String...) throws -> Bool {
        try sources.contains { try db.has($0, subject, member) }
    }
}
