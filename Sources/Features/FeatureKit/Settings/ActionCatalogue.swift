/// Knows everything that keys do in the program.
public protocol ActionCatalogue: Sendable {
    /// All actions, by their names.
    func actions() async throws -> [KnownAction]
}
