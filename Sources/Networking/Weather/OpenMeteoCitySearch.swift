package import Domain

package struct OpenMeteoCitySearch: CitySearchRepository {
    private let client: OpenMeteoClient

    package init(_ client: OpenMeteoClient) {
        self.client = client
    }

    package func cities(named name: String, in language: Language) async throws -> [CityMatch] {
        try await client.cities(named: name, in: language)
    }
}
