import Domain

@testable import CommunityServer

/// Reads a stopped server's store.
struct ServerStore {
    /// A vote that was not withdrawn.
    struct Vote: Hashable {
        let member: String
        let character: String
        let type: Int
    }

    private let database: any SQLDatabase

    init(_ server: TestServer) throws {
        database = try StoreOpener.open(server.store, isServing: false)
    }

    /// The votes that were not withdrawn.
    func votes() async throws -> Set<Vote> {
        try await rows(
            """
            SELECT member.id AS member, character.id AS character, vote.type AS type FROM vote
            JOIN member ON member.no = vote.member JOIN character ON character.no = vote.character
            WHERE vote.gone = 0
            """
        ).reduce(into: []) { votes, row in
            votes.insert(
                Vote(member: try row.text("member"), character: try row.text("character"), type: try row.int("type")))
        }
    }

    /// The counted votes of each character, by type.
    func cells() async throws -> [String: [Int: Int]] {
        try await rows(
            """
            SELECT character.id AS character, cell.type AS type, sum(cell.n) AS n FROM cell
            JOIN character ON character.no = cell.character GROUP BY character.id, cell.type HAVING sum(cell.n) <> 0
            """
        ).reduce(into: [:]) { cells, row in
            cells[try row.text("character"), default: [:]][try row.int("type")] = try row.int("n")
        }
    }

    /// The number of votes and the type for sorting of each character with votes, as used by lists.
    func standings() async throws -> [String: [Int]] {
        try await rows(
            """
            SELECT character.id AS character, standing.votes AS votes, standing.sort_type AS type FROM standing
            JOIN character ON character.no = standing.character WHERE standing.votes > 0
            """
        ).reduce(into: [:]) { $0[try $1.text("character")] = [try $1.int("votes"), try $1.int("type")] }
    }

    /// The current wishes and thumbs: member, work, kind and value.
    func marks() async throws -> Set<[String]> {
        try await rows(
            """
            SELECT member.id AS member, work.id AS work, mark.kind AS kind, mark.value AS value FROM mark
            JOIN member ON member.no = mark.member JOIN work ON work.no = mark.work
            WHERE mark.gone = 0 AND mark.value <> 0
            """
        ).reduce(into: []) { marks, row in
            marks.insert([
                try row.text("member"), try row.text("work"), try row.text("kind"), String(try row.int("value")),
            ])
        }
    }

    private func rows(_ sql: String) async throws -> [SQLRow] { try await database.read { try $0.query(sql) } }
}
