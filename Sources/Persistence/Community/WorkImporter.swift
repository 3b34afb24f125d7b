package import Domain
import GRDB

/// Validated works, with the texts of their names in the index, which take as long to compute as to write.
package struct WorkPlan: Sendable {
    let catalogue: WorkCatalogue
    let names: NameTextCache

    package init(_ catalogue: WorkCatalogue) {
        self.catalogue = catalogue
        var names = NameTextCache()
        for record in catalogue.works {
            names.add(IndexedNames(record.work))
            for character in record.cast { names.add(IndexedNames(character)) }
        }
        self.names = names
    }
}

/// Imports the bundled works in one transaction. Votes and the members' own data stay; an id keeps its row number.
/// Records removed from the files leave the lists, but stay for those who voted. Matches new records against watched
/// keywords and requests.
package struct WorkImporter: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Whether the database contains other works than these files or none; cheap.
    package func needsImport(fingerprint: String) async throws -> Bool {
        try await database.read { db in try db.fact("works") } != fingerprint
    }

    package func hasWorks() async throws -> Bool { try await database.read { db in try db.fact("works") } != nil }

    /// Imports works unless the database has those with this fingerprint; returns whether. `now` dates inbox items.
    @discardableResult
    package func importIfChanged(_ plan: WorkPlan, fingerprint: String, now: Int64) async throws -> Bool {
        guard try await needsImport(fingerprint: fingerprint) else { return false }
        return try await database.write { db in
            // Meanwhile another program may have imported them.
            if try db.fact("works") == fingerprint { return false }
            try WorkWriter(db: db, now: now).write(plan)
            try db.setFact("works", fingerprint)
            return true
        }
    }
}

struct WorkWriter {
    let db: Database
    let now: Int64

    func write(_ plan: WorkPlan) throws {
        let catalogue = plan.catalogue
        try db.execute("DELETE FROM genre")
        for genre in catalogue.genres {
            try db.insert(
                "genre", "id, name_en, name_ko",
                [genre.id.rawValue, genre.name.english, genre.name.korean], or: .replace)
        }
        var works = try known("work", .catalogue)
        var characters = try known("character", .catalogue)
        // Some may have come from a community or an online catalogue before the files contained them.
        let keptWorks = try known("work", .kept)
        let keptCharacters = try known("character", .kept)
        var addedWorks: [Int64] = []
        var addedCharacters: [Int64] = []
        for record in catalogue.works {
            let isNew = works[record.work.id.rawValue] == nil
            let id = record.work.id.rawValue
            let number = try works.removeValue(forKey: id) ?? keptWorks[id] ?? RowNumbers.next(in: .work, db)
            if keptWorks[id] != nil { try db.execute(SQL.ownWork, [number]) }
            try Journal.write(.work, WorkRows.row(number, record.work, origin: .catalogue, owner: nil), db)
            if isNew { addedWorks.append(number) }
            for (position, character) in record.cast.enumerated() {
                let id = character.id.rawValue
                let old = characters.removeValue(forKey: id) ?? keptCharacters[id]
                if keptCharacters[id] != nil { try db.execute(SQL.ownCharacter, [old]) }
                let place = try old ?? RowNumbers.next(in: .character, db)
                try Journal.write(
                    .character,
                    WorkRows.row(
                        place, character, work: number, kind: record.work.kind, position: position, origin: .catalogue,
                        owner: nil), db)
                if old == nil { addedCharacters.append(place) }
            }
        }
        for number in works.values {
            try db.execute("UPDATE work SET is_gone = 1 WHERE number = ?", [number])
        }
        for number in characters.values {
            try db.execute("UPDATE character SET is_gone = 1 WHERE number = ?", [number])
        }
        try ExternalIDRows.replaceBundled(with: catalogue.works, db)
        try NameIndex(db).rebuild(plan.names)
        try notify(works: addedWorks, characters: addedCharacters)
    }

    /// The numbers of all rows of an origin, including gone ones, by id.
    private func known(_ table: String, _ origin: WorkOrigin) throws -> [String: Int64] {
        let rows = try Row.fetchAll(db, "SELECT id, number FROM \(table) WHERE origin = ?", [origin.rawValue])
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }

    private func notify(works: [Int64], characters: [Int64]) throws {
        let watch = try KeywordWatch(db, now: now)
        if !watch.isIdle {
            for number in works { try watch.notify(ofWork: number) }
            for number in characters { try watch.notify(ofCharacter: number, ofNew: Set(works)) }
        }
        try RequestAnswers(db: db, now: now).answer(with: characters)
    }

    enum SQL {
        /// A work of the files no longer belongs to a community.
        static let ownWork = "DELETE FROM community_work WHERE work = ? AND is_mine = 0"
        static let ownCharacter = "DELETE FROM community_character WHERE character = ? AND is_mine = 0"
    }
}
