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

    /// Throws `OperatorProblem` if a work is missing, both are the same, or a catalogue work would become a member's.
    init(db: any SQLConnection, now: Int64, from: String, into: String) throws {
        self.db = db
        self.now = now
        self.from = try Moderation.work(from, db)
        self.into = try Moderation.work(into, db)
        guard self.from.no != self.into.no else { throw OperatorProblem.sameWork(from) }
        // A publisher can take a work back; a catalogue work must not disappear with it.
        guard self.from.publisher != nil || self.into.publisher == nil else {
            throw OperatorProblem.membersWork(into, catalogueWork: from)
        }
    }

    func merge() throws -> MergedCounts {
        try db.exclusively(.recount)
        var others = try cast(of: into)
        var position = Int64(others.count)
        var counts = MergedCounts()
        var joined: [Int64] = []
        for character in try cast(of: from) {
            if let place = others.firstIndex(where: { !$0.names.isDisjoint(with: character.names) }) {
                let other = others.remove(at: place)
                try merge(character, into: other)
                joined += [character.no, other.no]
                counts.joined += 1
            } else {
                try move(character, to: position)
                position += 1
                counts.moved += 1
            }
        }
        try moveMarks()
        try moveWatched()
        // Counts anew, because two nameless votes cannot be told apart.
        try db.writeCounts()
        for no in joined { _ = try RecountPart(db: db, now: now, first: no, last: no).votes() }
        for no in [from.no, into.no] { _ = try RecountPart(db: db, now: now, first: no, last: no).moods() }
        try db.execute("UPDATE work SET merged = ? WHERE merged = ?", into.no, from.no)
        try db.execute(
            "UPDATE work SET gone = 1, merged = ?, cat_seq = ? WHERE no = ?", into.no,
            try MetaTable(db: db).nextCatalogueSeq(), from.no)
        try db.execute("UPDATE work SET cat_seq = ? WHERE no = ?", try MetaTable(db: db).nextCatalogueSeq(), into.no)
        return counts
    }

    private func cast(of work: StoredWork) throws -> [MergedCharacter] {
        try db.query(
            "SELECT no, id, folded FROM character WHERE work = ? AND gone = 0 ORDER BY lead DESC, position, no", work.no
        ).map(MergedCharacter.init)
    }

    private func merge(_ old: MergedCharacter, into new: MergedCharacter) throws {
        try VoteTable(db: db).move(from: old.no, into: new.no, at: now)
        // Double votes among those of members who left cannot be detected.
        try db.execute("UPDATE nameless SET subject = ? WHERE kind = 'vote' AND subject = ?", new.no, old.no)
        try movePosts(old.no, new.no)
        try moveReveals(old.id, new.id)
        try db.execute("UPDATE character SET merged = ? WHERE merged = ?", new.no, old.no)
        try db.execute("UPDATE character SET gone = 1, merged = ? WHERE no = ?", new.no, old.no)
        for character in [old, new] { try DirtyTable(db: db).add(.character, character.no) }
    }

    private func movePosts(_ old: Int64, _ new: Int64) throws {
        let rows = try db.query("SELECT no, kind, author FROM post WHERE character = ? ORDER BY author, no", old)
        for row in rows {
            // A comment names only its review, so the author's devices need no change.
            let author = try row.text("kind") == PostKind.review.rawValue ? row.optionalInteger("author") : nil
            let seq = try author.map { try MemberTable(db: db).nextSeq(of: $0) }
            try db.execute(
                "UPDATE post SET character = ?, seq = coalesce(?, seq) WHERE no = ?", new, seq, row.integer("no"))
        }
    }

    private func moveReveals(_ old: String, _ new: String) throws {
        let rows = try db.query(
            "SELECT member, at FROM own WHERE kind = 'reveal' AND key = ? AND gone = 0 ORDER BY member", old)
        for row in rows {
            let member = try row.integer("member")
            for (key, isGone) in [(old, true), (new, false)] {
                try OwnTable(db: db).set(
                    .reveal, key, value: nil, gone: isGone, member: member, device: nil,
                    at: isGone ? now : row.integer("at"), seq: MemberTable(db: db).nextSeq(of: member))
            }
        }
    }

    private func move(_ character: MergedCharacter, to position: Int64) throws {
        try db.execute("UPDATE character SET work = ?, position = ? WHERE no = ?", into.no, position, character.no)
        try db.execute("UPDATE standing SET work = ?, kind = ? WHERE character = ?", into.no, into.kind, character.no)
    }

    private func moveMarks() throws {
        let rows = try db.query(
            "SELECT member, kind, value, type, at FROM mark WHERE work = ? AND gone = 0 ORDER BY member, kind", from.no)
        for row in rows {
            guard let kind = MarkTable.Kind(rawValue: try row.text("kind")) else { continue }
            let (member, at) = (try row.integer("member"), try row.integer("at"))
            let other = try db.row(
                "SELECT at FROM mark WHERE member = ? AND work = ? AND kind = ? AND gone = 0", member, into.no,
                kind.rawValue)
            func set(_ work: Int64, _ value: Int64, at: Int64) throws {
                try MarkTable(db: db).set(
                    StoredMark(
                        member: member, work: work, kind: kind, value: value, type: row.integer("type"), at: at,
                        device: nil, seq: MemberTable(db: db).nextSeq(of: member)))
            }
            if try other.map({ try $0.integer("at") < at }) ?? true { try set(into.no, row.integer("value"), at: at) }
            try set(from.no, 0, at: now)
        }
        try db.execute("UPDATE nameless SET subject = ? WHERE kind <> 'vote' AND subject = ?", into.no, from.no)
    }

    /// Moves the watched entries, which only the members' own devices see.
    private func moveWatched() throws {
        let rows = try db.query(
            "SELECT member, key, value, at FROM own WHERE kind = 'watched' AND gone = 0 ORDER BY member, key")
        for row in rows {
            guard case .watched(let entry)? = try row.optionalMessage(MemberAction.self, "value"),
                entry.work == from.facts.id
            else { continue }
            let moved = WatchedAction(
                id: entry.id, work: into.facts.id, day: entry.day, rating: entry.rating, on: entry.on)
            let member = try row.integer("member")
            try OwnTable(db: db).set(
                .watched, entry.id, value: WireCoder.text(MemberAction.watched(moved)), gone: false, member: member,
                device: nil, at: row.integer("at"), seq: MemberTable(db: db).nextSeq(of: member))
        }
    }
}

private struct MergedCharacter {
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
