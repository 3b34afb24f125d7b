import CommunityProtocol
import Domain
import Foundation

/// Merges two works. Characters with a common name merge, the others move. Of two votes or marks of one member, the
/// newer stays.
struct WorkMerge {
    private let db: any SQLConnection
    private let now: Int64
    private let from: StoredWork
    private let into: StoredWork

    /// - Throws: `OperatorProblem` if a work is missing, both are the same, or everybody's would become a member's.
    init(db: any SQLConnection, now: Int64, from: String, into: String) throws {
        func work(_ id: String) throws -> StoredWork {
            let row = try db.row("SELECT \(StoredWork.columns) FROM work WHERE id = ? AND gone = 0", .text(id))
            guard let row else { throw OperatorProblem.noWork(id) }
            return try StoredWork(row)
        }
        self.db = db
        self.now = now
        self.from = try work(from)
        self.into = try work(into)
        guard self.from.no != self.into.no else { throw OperatorProblem.sameWork(from) }
        // A publisher can take a work back; everybody's work must not disappear with it.
        guard self.from.publisher != nil || self.into.publisher == nil else {
            throw OperatorProblem.membersWork(into, everybodys: from)
        }
    }

    func merge() throws -> (joined: Int, moved: Int) {
        try db.exclusively(.recount)
        var others = try cast(of: into)
        var position = Int64(others.count)
        var counts = (joined: 0, moved: 0)
        for character in try cast(of: from) {
            if let place = others.firstIndex(where: { !$0.names.isDisjoint(with: character.names) }) {
                try CharacterMerge(db: db, now: now, from: character, into: others.remove(at: place)).merge()
                counts.joined += 1
            } else {
                try move(character, to: position)
                position += 1
                counts.moved += 1
            }
        }
        try MarkMerge(db: db, now: now, from: from.no, into: into.no).merge()
        try moveWatched()
        try db.execute("UPDATE work SET merged = ? WHERE merged = ?", .integer(into.no), .integer(from.no))
        try db.execute(
            "UPDATE work SET gone = 1, merged = ?, cat_seq = ? WHERE no = ?", .integer(into.no),
            .integer(try MetaTable(db: db).nextCatalogueSeq()), .integer(from.no))
        try db.execute(
            "UPDATE work SET cat_seq = ? WHERE no = ?", .integer(try MetaTable(db: db).nextCatalogueSeq()),
            .integer(into.no))
        return counts
    }

    private func cast(of work: StoredWork) throws -> [MergedCharacter] {
        try db.query(
            "SELECT no, id, folded FROM character WHERE work = ? AND gone = 0 ORDER BY lead DESC, position, no",
            .integer(work.no)
        ).map(MergedCharacter.init)
    }

    private func move(_ character: MergedCharacter, to position: Int64) throws {
        try db.execute(
            "UPDATE character SET work = ?, position = ? WHERE no = ?", .integer(into.no), .integer(position),
            .integer(character.no))
        try db.execute(
            "UPDATE standing SET work = ?, kind = ? WHERE character = ?", .integer(into.no), .text(into.kind),
            .integer(character.no))
    }

    /// Moves the watched entries, which only the members' own devices see.
    private func moveWatched() throws {
        let rows = try db.query(
            "SELECT member, key, value, at FROM own WHERE kind = 'watched' AND gone = 0 ORDER BY member, key")
        for row in rows {
            guard let text = try row.optionalText("value"),
                case .watched(let entry) = try WireCoder.decode(MemberAction.self, from: Data(text.utf8)),
                entry.work == from.facts.id
            else { continue }
            let moved = WatchedAction(
                id: entry.id, work: into.facts.id, day: entry.day, rating: entry.rating, on: entry.on)
            let member = try row.integer("member")
            try OwnTable(db: db).set(
                .watched, entry.id, value: try CatalogueTable.text(MemberAction.watched(moved)), gone: false,
                member: member,
                device: nil, at: row.integer("at"), seq: MemberTable(db: db).nextSeq(of: member))
        }
    }
}

struct MergedCharacter {
    let no: Int64
    let id: String
    /// Folded for comparison.
    let names: Set<Substring>

    init(_ row: SQLRow) throws {
        no = try row.integer("no")
        id = try row.text("id")
        names = Set(try row.text("folded").split(separator: "|"))
    }
}
