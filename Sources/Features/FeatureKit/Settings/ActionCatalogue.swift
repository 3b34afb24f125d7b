/// Knows everything that keys do in the program.
package protocol ActionCatalogue: Sendable {
    /// All actions, by their names.
    func actions() async throws -> [KnownAction]
}
