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
    func `every read throws the answer, and the underlying database still reads`() async throws {
        await #expect(throws: Answered.self) { try await database.read { _ in 1 } }
        #expect(try await whole.read { _ in 1 } == 1)
    }

    @Test
    func `a write fails at once, and a write inside a consistent reading is answered`() async throws {
        await #expect(throws: StoreError.self) { try await database.write { _ in 1 } }
        await #expect(throws: Answered.self) {
            try await ConsistentReading.of { [database] in try await database.write { _ in 1 } }
        }
    }
}
