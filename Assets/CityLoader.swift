package import Domain
import Foundation

package enum CityLoader {
    package struct Result: Sendable {
        package let cities: CityList
        package let problems: [CatalogueProblem]
    }

    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let cities = reader.read("cities.json", as: CityRecord.self)
        return Result(cities: CityList(cities), problems: reader.problems)
    }
}

struct CityRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let country: String
    let country_en: String
    let country_ko: String
    let lat: Double
    let lon: Double
    let tz: String

    func entity() throws(RecordFlaw) -> City {
        guard Identifier<City>(id).isWellFormed else {
            throw RecordFlaw(field: "id", reason: "\"\(id)\" is not an id", .badID, [id])
        }
        guard (-90...90).contains(lat) else {
            throw RecordFlaw(
                field: "lat", reason: "\(lat) is not from -90 to 90", .outOfRange, ["\(lat)", "-90", "90"])
        }
        guard (-180...180).contains(lon) else {
            throw RecordFlaw(
                field: "lon", reason: "\(lon) is not from -180 to 180", .outOfRange, ["\(lon)", "-180", "180"])
        }
        return City(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko),
            country: LocalizedText(english: country_en, korean: country_ko), countryCode: country, latitude: lat,
            longitude: lon, timeZone: tz)
    }
}
