package import Domain
import GRDB

extension SQLiteWorkRepository {
    package func ownWork(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> CastWork? {
        try await database.read { db in
            guard let row = try Row.fetchOne(db, SQL.workWhole, [id.rawValue]),
                Self.isOwn(row, profile), row["is_gone"] == 0
            else { return nil }
            return CastWork(work: WorkRows.work(row), cast: try Self.cast(row["number"], db).map(WorkRows.character))
        }
    }

    @discardableResult
    package func save(
        _ works: [CastWork], of profile: Identifier<Profile>, at now: Int64
    ) async throws -> [Identifier<Work>] {
        let checked = try works.map { try OwnWork.checked($0) }
        return try await database.write { db in
            var journal = try Journal(db, profile: profile)
            var isNew = false
            let ids = try checked.map { work in
                let (id, isAdded) = try Self.save(work, profile, &journal)
                isNew = isNew || isAdded
                return id
            }
            try journal.record(
                isNew ? "work.add" : "work.change", subjects: checked.map { Journal.subject(named: $0.work.title) })
            try NameIndex(db).follow(journal.changes)
            try KeywordWatch(db, now: now).notify(of: journal.changes)
            return ids
        }
    }

    private static func save(
        _ checked: CastWork, _ profile: Identifier<Profile>, _ journal: inout Journal
    ) throws -> (id: Identifier<Work>, isAdded: Bool) {
        let db = journal.db
        let old = try Row.fetchOne(db, SQL.workWhole, [checked.work.id.rawValue])
        if let old, !isOwn(old, profile) { throw WorkProblem.notOwn }
        let number = try (old?["number"] as Int64?) ?? RowNumbers.next(in: .work, db)
        let naming = OwnWorkNaming(profile: profile, db: db)
        let id = try old == nil ? naming.newID(ofWork: checked.work.title) : checked.work.id
        let kept = checked.work.withID(id)
        try journal.put(.work, WorkRows.row(number, kept, origin: .own, owner: profile))
        try writeCast(checked, of: number, kept: kept, profile, &journal)
        for external in checked.ids where try ExternalIDRows.target(of: external, db) == nil {
            try journal.put(.externalID, ExternalIDRows.row(external, .work(id), keptAt: nil))
        }
        return (id, old == nil)
    }

    private static func isOwn(_ row: Row, _ profile: Identifier<Profile>) -> Bool {
        (row["owner"] as String?) == profile.rawValue
    }

    private static func writeCast(
        _ record: CastWork, of number: Int64, kept work: Work, _ profile: Identifier<Profile>, _ journal: inout Journal
    ) throws {
        let db = journal.db
        let naming = OwnWorkNaming(profile: profile, db: db)
        var rest = try Dictionary(
            cast(number, db).map { ($0["id"] as String, $0) }, uniquingKeysWith: { first, _ in first })
        for (position, character) in record.cast.enumerated() {
            let old = rest.removeValue(forKey: character.id.rawValue)
            let id = try old == nil ? naming.newID(ofCharacter: character.name) : character.id
            let place = try (old?["number"] as Int64?) ?? RowNumbers.next(in: .character, db)
            try journal.put(
                .character,
                WorkRows.row(
                    place, character.withID(id), work: number, kind: work.kind, position: position, origin: .own,
                    owner: profile))
        }
        for (_, row) in rest.sorted(by: { $0.key < $1.key }) {
            try journal.put(.character, JournaledTable.character.gone(row))
        }
    }

    @discardableResult
    package func remove(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.write { db in
            guard let row = try Row.fetchOne(db, SQL.workWhole, [id.rawValue]),
                row["is_gone"] == 0
            else { return false }
            guard Self.isOwn(row, profile) else { throw WorkProblem.notOwn }
            var journal = try Journal(db, profile: profile)
            try journal.put(.work, JournaledTable.work.gone(row))
            for character in try Self.cast(row["number"], db) {
                try journal.put(.character, JournaledTable.character.gone(character))
            }
            try journal.record("work.remove", subjects: [Journal.subject(named: WorkRows.work(row).title)])
            try NameIndex(db).follow(journal.changes)
            return true
        }
    }

    @discardableResult
    package func add(
        _ character: WorkCharacter, to work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Identifier<WorkCharacter> {
        let checked = try OwnWork.checked(character)
        return try await database.write { db in
            let present = try MergedWorks(of: profile, db).present(work)
            guard let row = try Row.fetchOne(db, SQL.workWhole, [present.rawValue])
            else { throw NotFound(id: work.rawValue) }
            let number: Int64 = row["number"]
            let name = Folding.folded(checked.name.english)
            let cast = try Self.cast(number, db)
            if cast.contains(where: { Folding.folded($0["name_en"]) == name }) {
                throw WorkProblem.sameName(checked.name.english)
            }
            guard cast.count < OwnWork.largestCast else {
                throw WorkProblem.tooManyCharacters(limit: OwnWork.largestCast)
            }
            let id = try OwnWorkNaming(profile: profile, db: db).newID(ofCharacter: checked.name)
            var journal = try Journal(db, profile: profile)
            try journal.put(
                .character,
                WorkRows.row(
                    try RowNumbers.next(in: .character, db), checked.withID(id), work: number,
                    kind: WorkKind(rawValue: row["kind"]) ?? .film, position: OwnWork.addedPosition + cast.count,
                    origin: .own, owner: profile))
            try journal.record("character.add", subjects: [Journal.subject(named: checked.name)])
            try NameIndex(db).follow(journal.changes)
            try KeywordWatch(db, now: now).notify(of: journal.changes)
            return id
        }
    }

    static func cast(_ work: Int64, _ db: Database) throws -> [Row] {
        try Row.fetchAll(
            db, "SELECT * FROM character WHERE work = ? AND is_gone = 0 ORDER BY is_lead DESC, position, number", [work]
        )
    }
}

extension WorkCharacter {
    func withID(_ id: Identifier<WorkCharacter>) -> WorkCharacter {
        WorkCharacter(id: id, name: name, otherNames: otherNames, isLead: isLead, guess: guess)
    }
}
