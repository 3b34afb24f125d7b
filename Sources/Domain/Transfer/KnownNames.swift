/// The names of everything there is, for understanding files and writing them.
public protocol KnownNames: Sendable {
    /// Reads them all.
    func known() async throws -> ImportKnown
}
