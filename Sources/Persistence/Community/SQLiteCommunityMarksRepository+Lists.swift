package import Domain
import GRDB

extension SQLiteCommunityMarksRepository {
    package func lists(
        of profile: Identifier<Profile>, containing work: Identifier<Work>?
    ) async throws -> [WorkList] {
        try await database.read { db in
            var works: [Int64] = []
            if let work {
                let merged = try MergedWorks(of: profile, db)
                let present = try merged.present(work)
                works = try [CommunityNumbers.work(present, db) ?? -1] + merged.parts(of: present)
            }
            let arguments = StatementArguments([profile.rawValue]) + StatementArguments(works)
            return try Row.fetchAll(db, SQL.lists(containing: works), arguments)
                .map { WorkList(name: $0["name"], count: $0["count"]) }
        }
    }

    package func works(in list: String, of profile: Identifier<Profile>) async throws -> [ListedWork] {
        try await database.read { db in
            let merged = try MergedWorks(of: profile, db)
            return try Row.fetchAll(db, SQL.listed, [profile.rawValue, list])
                .enumerated().map { index, row in
                    ListedWork(
                        work: try merged.work(of: row),
                        place: WorkListPlace(list: list, position: index + 1, note: row["note"]))
                }
        }
    }
}

extension SQLiteCommunityMarksRepository.SQL {
    static let listed = """
        SELECT work_list.note, \(CommunityRows.SQL.referenceColumns)
        FROM work_list CROSS JOIN work ON work.number = work_list.work
        WHERE work_list.profile = ? AND work_list.name = ? ORDER BY work_list.position, work_list.work
        """

    /// - Parameter works: empty for all lists.
    static func lists(containing works: [Int64]) -> String {
        let condition =
            works.isEmpty
            ? "" : "HAVING max(work_list.work IN (\(databaseQuestionMarks(count: works.count)))) = 1"
        return """
            SELECT name, count(*) AS count FROM work_list WHERE profile = ? GROUP BY name \(condition) ORDER BY name
            """
    }
}
