import Domain

@MainActor
struct RequestEditor {
    private static let most = 50

    let inbox: any InboxRepository
    let search: any SearchRepository
    let member: @MainActor @Sendable () -> Author
    let viewer: @MainActor @Sendable () -> Viewer
    let clock: any WallClock

    /// Returns the member's requests, newest first; none for a guest.
    func requests() async throws -> [CharacterRequest] {
        guard let profile = viewer().profile else { return [] }
        return try await inbox.requests(of: profile, after: nil, limit: Self.most).rows
    }

    /// Returns whether the request was made. A blank text makes none.
    func ask(for name: String, in title: String, _ kind: WorkKind) async throws -> Bool {
        try await inbox.request(title: title, name: name, kind: kind, of: member().id, at: clock.now()) != nil
    }

    /// Returns whether anything changed.
    func withdraw(_ id: Identifier<CharacterRequest>) async throws -> Bool {
        try await inbox.withdraw(id, of: member().id, at: clock.now())
    }

    func work(called title: String) async throws -> WorkReference? {
        let found = try await search.worksAndCharacters(
            matching: title, SearchFilter(), for: viewer(), limit: 5)
        for row in found.rows where row.quality == .exact {
            if case .work(let work) = row.hit { return work.work }
        }
        return nil
    }
}
