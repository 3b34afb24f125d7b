import Domain
import TestSupport
import Testing

@testable import Persistence

struct SQLiteBarPreferencesRepositoryTests {
    @Test func `preferences are stored, undone and redone`() async throws {
        let database = try AppDatabase.inMemory()
        let repository = SQLiteBarPreferencesRepository(database: database)
        let history = SQLiteActionHistory(database: database)
        #expect(try await repository.preferences(of: Profile.localID) == BarPreferences())
        let first = BarPreferences(
            staples: ["sugar", "lime"],
            substitutions: [
                Substitution(ingredient: "gin", standIn: "vodka"), Substitution(ingredient: "gin", standIn: "rum"),
            ])
        let second = BarPreferences(
            staples: ["sugar"], substitutions: [Substitution(ingredient: "gin", standIn: "rum")])
        try await repository.setPreferences(first, of: Profile.localID)
        try await repository.setPreferences(second, of: Profile.localID)
        #expect(try await repository.preferences(of: Profile.localID) == second)
        let step = try await history.undo(for: Profile.localID)
        #expect(step == RecordedAction(kind: "bar.preferences", subjects: ["lime", "gin"]))
        #expect(try await repository.preferences(of: Profile.localID) == first)
        #expect(try await history.undo(for: Profile.localID)?.kind == "bar.preferences")
        #expect(try await repository.preferences(of: Profile.localID) == BarPreferences())
        #expect(try await history.redo(for: Profile.localID)?.kind == "bar.preferences")
        #expect(try await repository.preferences(of: Profile.localID) == first)
    }

    @Test func `storing equal preferences records no step`() async throws {
        let database = try AppDatabase.inMemory()
        let repository = SQLiteBarPreferencesRepository(database: database)
        try await repository.setPreferences(BarPreferences(staples: ["sugar"]), of: Profile.localID)
        try await repository.setPreferences(BarPreferences(staples: ["sugar"]), of: Profile.localID)
        let history = SQLiteActionHistory(database: database)
        #expect(try await history.undo(for: Profile.localID) != nil)
        #expect(try await history.undo(for: Profile.localID) == nil)
    }
}
