import Domain
import GRDB

/// Writes the characters of a work found online. Characters of one name are the same.
struct KeptCastWriter {
    let work: Int64
    let kind: WorkKind
    /// Whether the work is new or comes from the catalogue that it was kept from.
    let isSame: Bool
    /// The owner of new characters, for a work of the member's own; nil for a kept work.
    let owner: Identifier<Profile>?
    let profile: Identifier<Profile>
    let db: Database

    /// Returns the numbers of the characters that were added.
    func write(_ found: OnlineWork, _ journal: inout Journal) throws -> [Int64] {
        let rows = try Row.fetchAll(db, "SELECT * FROM character WHERE work = ?", [work])
        let byID = Dictionary(rows.map { ($0["id"] as String, $0) }) { first, _ in first }
        let byName = Self.byName(rows.filter { $0["is_gone"] == 0 })
        var met: Set<Int64> = []
        var added: [Int64] = []
        for (position, character) in found.record.cast.enumerated() {
            let names = [character.name.english, character.name.korean].map(Folding.folded)
            if let old = byID[character.id.rawValue] ?? names.lazy.compactMap({ byName[$0] }).first {
                let number: Int64 = old["number"]
                guard met.insert(number).inserted, isMine(old) else { continue }
                if old["is_gone"] == 1 { added.append(number) }
                try update(old, with: character, at: position, &journal)
            } else if let number = try add(character, at: position + (isSame ? 0 : rows.count), &journal) {
                added.append(number)
            }
        }
        if isSame { try remove(rows.filter { !met.contains($0["number"]) }, unlisted: found, &journal) }
        return added
    }

    private static func byName(_ rows: [Row]) -> [String: Row] {
        let named = rows.flatMap { row in
            [row["name_en"] as String, row["name_ko"] as String].map { (Folding.folded($0), row) }
        }
        return Dictionary(named) { first, _ in first }
    }

    private func isMine(_ row: Row) -> Bool {
        switch WorkOrigin(rawValue: row["origin"]) {
        case .kept: true
        case .own: owner != nil && (row["owner"] as String?) == profile.rawValue
        case .catalogue, .demo, nil: false
        }
    }

    private func update(
        _ old: Row, with character: WorkCharacter, at position: Int, _ journal: inout Journal
    ) throws {
        let known = WorkRows.character(old)
        let isOwnReport = isSame && known.id == character.id
        let owner: String? = old["owner"]
        try journal.put(
            .character,
            WorkRows.row(
                old["number"], isOwnReport ? character.filled(from: known) : known.filled(from: character),
                work: work, kind: kind, position: isOwnReport ? position : old["position"],
                origin: WorkOrigin(rawValue: old["origin"]) ?? .kept, owner: owner.map { Identifier($0) }))
    }

    /// Returns nil if the character belongs to another work.
    private func add(_ character: WorkCharacter, at position: Int, _ journal: inout Journal) throws -> Int64? {
        var character = character
        if owner != nil {
            let id = try OwnWorkNaming(profile: profile, db: db).newID(character.name.english) {
                try CommunityNumbers.character(Identifier($0), db) != nil
            }
            character = character.withID(Identifier(id))
        } else if try CommunityNumbers.character(character.id, db) != nil {
            return nil
        }
        let number = try RowNumbers.next(in: .character, db)
        func values(isGone: Bool) -> [String: JournalValue] {
            WorkRows.row(
                number, character, work: work, kind: kind, position: position, origin: owner == nil ? .kept : .own,
                owner: owner, isGone: isGone)
        }
        // An undo marks the character as gone, as it does the work.
        var silent = try Journal(db, profile: profile)
        try silent.put(.character, values(isGone: true))
        try journal.put(.character, values(isGone: false))
        return number
    }

    /// Removes characters that their source no longer lists, unless they have votes or reviews.
    private func remove(_ rows: [Row], unlisted found: OnlineWork, _ journal: inout Journal) throws {
        let sources = ([found.id] + found.otherIDs).map { "\($0.local)-" }.filter { source in
            found.record.cast.contains { $0.id.rawValue.hasPrefix(source) }
        }
        for row in rows.sorted(by: { ($0["number"] as Int64) < $1["number"] })
        where row["origin"] == WorkOrigin.kept.rawValue && row["is_gone"] == 0 && row["votes"] == 0
            && row["reviews"] == 0
        {
            let id: String = row["id"]
            guard sources.contains(where: id.hasPrefix) else { continue }
            try journal.put(
                .character,
                WorkRows.row(
                    row["number"], WorkRows.character(row), work: work, kind: kind, position: row["position"],
                    origin: .kept, owner: nil, isGone: true))
        }
    }
}
