package import Domain
import GRDB

package struct SQLiteKeptRepository: KeptRepository {
    let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func targets(of entries: [OnlineEntry]) async throws -> [ExternalID: KeptTarget] {
        try await database.read { db in
            try entries.reduce(into: [:]) { targets, entry in
                let bundled = try ExternalIDRows.bundledWork(of: entry.clue, db)
                targets[entry.id] =
                    try bundled.map { .work(Identifier($0["id"])) } ?? ExternalIDRows.target(of: entry.id, db)
            }
        }
    }

    package func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem {
        var checked = work
        checked.record = try OwnWork.checked(work.record, needsCast: false)
        return try await database.write { [checked] db in
            try KeptWorkWriter(db: db, profile: profile, now: now).keep(checked)
        }
    }

    /// Leaves a drink that another member saved unchanged.
    package func keep(
        _ records: [OwnRecord], as id: ExternalID, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeptItem {
        try await database.write { [calculator] db in
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            var kept: KeptItem?
            for record in records {
                let policy: DuplicatePolicy = record.kind == .drink ? .overwrite : .skip
                let outcome = try writer.keep(record, onDuplicate: policy)
                guard case .drink(let drink) = record else { continue }
                kept = try Self.item(outcome, drink.name)
            }
            guard let kept else { throw OwnRecordProblem.noLines }
            // An existing drink gets the catalogue's id, but no date: it was not saved from the catalogue.
            let isKnown = kept.outcome == .known
            if try !isKnown || ExternalIDRows.target(of: id, db) == nil {
                try writer.alongside { journal in
                    try journal.put(.externalID, ExternalIDRows.row(id, kept.target, keptAt: isKnown ? nil : now))
                }
            }
            try writer.finish("recipe.keep", calculator: calculator)
            return kept
        }
    }

    private static func item(_ outcome: OwnRecordOutcome, _ name: LocalizedText) throws -> KeptItem {
        switch outcome {
        case .imported(let id): KeptItem(target: .drink(Identifier(id)), name: name, outcome: .added)
        case .updated(let id): KeptItem(target: .drink(Identifier(id)), name: name, outcome: .updated)
        case .skipped(let id), .failed(.ofAnother(let id)):
            KeptItem(target: .drink(Identifier(id)), name: name, outcome: .known)
        case .failed(let problem): throw problem
        }
    }

    enum SQL {
        static let incomplete = """
            SELECT * FROM work WHERE owner = ?1 AND is_gone = 0 AND origin = 'own'
                AND NOT EXISTS (SELECT 1 FROM work_lookup
                    WHERE profile = ?1 AND work_lookup.work = work.number AND looked_at > ?2)
            ORDER BY number
            """
    }
}

extension SQLiteKeptRepository: WorkCompletionRepository {
    package func incompleteWorks(
        of profile: Identifier<Profile>, lookedForBefore moment: Int64
    ) async throws -> [IncompleteWork] {
        try await database.read { db in
            try Row.fetchAll(db, SQL.incomplete, [profile.rawValue, moment])
                .filter { try StoredWorkMatcher.isBare($0, db) }.map { try Self.incomplete($0, db) }
        }
    }

    package func incompleteWork(
        _ id: Identifier<Work>, of profile: Identifier<Profile>
    ) async throws -> IncompleteWork? {
        try await database.read { db in
            guard let row = try StoredWorkMatcher.row(of: id, db), row["is_gone"] == 0,
                row["origin"] == WorkOrigin.kept.rawValue || (row["owner"] as String?) == profile.rawValue
            else { return nil }
            return try Self.incomplete(row, db)
        }
    }

    private static func incomplete(_ row: Row, _ db: Database) throws -> IncompleteWork {
        let work = WorkRows.work(row)
        return IncompleteWork(
            work: work.reference, otherTitles: [work.originalTitle].compactMap(\.self) + work.otherTitles,
            ids: try WorkIDRows.of(work.id, db).own)
    }

    package func complete(
        _ work: Identifier<Work>, with found: [OnlineWork], of profile: Identifier<Profile>, at now: Int64,
        continuing step: Int64?
    ) async throws -> CompletedWork {
        let checked = try found.map { work in
            var work = work
            work.record = try OwnWork.checked(work.record, needsCast: false)
            return work
        }
        return try await database.write { db in
            try KeptWorkWriter(db: db, profile: profile, now: now).complete(work, with: checked, continuing: step)
        }
    }

    package func note(
        lookedFor work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await database.write { db in
            guard let number = try CommunityNumbers.work(work, db) else { return }
            try db.insert("work_lookup", "profile, work, looked_at", [profile.rawValue, number, now], or: .replace)
        }
    }
}
