import Domain
import GRDB

/// Writes own records in the caller's transaction, as one step of the member's history. Use one writer per step: `keep`
/// or `remove` for each record, then `finish`. References to records that a batch renamed are updated in the records
/// after them.
struct OwnRecordWriter {
    let db: Database
    private let profile: Identifier<Profile>
    private let now: Int64
    private var journal: Journal
    private var shelf: OwnRecordReader
    /// The drinks that were stored but are not in the catalogue's tables yet.
    private var drinks: [String: Drink] = [:]
    private var subjects: [String] = []
    private static let mostSubjects = 20

    init(_ db: Database, profile: Identifier<Profile>, at now: Int64) throws {
        self.db = db
        self.profile = profile
        self.now = now
        journal = try Journal(db, profile: profile)
        shelf = try OwnRecordReader(db)
    }

    /// Stores a record under an existing id, or under a new one derived from its name.
    mutating func keep(_ record: OwnRecord, as id: String?) throws -> String {
        if let id { try shelf.checkOwner(record.kind, id, profile) }
        let id = id ?? shelf.newID(of: record)
        try write(record, id)
        return id
    }

    /// Stores a record of a batch, validated before any write: a savepoint would keep copies of all changed pages.
    mutating func keep(_ record: OwnRecord, onDuplicate policy: DuplicatePolicy) throws -> OwnRecordOutcome {
        do {
            return try keepOrSkip(record, policy)
        } catch let problem as OwnRecordProblem {
            return .failed(problem)
        }
    }

    /// Whether `keep` would skip or refuse a record because of what is there; it never does so for a copy.
    mutating func skips(_ record: OwnRecord, onDuplicate policy: DuplicatePolicy) throws -> Bool {
        guard policy != .copy else { return false }
        do {
            if case .skipped = try shelf.place(of: record, policy, profile) { return true }
            return false
        } catch is OwnRecordProblem {
            return true
        }
    }

    /// Adds other changes of the member to the same step.
    mutating func alongside<Answer>(_ body: (inout Journal) throws -> Answer) rethrows -> Answer {
        try body(&journal)
    }

    var changeCount: Int { journal.changes.count }

    /// Copies the records stored so far into the catalogue's tables, so that a long batch need not keep it in memory.
    mutating func flush(calculator: DrinkCalculator) throws {
        try OwnRecordSync(db: db, calculator: calculator).run(known: drinks)
        drinks = [:]
    }

    /// Makes the step impossible to undo.
    mutating func forgetStep() { journal.forget(after: 0) }

    mutating func remove(_ kind: RecordKind, _ id: String) throws -> Bool {
        guard let stored = try shelf.stored(kind, id) else { return false }
        guard stored.profile == profile.rawValue else { throw OwnRecordProblem.ofAnother(id: id) }
        if let record = try OwnRecordBody.record(kind: kind.rawValue, id: id, body: stored.body) { note(record.name) }
        try journal.remove(.ownRecord, key: ["kind": .text(kind.rawValue), "id": .text(id)])
        if kind == .drink { drinks[id] = nil }
        return true
    }

    func finish(_ kind: String, calculator: DrinkCalculator) throws {
        try OwnRecordSync(db: db, calculator: calculator).run(known: drinks)
        try journal.record(kind, subjects: subjects)
    }

    private mutating func keepOrSkip(_ record: OwnRecord, _ policy: DuplicatePolicy) throws -> OwnRecordOutcome {
        let place = try shelf.place(of: record, policy, profile)
        switch place {
        case .skipped(let id): shelf.follow(record, to: id)
        case .imported(let id), .updated(let id): try write(record, id)
        case .failed: break
        }
        return place
    }

    private mutating func write(_ record: OwnRecord, _ id: String) throws {
        let clean = try shelf.checked(record, as: id)
        try journal.put(
            .ownRecord,
            [
                "kind": .text(clean.kind.rawValue), "id": .text(id), "profile": .text(profile.rawValue),
                "body": .text(try body(of: clean)), "edited_at": .integer(now),
            ])
        try shelf.add(clean, of: record)
        if case .drink(let drink) = clean { drinks[id] = drink }
        note(clean.name)
    }

    /// Throws for a number that JSON cannot express; only a broken source contains one.
    private func body(of record: OwnRecord) throws -> String {
        do {
            return try OwnRecordBody.text(record)
        } catch {
            throw OwnRecordProblem.noLines
        }
    }

    var takesNames: Bool { subjects.count < Self.mostSubjects }

    mutating func note(_ name: LocalizedText) {
        let subject = Journal.subject(named: name)
        if takesNames, !subjects.contains(subject) { subjects.append(subject) }
    }
}
