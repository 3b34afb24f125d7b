import Domain
import Testing

@testable import Persistence

struct AnsweringDatabaseTests {
    private struct Answered: Error {}

    private let whole: AppDatabase
    private let database: AppDatabase

    init() throws {
        whole = try AppDatabase.inMemory()
        database = whole.answering { throw Answered() }
    }

    @Test
    func `every read is answered, and the database itself still reads`() async throws {
        await #expect(throws: Answered.self) { try await database.read { _ in 1 } }
        #expect(try await whole.read { _ in 1 } == 1)
    }

    @Test
    func `a write fails at once, and one of a page's reading is answered like it`() async throws {
        await #expect(throws: StoreError.self) { try await database.write { _ in 1 } }
        await #expect(throws: Answered.self) {
            try await ConsistentReading.of { [database] in try await database.write { _ in 1 } }
        }
    }
}
