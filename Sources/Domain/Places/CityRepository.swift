package protocol CityRepository: Sendable {
    func cities() async throws -> CityList
}
