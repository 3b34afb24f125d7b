package protocol ActionCatalogue: Sendable {
    func actions() async throws -> [KnownAction]
}
