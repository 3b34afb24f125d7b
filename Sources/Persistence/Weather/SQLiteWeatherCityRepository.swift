package import Domain
import Foundation
import GRDB

/// Each change is one undoable step.
package struct SQLiteWeatherCityRepository: WeatherCityRepository {
    private let database: AppDatabase
    private let catalogue: any CityRepository

    /// - Parameter catalogue: resolves cities that a list stores only by id.
    package init(database: AppDatabase, catalogue: any CityRepository) {
        self.database = database
        self.catalogue = catalogue
    }

    /// In the member's order; leaves out cities that the catalogue no longer contains.
    package func cities(of profile: Identifier<Profile>) async throws -> [City] {
        let entries = try await database.read { db in try Self.entries(of: profile, db) }
        let known = try await catalogue.cities()
        return entries.compactMap { $0.city ?? known.city(Identifier($0.id)) }
    }

    package func add(_ city: City, of profile: Identifier<Profile>) async throws {
        let isKnown = try await catalogue.cities().city(city.id) == city
        let entry = CityEntry(city, isKnown: isKnown)
        try await change("city.add", city.id, of: profile) { entries in
            guard entries.count < WeatherCities.limit, !entries.contains(where: { $0.id == entry.id }) else { return }
            entries.append(entry)
        }
    }

    package func remove(_ city: Identifier<City>, of profile: Identifier<Profile>) async throws {
        try await change("city.remove", city, of: profile) { entries in entries.removeAll { $0.id == city.rawValue } }
    }

    package func move(_ city: Identifier<City>, to position: Int, of profile: Identifier<Profile>) async throws {
        try await change("city.move", city, of: profile) { entries in
            guard let index = entries.firstIndex(where: { $0.id == city.rawValue }) else { return }
            let entry = entries.remove(at: index)
            entries.insert(entry, at: min(max(position, 0), entries.count))
        }
    }

    private func change(
        _ kind: String, _ city: Identifier<City>, of profile: Identifier<Profile>,
        _ change: @escaping @Sendable (inout [CityEntry]) -> Void
    ) async throws {
        let known = try await catalogue.cities()
        try await database.write { db in
            let before = try Self.entries(of: profile, db)
            var entries = before
            change(&entries)
            guard entries != before else { return }
            let body = String(decoding: try JSONEncoder.sorted.encode(entries), as: UTF8.self)
            var journal = try Journal(db, profile: profile)
            try journal.put(.cityList, ["profile": .text(profile.rawValue), "cities": .text(body)])
            // The city may already be removed when the step is named.
            let entry = (entries + before).first { $0.id == city.rawValue }
            let name = entry?.city?.name ?? known.city(city)?.name
            try journal.record(kind, subjects: [name.map(Journal.subject) ?? city.rawValue])
        }
    }

    private static func entries(of profile: Identifier<Profile>, _ db: Database) throws -> [CityEntry] {
        let sql = "SELECT cities FROM city_list WHERE profile = ?"
        guard let body = try String.fetchOne(db, sql, [profile.rawValue]), let entries = CityEntry.entries(body)
        else { return WeatherCities.initial.map { CityEntry(id: $0.rawValue) } }
        return entries
    }
}

/// A city of a list: one of the catalogue by its id alone, any other with all its data.
struct CityEntry: Codable, Hashable, Sendable {
    let id: String
    var name_en: String?
    var name_ko: String?
    var country_en: String?
    var country_ko: String?
    var country: String?
    var lat: Double?
    var lon: Double?
    var tz: String?

    init(id: String) { self.id = id }

    static func entries(_ body: String) -> [CityEntry]? {
        try? JSONDecoder().decode([CityEntry].self, from: Data(body.utf8))
    }

    init(_ city: City, isKnown: Bool) {
        id = city.id.rawValue
        guard !isKnown else { return }
        name_en = city.name.english
        name_ko = city.name.korean
        country_en = city.country.english
        country_ko = city.country.korean
        country = city.countryCode
        lat = city.latitude
        lon = city.longitude
        tz = city.timeZone
    }

    /// Nil for a city of the catalogue.
    var city: City? {
        guard let name_en, let lat, let lon, let tz else { return nil }
        return City(
            id: Identifier(id), name: LocalizedText(english: name_en, korean: name_ko ?? name_en),
            country: LocalizedText(english: country_en ?? "", korean: country_ko ?? country_en ?? ""),
            countryCode: country ?? "", latitude: lat, longitude: lon, timeZone: tz)
    }
}

extension JSONEncoder {
    /// Encodes equal values as equal text.
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
