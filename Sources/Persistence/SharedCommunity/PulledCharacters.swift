import CommunityProtocol
import Domain
import GRDB

/// Characters that others added to the catalogue's works and the member's own; removed when the member leaves.
struct PulledCharacters: MembershipScoped {
    let scope: MembershipScope

    /// Writes the characters of a cast, except those that this machine has itself.
    func apply(_ cast: [CharacterRow], of work: Int64) throws {
        guard
            let kind = try String.fetchOne(db, "SELECT kind FROM work WHERE number = ? AND is_gone = 0", [work])
                .flatMap(WorkKind.init)
        else { return }
        for (position, row) in cast.prefix(OwnWork.largestCast + OwnWork.largestCast).enumerated() {
            let known = try Row.fetchOne(
                db, "SELECT number, work, origin FROM character WHERE id = ?", [row.id.rawValue])
            if let known {
                guard known["origin"] == WorkOrigin.kept.rawValue else { continue }
                // A character of another work belongs here only if that work was merged into this one.
                guard try known["work"] == work || isGone(known["work"]) else { continue }
            }
            if row.gone == true {
                if let known { try forget(known["number"]) }
            } else if let character = Self.checked(row) {
                let number = try (known?["number"] as Int64?) ?? RowNumbers.next(in: .character, db)
                try Journal.write(
                    .character,
                    WorkRows.row(
                        number, character, work: work, kind: kind, position: OwnWork.addedPosition + position,
                        origin: .kept, owner: nil), db)
                try db.execute(
                    "INSERT OR IGNORE INTO community_character (membership, character, is_mine) VALUES (?, ?, 0)",
                    [membership, number])
                try NameIndex(db).update(.character, number)
            }
        }
    }

    /// Removes the characters that only this membership brought. Data about them stays in case they return.
    func forget() throws {
        let characters = try Int64.fetchAll(
            db, "SELECT character FROM community_character WHERE membership = ? AND is_mine = 0", [membership])
        for character in characters { try forget(character) }
    }

    private func forget(_ character: Int64) throws {
        try db.execute(
            "DELETE FROM community_character WHERE membership = ? AND character = ?", [membership, character])
        let isElsewhere = try Bool.fetchOne(
            db, "SELECT 1 FROM community_character WHERE character = ? AND is_mine = 0", [character])
        guard isElsewhere == nil else { return }
        try db.execute("UPDATE character SET is_gone = 1 WHERE number = ? AND origin = 'kept'", [character])
        try NameIndex(db).update(.character, character)
    }

    private func isGone(_ work: Int64) throws -> Bool {
        try Bool.fetchOne(db, "SELECT is_gone FROM work WHERE number = ?", [work]) ?? false
    }

    /// Applies the rules for own characters.
    static func checked(_ row: CharacterRow) -> WorkCharacter? {
        row.id.isPermitted ? try? OwnWork.checked(row.character) : nil
    }
}
