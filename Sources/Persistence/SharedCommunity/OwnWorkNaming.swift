import Domain
import GRDB

/// Gives an own work and its characters globally unique ids: those created here are derived from the name alone.
struct OwnWorkNaming {
    let profile: Identifier<Profile>
    let db: Database

    private var ending: String { "-" + profile.rawValue.suffix(8) }

    func newID(ofWork title: LocalizedText) throws -> Identifier<Work> {
        try Identifier(newID(title.english) { try CommunityNumbers.work(Identifier($0), db) != nil })
    }

    func newID(ofCharacter name: LocalizedText) throws -> Identifier<WorkCharacter> {
        try Identifier(newID(name.english) { try CommunityNumbers.character(Identifier($0), db) != nil })
    }

    /// A new id derived from the name; unique to the member if they belong to a community.
    private func newID(_ name: String, isTaken: (String) throws -> Bool) throws -> String {
        let ending = try Membership.number(of: profile, db) == nil ? "" : self.ending
        return try WorkIDs.own(name) { try isTaken($0 + ending) } + ending
    }

    /// Renames a work and its own characters, with all references; deletes the steps that would restore old ids.
    func makeUnique(_ work: Int64) throws {
        try rename("work", "number = ?", work) { old, new in
            try db.execute("UPDATE evening SET work = ? WHERE profile = ? AND work = ?", [new, profile.rawValue, old])
            try db.execute("UPDATE external_id SET target = ? WHERE kind = 'work' AND target = ?", [new, old])
        }
        try makeUnique(castOf: work)
    }

    func makeUnique(castOf work: Int64) throws {
        try rename("character", "work = ?", work) { old, new in
            try db.execute(
                "UPDATE OR REPLACE draft SET subject = ? WHERE profile = ? AND form = 'review' AND subject = ?",
                [new, profile.rawValue, old])
            try db.execute(
                sql: """
                    UPDATE community_notice SET character = ?
                    WHERE membership IN (SELECT number FROM membership) AND character = ?
                    """, arguments: [new, old])
        }
    }

    private func rename(
        _ table: String, _ condition: String, _ number: Int64, follow: (_ old: String, _ new: String) throws -> Void
    ) throws {
        let ids = try String.fetchAll(
            db, "SELECT id FROM \(table) WHERE \(condition) AND owner = ?", [number, profile.rawValue])
        for id in ids where !id.hasSuffix(ending) {
            let new = id + ending
            try db.execute("UPDATE \(table) SET id = ? WHERE id = ?", [new, id])
            try db.execute(
                "DELETE FROM action_log WHERE profile = ? AND instr(changes, ?) > 0", [profile.rawValue, "\"\(id)\""])
            try follow(id, new)
        }
    }
}
