import Domain

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
        guard Identifier<City>(id).isWellFormed else { throw RecordFlaw(field: "id", reason: "\"\(id)\" is not an id") }
        guard (-90...90).contains(lat) else { throw RecordFlaw(field: "lat", reason: "\(lat) is not from -90 to 90") }
        guard (-180...180).contains(lon) else {
            throw RecordFlaw(field: "lon", reason: "\(lon) is not from -180 to 180")
        }
        return City(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko),
            country: LocalizedText(english: country_en, korean: country_ko), countryCode: country, latitude: lat,
            longitude: lon, timeZone: tz)
    }
}
