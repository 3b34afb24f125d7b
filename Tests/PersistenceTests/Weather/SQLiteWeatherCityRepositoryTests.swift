import Domain
import TestSupport
import Testing

@testable import Persistence

/// The list of cities: stored per member, changed in undoable steps.
struct SQLiteWeatherCityRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let repository: SQLiteWeatherCityRepository
    /// A city that was found online.
    private let found = City(
        id: "geo-2643743", name: LocalizedText(english: "London", korean: "런던"),
        country: LocalizedText(english: "United Kingdom", korean: "영국"), countryCode: "GB", latitude: 51.5,
        longitude: -0.1, timeZone: "Europe/London")

    init() async throws {
        database = try await AppDatabase.sample()
        repository = SQLiteWeatherCityRepository(database: database, catalogue: BundledCities())
    }

    private func ids() async throws -> [Identifier<City>] { try await repository.cities(of: me).map(\.id) }

    @Test func `a new list has the twenty default cities in order`() async throws {
        #expect(try await ids() == WeatherCities.initial)
        #expect(WeatherCities.initial.count == 20)
        #expect(WeatherCities.initial.first == "gongju" && WeatherCities.initial.last == "chuncheon")
    }

    @Test func `a found city is added at the end with all its facts`() async throws {
        try await repository.add(found, of: me)
        #expect(try await repository.cities(of: me).last == found)
        try await repository.add(found, of: me)
        #expect(try await ids().count == 21)
        #expect(try await repository.cities(of: "other").count == 20)
    }

    @Test func `cities can be moved and removed, and an emptied list stays empty`() async throws {
        try await repository.move("seoul", to: 0, of: me)
        #expect(try await ids().prefix(2) == ["seoul", "gongju"])
        try await repository.move("seoul", to: 99, of: me)
        #expect(try await ids().last == "seoul")
        for id in WeatherCities.initial { try await repository.remove(id, of: me) }
        #expect(try await ids().isEmpty)
    }

    @Test func `each change is undone under its name, in order`() async throws {
        try await repository.add(found, of: me)
        try await repository.remove(found.id, of: me)
        let history = SQLiteActionHistory(database: database)
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "city.remove", subjects: ["London\t런던"]))
        #expect(try await ids().last == found.id)
        #expect(try await history.undo(for: me)?.kind == "city.add")
        #expect(try await ids() == WeatherCities.initial)
        #expect(try await history.redo(for: me)?.kind == "city.add")
        #expect(try await ids().last == found.id)
    }

    @Test func `a change without effect records no step`() async throws {
        try await repository.move("gongju", to: 0, of: me)
        try await repository.remove("paris", of: me)
        try await repository.add(try #require(SampleReports.cities.first), of: me)
        #expect(try await SQLiteActionHistory(database: database).undo(for: me) == nil)
    }

    @Test func `a list is limited in length`() async throws {
        for number in 0..<60 { try await repository.add(SampleReports.city(Identifier("city-\(number)")), of: me) }
        #expect(try await ids().count == WeatherCities.limit)
    }
}
