import Domain

@MainActor
struct WatchedLog {
    let marks: any CommunityMarksRepository
    let member: @MainActor @Sendable () -> Author

    /// Adds an entry, or changes the given one. Returns whether anything changed.
    func save(_ watching: Watching, as entry: WatchedEntry?) async throws -> Bool {
        guard var entry else {
            _ = try await marks.add(watching, of: member().id)
            return true
        }
        entry.watching = watching
        return try await marks.update(entry, of: member().id)
    }

    /// Returns whether it existed.
    func remove(_ entry: Identifier<WatchedEntry>) async throws -> Bool {
        try await marks.remove(entry, of: member().id)
    }
}
