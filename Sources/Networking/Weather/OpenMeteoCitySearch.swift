package import Domain

/// Finds cities with Open-Meteo's geocoding.
package struct OpenMeteoCitySearch: CitySearchRepository {
    private let client: OpenMeteoClient

    package init(_ client: OpenMeteoClient) {
        self.client = client
    }

    /// At most ten, as the provider ranks them.
    package func cities(named name: String, in language: Language) async throws -> [CityMatch] {
        try await client.cities(named: name, in: language)
    }
}
