import Domain
import GRDB

@testable import Persistence

/// Every sum that triggers maintain, as stored and as recounted from its rows.
struct CommunitySums: Equatable {
    var rows: [String: [String]] = [:]

    static func kept(_ database: AppDatabase) async throws -> CommunitySums {
        try await database.read { db in
            try sums(
                db,
                [
                    "tally": "SELECT character, voter_type, type, count FROM tally ORDER BY 1, 2, 3",
                    "type": "SELECT character, type, count FROM type_tally ORDER BY 1, 2",
                    "month": "SELECT character, month, type, count FROM month_tally ORDER BY 1, 2, 3",
                    "hot": "SELECT character, count FROM hot ORDER BY 1",
                    "votes": "SELECT number, votes FROM character ORDER BY 1",
                    "reviews": "SELECT number, reviews FROM character ORDER BY 1",
                    "review": "SELECT number, likes, comments, views FROM review ORDER BY 1",
                    "comment": "SELECT number, likes FROM comment ORDER BY 1",
                    "mood": "SELECT work, type, wishes, likes, dislikes FROM work_mood ORDER BY 1, 2",
                ])
        }
    }

    static func recounted(_ database: AppDatabase) async throws -> CommunitySums {
        try await database.read { db in
            try sums(
                db,
                [
                    "tally": """
                    SELECT character, coalesce(voter_type, 16), type, count(*) FROM vote GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
                    """,
                    "type": "SELECT character, type, count(*) FROM vote GROUP BY 1, 2 ORDER BY 1, 2",
                    "month": """
                    SELECT character, CAST(strftime('%Y', voted_at, 'unixepoch') AS INTEGER) * 12
                        + CAST(strftime('%m', voted_at, 'unixepoch') AS INTEGER) - 1, type, count(*)
                    FROM vote GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
                    """,
                    "hot": """
                    SELECT character, count(*) FROM vote WHERE voted_at >= (SELECT since FROM hot_window)
                    GROUP BY 1 ORDER BY 1
                    """,
                    "votes": """
                    SELECT number, (SELECT count(*) FROM vote WHERE vote.character = character.number)
                    FROM character ORDER BY 1
                    """,
                    "reviews": """
                    SELECT number, (SELECT count(*) FROM review WHERE review.character = character.number
                        AND is_deleted = 0) FROM character ORDER BY 1
                    """,
                    "review": """
                    SELECT number, (SELECT count(*) FROM review_like WHERE review = review.number),
                        (SELECT count(*) FROM comment WHERE comment.review = review.number),
                        (SELECT count(*) FROM review_view WHERE review_view.review = review.number)
                    FROM review ORDER BY 1
                    """.replacing("review_like WHERE review = ", with: "review_like WHERE review_like.review = "),
                    "comment": """
                    SELECT number, (SELECT count(*) FROM comment_like WHERE comment_like.comment = comment.number)
                    FROM comment ORDER BY 1
                    """,
                    "mood": """
                    SELECT work, type, sum(w), sum(l), sum(d) FROM (
                        SELECT work, coalesce(type, 16) AS type, 1 AS w, 0 AS l, 0 AS d FROM wish UNION ALL
                        SELECT work, coalesce(type, 16), 0, thumb = 1, thumb = -1 FROM thumb)
                    GROUP BY 1, 2 ORDER BY 1, 2
                    """,
                ])
        }
    }

    private static func sums(_ db: Database, _ queries: [String: String]) throws -> CommunitySums {
        var sums = CommunitySums()
        // Only the values count, not what the columns are called.
        for (name, sql) in queries {
            sums.rows[name] = try Row.fetchAll(db, sql: sql).map { row in
                row.map { "\($0.1)" }.joined(separator: " ")
            }
        }
        return sums
    }
}
