/// A city from the catalogue, with its coordinates.
public struct City: Hashable, Sendable, Identifiable {
    /// Such as `seoul`.
    public let id: Identifier<City>
    /// Its name.
    public let name: LocalizedText
    /// The country it lies in.
    public let country: LocalizedText
    /// ISO 3166-1, such as `KR`.
    public let countryCode: String
    /// Degrees north, -90 to 90.
    public let latitude: Double
    /// Degrees east, -180 to 180.
    public let longitude: Double
    /// IANA name, such as `Asia/Seoul`.
    public let timeZone: String

    /// Memberwise.
    public init(
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
