import Domain
import Persistence
import Synchronization
import TestSupport

/// A file with a member's data, as the program exports and imports it.
struct MemberFile: Sendable {
    let records: [(section: String, record: PersonalRecord)]
}

extension TestTerminal {
    func export() async throws -> MemberFile {
        let records = Mutex<[(section: String, record: PersonalRecord)]>([])
        try await SQLitePersonalRecordRepository(database: database).records(in: nil, of: profile) { section, record in
            records.withLock { $0.append((section, record)) }
        }
        return MemberFile(records: records.withLock { $0 })
    }

    /// Imports a file. Returns the number of imported records by section.
    @discardableResult
    func bring(_ file: MemberFile, onDuplicate policy: DuplicatePolicy = .skip) async throws -> [String: Int] {
        let imported = Mutex<[String: Int]>([:])
        _ = try await SQLiteImportStore(database: database, clock: clock).run(
            of: profile, onDuplicate: policy, isDryRun: false
        ) { session in
            for (section, record) in file.records
            where try session.keep(record, in: section, of: "f") == .imported {
                imported.withLock { $0[section, default: 0] += 1 }
            }
            return ImportReport()
        }
        return imported.withLock { $0 }
    }
}
