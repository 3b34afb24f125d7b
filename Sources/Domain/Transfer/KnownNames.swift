/// The names of everything in the store, for reading and writing files.
public protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}
