package import Domain
import GRDB

extension SQLiteInboxRepository {
    @discardableResult
    package func request(
        title: String, name: String, kind: WorkKind, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> CharacterRequest? {
        let title = PlainText.line(title, limit: CharacterRequest.longestTitle)
        let name = PlainText.line(name, limit: CharacterRequest.longestName)
        guard !title.isEmpty, !name.isEmpty else { return nil }
        return try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let number = try RowNumbers.next(in: .characterRequest, db)
            let request = CharacterRequest(
                id: Identifier(String(number)), title: title, name: name, kind: kind, requestedAt: now)
            try journal.put(.characterRequest, Self.row(number, request, character: nil, profile.rawValue))
            try journal.record("request.add", subjects: [])
            return request
        }
    }

    package func requests(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<CharacterRequest> {
        try await database.read { db in
            let rows = try Row.fetchAll(
                db, SQL.requestPage,
                [profile.rawValue, last.key(0, or: .max), CommunityNumbers.oneMore(limit)])
            let page = CommunityNumbers.page(rows, limit: limit, by: "number")
            return Page(rows: try page.rows.map { try InboxRows.request($0, db) }, next: page.next)
        }
    }

    @discardableResult
    package func withdraw(
        _ id: Identifier<CharacterRequest>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await answer(id, .withdrawn, nil, of: profile, at: now)
    }

    package func fulfil(
        _ id: Identifier<CharacterRequest>, with character: Identifier<WorkCharacter>, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws {
        _ = try await answer(id, .own, character, of: profile, at: now)
    }

    private func answer(
        _ id: Identifier<CharacterRequest>, _ status: RequestStatus, _ character: Identifier<WorkCharacter>?,
        of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { return false }
        return try await database.write { db in
            guard
                let row = try Row.fetchOne(
                    db, "SELECT * FROM character_request WHERE number = ? AND profile = ? AND status = 'open'",
                    [number, profile.rawValue])
            else { return false }
            let old = try InboxRows.request(row, db)
            let place = try character.flatMap { try CommunityNumbers.character($0, db) }
            let answered = CharacterRequest(
                id: old.id, title: old.title, name: old.name, kind: old.kind, status: status,
                requestedAt: old.requestedAt, answeredAt: now, character: character)
            var journal = try Journal(db, profile: profile)
            try journal.put(.characterRequest, Self.row(number, answered, character: place, profile.rawValue))
            return try journal.record("request.\(status.rawValue)", subjects: [])
        }
    }

    private static func row(
        _ number: Int64, _ request: CharacterRequest, character: Int64?, _ profile: String
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile), "title": .text(request.title),
            "name": .text(request.name), "kind": .text(request.kind.rawValue), "status": .text(request.status.rawValue),
            "requested_at": .integer(request.requestedAt), "answered_at": .optional(request.answeredAt),
            "character": .optional(character),
        ]
    }
}
