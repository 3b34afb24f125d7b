package import Domain
import GRDB

package struct SQLiteCommunityNews: Sendable {
    package struct Character: Hashable, Sendable {
        package let id: Identifier<WorkCharacter>
        package let name: LocalizedText
        /// The votes of other members; nil if no result says whether the member's own is among them.
        package let others: Int?
        /// Whether the community reported another total than the last result.
        package let isOutdated: Bool
    }

    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// The characters that a member of a community dug, last dug first.
    package func characters(of profile: Identifier<Profile>) async throws -> [Character] {
        try await database.rows(SQL.characters, [profile.rawValue]) {
            Character(
                id: Identifier($0["id"]), name: DrinkRows.text($0, "name"), others: $0["others"],
                isOutdated: $0["is_outdated"])
        }
    }

    /// The works that others published, in the order in which they first arrived here, except the numbers in `known`. A
    /// work that comes back has its old number.
    package func works(
        of profile: Identifier<Profile>, except known: Set<Int64>
    ) async throws -> [(number: Int64, work: WorkReference)] {
        try await database.read { db in
            let list = "[\(known.map(String.init).joined(separator: ","))]"
            return try Row.fetchAll(db, SQL.works, [profile.rawValue, list]).map {
                ($0["number"], CommunityRows.reference($0))
            }
        }
    }

    private enum SQL {
        static let characters = """
            SELECT character.id, character.name_en, character.name_ko,
                iif(crowd_standing.is_exact, crowd_standing.votes - (crowd_standing.mine IS NOT NULL), NULL) AS others,
                crowd_standing.is_exact IS 0 AS is_outdated
            FROM vote JOIN membership ON membership.profile = vote.profile
            JOIN character ON character.number = vote.character AND character.is_gone = 0
            LEFT JOIN crowd_standing ON crowd_standing.membership = membership.number
                AND crowd_standing.character = vote.character
            WHERE vote.profile = ? ORDER BY vote.voted_at DESC, vote.number DESC
            """
        static let works = """
            SELECT work.number, \(CommunityRows.SQL.referenceColumns)
            FROM membership JOIN community_work ON community_work.membership = membership.number AND is_mine = 0
            JOIN work ON work.number = community_work.work AND work.is_gone = 0
            WHERE membership.profile = ? AND work.number NOT IN (SELECT value FROM json_each(?)) ORDER BY work.number
            """
    }
}
