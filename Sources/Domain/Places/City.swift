package struct City: Hashable, Sendable, Identifiable {
    /// Such as `seoul`.
    package let id: Identifier<City>
    package let name: LocalizedText
    package let country: LocalizedText
    /// ISO 3166-1, such as `KR`.
    package let countryCode: String
    /// Degrees north, -90 to 90.
    package let latitude: Double
    /// Degrees east, -180 to 180.
    package let longitude: Double
    /// IANA name, such as `Asia/Seoul`.
    package let timeZone: String

    package init(
        id: Identifier<City>, name: LocalizedText, country: LocalizedText, countryCode: String, latitude: Double,
        longitude: Double, timeZone: String
    ) {
        self.id = id
        self.name = name
        self.country = country
        self.countryCode = countryCode
        self.latitude = latitude
        self.longitude = longitude
        self.timeZone = timeZone
    }
}
