package import Domain
import GRDB

package struct SQLiteKeptRepository: KeptRepository {
    private let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func targets(of ids: [ExternalID]) async throws -> [ExternalID: KeptTarget] {
        try await database.read { db in
            try ids.reduce(into: [:]) { $0[$1] = try ExternalIDRows.target(of: $1, db) }
        }
    }

    package func works(with ids: [ExternalID]) async throws -> [ExternalID: WorkReference] {
        try await database.read { db in
            try ids.reduce(into: [:]) { found, id in
                guard case .work(let work) = try ExternalIDRows.target(of: id, db),
                    let row = try Row.fetchOne(db.cachedStatement(sql: SQL.work), arguments: [work.rawValue])
                else { return }
                let kept = WorkRows.work(row)
                found[id] = WorkReference(id: kept.id, title: kept.title, kind: kept.kind, year: kept.year)
            }
        }
    }

    package func link(_ links: [ExternalID: Identifier<Work>], of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            for (id, work) in links.sorted(by: { $0.key.description < $1.key.description })
            where try ExternalIDRows.target(of: id, db) == nil {
                try journal.put(.externalID, ExternalIDRows.row(id, .work(work), keptAt: nil))
            }
            try journal.record("work.link", subjects: links.values.map(\.rawValue).sorted())
        }
    }

    package func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem {
        var checked = work
        checked.record = try OwnWork.checked(work.record, needsCast: false)
        return try await database.write { [checked] db in
            try KeptWorkWriter(db, profile: profile, now: now).keep(checked)
        }
    }

    /// Leaves a drink that another member keeps to that member.
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
            if kept.outcome != .known {
                try writer.alongside { journal in
                    try journal.put(.externalID, ExternalIDRows.row(id, kept.target, keptAt: now))
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
}

extension SQLiteKeptRepository {
    enum SQL {
        static let work = "SELECT * FROM work WHERE id = ?"
    }
}
