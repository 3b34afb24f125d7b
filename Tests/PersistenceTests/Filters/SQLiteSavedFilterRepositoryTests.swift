import Domain
import Testing

@testable import Persistence

/// Filters with names, kept by member and undone.
struct SQLiteSavedFilterRepositoryTests {
    private let me = Profile.localID
    private let sours = SavedFilter(name: "sours", filter: DrinkFilter(wanted: [.tag("sour"), .away(1)]))
    private let strong = SavedFilter(name: "strong", filter: DrinkFilter(bounds: [StrengthBound(.more, 25)]))

    @Test func `saved filters are listed by name, to their owner only`() async throws {
        let repository = SQLiteSavedFilterRepository(database: try await AppDatabase.sample())
        try await repository.save(try #require(strong), of: me)
        try await repository.save(try #require(sours), of: me)
        #expect(try await repository.filters(of: me) == [sours, strong])
        #expect(try await repository.filters(of: "other").isEmpty)
    }

    @Test func `saving under an existing name replaces the filter, and an undo restores it`() async throws {
        let database = try await AppDatabase.sample()
        let repository = SQLiteSavedFilterRepository(database: database)
        try await repository.save(try #require(sours), of: me)
        let other = try #require(SavedFilter(name: "sours", filter: DrinkFilter(wanted: [.base(.rum)])))
        try await repository.save(other, of: me)
        #expect(try await repository.filters(of: me) == [other])
        let undone = try await SQLiteActionHistory(database: database).undo(for: me)
        #expect(undone == RecordedAction(kind: "filter.save", subjects: ["sours"]))
        #expect(try await repository.filters(of: me) == [sours])
    }

    @Test func `removing a filter can be undone, and removing it again is no step`() async throws {
        let database = try await AppDatabase.sample()
        let repository = SQLiteSavedFilterRepository(database: database)
        try await repository.save(try #require(sours), of: me)
        #expect(try await repository.remove("sours", of: me))
        #expect(try await repository.remove("sours", of: me) == false)
        #expect(try await repository.filters(of: me).isEmpty)
        let undone = try await SQLiteActionHistory(database: database).undo(for: me)
        #expect(undone?.kind == "filter.remove")
        #expect(try await repository.filters(of: me) == [sours])
    }

    @Test func `a filter's name is one line and not blank`() {
        #expect(SavedFilter(name: " two\nlines\u{1b}[2J ", filter: DrinkFilter())?.name.contains("\n") == false)
        #expect(SavedFilter(name: " \n", filter: DrinkFilter()) == nil)
    }
}
