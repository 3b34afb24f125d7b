import Domain
import Foundation
import GRDB

/// What a server's store says, read from its file once the server has ended.
struct ServerStore {
    /// A vote that stands.
    struct Vote: Hashable {
        let member: String
        let character: String
        let type: Int
    }

    private let queue: DatabaseQueue

    init(_ server: TestServer) throws {
        var configuration = Configuration()
        configuration.readonly = true
        queue = try DatabaseQueue(
            path: server.folder.appending(path: "community.sqlite").path, configuration: configuration)
    }

    /// The votes that stand.
    func votes() throws -> Set<Vote> {
        try queue.read { db in
            Set(
                try Row.fetchAll(
                    db,
                    sql: """
                        SELECT member.id AS member, character.id AS character, vote.type FROM vote
                        JOIN member ON member.no = vote.member JOIN character ON character.no = vote.character
                        WHERE vote.gone = 0
                        """
                ).map { Vote(member: $0["member"], character: $0["character"], type: $0["type"]) })
        }
    }

    /// The counted votes of each character, by type.
    func cells() throws -> [String: [Int: Int]] {
        try queue.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT character.id AS character, cell.type, sum(cell.n) AS n FROM cell
                    JOIN character ON character.no = cell.character GROUP BY 1, 2 HAVING sum(cell.n) <> 0
                    """
            ).reduce(into: [:]) { cells, row in cells[row["character"], default: [:]][row["type"]] = row["n"] }
        }
    }

    /// What stands in lists of each character that has votes: how many, and the type they are sorted by.
    func standings() throws -> [String: [Int]] {
        try queue.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT character.id AS character, standing.votes, standing.sort_type FROM standing
                    JOIN character ON character.no = standing.character WHERE standing.votes > 0
                    """
            ).reduce(into: [:]) { $0[$1["character"]] = [$1["votes"], $1["sort_type"]] }
        }
    }

    /// The wishes and thumbs that stand: member, work, kind and value.
    func marks() throws -> Set<[String]> {
        try queue.read { db in
            Set(
                try Row.fetchAll(
                    db,
                    sql: """
                        SELECT member.id, work.id, mark.kind, mark.value FROM mark
                        JOIN member ON member.no = mark.member JOIN work ON work.no = mark.work
                        WHERE mark.gone = 0 AND mark.value <> 0
                        """
                ).map { [$0[0], $0[1], $0[2], String($0[3] as Int)] })
        }
    }
}
