package import Domain
import GRDB

package struct SQLiteCommunityNews: Sendable {
    package struct Character: Hashable, Sendable {
        package let id: Identifier<WorkCharacter>
        package let name: LocalizedText
        /// The votes of other members; nil if no result tells whether the member's own is among them.
        package let others: Int?
    }

    private let database: AppDatabase

    package init(database: AppDatabase) {
        self.database = database
    }

    /// The characters that a member of a community dug, the last one first.
    package func characters(of profile: Identifier<Profile>) async throws -> [Character] {
        try await database.read { db in
            try Row.fetchAll(db, sql: SQL.characters, arguments: [profile.rawValue]).map {
                Character(id: Identifier($0["id"]), name: DrinkRows.text($0, "name"), others: $0["others"])
            }
        }
    }

    /// The works that others published, in the order in which they arrived here.
    package func works(
        of profile: Identifier<Profile>, after number: Int64
    ) async throws -> [(number: Int64, work: WorkReference)] {
        try await database.read { db in
            try Row.fetchAll(db, sql: SQL.works, arguments: [profile.rawValue, number]).map {
                ($0["number"], CommunityRows.reference($0))
            }
        }
    }
}

extension SQLiteCommunityNews {
    private enum SQL {
        static let characters = """
            SELECT character.id, character.name_en, character.name_ko,
                crowd_standing.votes - (crowd_standing.mine IS NOT NULL) AS others
            FROM vote JOIN membership ON membership.profile = vote.profile
            JOIN character ON character.number = vote.character AND character.is_gone = 0
            LEFT JOIN crowd_standing ON crowd_standing.membership = membership.number
                AND crowd_standing.character = vote.character AND crowd_standing.is_exact = 1
            WHERE vote.profile = ? ORDER BY vote.voted_at DESC, vote.number DESC
            """
        static let works = """
            SELECT work.number, \(CommunityRows.SQL.referenceColumns)
            FROM membership JOIN community_work ON community_work.membership = membership.number AND is_mine = 0
            JOIN work ON work.number = community_work.work AND work.is_gone = 0
            WHERE membership.profile = ? AND work.number > ? ORDER BY work.number
            """
    }
}
