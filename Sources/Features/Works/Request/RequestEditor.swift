import Domain

/// The characters a member asks for.
@MainActor
struct RequestEditor {
    private static let most = 50

    let inbox: any InboxRepository
    let search: any SearchRepository
    let member: @MainActor @Sendable () -> Author
    let reader: @MainActor @Sendable () -> Reader
    let clock: any WallClock

    /// Those asked for, the newest first; a guest has none.
    func requests() async throws -> [CharacterRequest] {
        guard let profile = reader().profile else { return [] }
        return try await inbox.requests(of: profile, after: nil, limit: Self.most).rows
    }

    /// Answers whether it was asked for: a text of nothing but blanks is not.
    func ask(for name: String, in title: String, _ kind: WorkKind) async throws -> Bool {
        try await inbox.request(title: title, name: name, kind: kind, of: member().id, at: clock.now()) != nil
    }

    /// Answers whether that changed anything.
    func withdraw(_ id: Identifier<CharacterRequest>) async throws -> Bool {
        try await inbox.withdraw(id, of: member().id, at: clock.now())
    }

    /// The work that is there under a title; nil for none.
    func work(called title: String) async throws -> WorkReference? {
        let found = try await search.worksAndCharacters(
            matching: title, SearchFilter(), for: reader(), limit: 5)
        for row in found.rows where row.quality == .exact {
            if case .work(let work) = row.hit { return work.work }
        }
        return nil
    }
}
