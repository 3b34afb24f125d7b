public import Domain

/// Finds cities with Open-Meteo's geocoding.
public struct OpenMeteoCitySearch: CitySearchRepository {
    private let client: OpenMeteoClient

    /// Memberwise.
    public init(_ client: OpenMeteoClient) {
        self.client = client
    }

    /// At most ten, as the provider ranks them.
    public func cities(named name: String, in language: Language) async throws -> [CityMatch] {
        try await client.cities(named: name, in: language)
    }
}
