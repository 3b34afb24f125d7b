package import Domain
import GRDB

package struct SQLiteMonthRepository: MonthRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord {
        let range = month.moments(localTime)
        let arguments: StatementArguments = [profile.rawValue, range.lowerBound, range.upperBound]
        return try await database.read { db in
            func rows(_ sql: String) throws -> [Row] { try Row.fetchAll(db, sql, arguments) }
            let crowd = try Crowd(of: Viewer(profile), db)
            let merged = crowd.merged
            let digs = try rows(SQL.monthDigs)
            let films = try rows(SQL.monthFilms)
            let drinks = try rows(SQL.monthDrinks)
            var days = [Int](repeating: 0, count: month.length)
            let moments = try digs.map { $0["voted_at"] as Int64 } + rows(SQL.monthMoments).map { $0[0] }
            let first = month.first.daysSince1970
            for moment in moments {
                let day = Int(localTime.day(of: localTime.dayStart(of: moment)).daysSince1970 - first)
                if days.indices.contains(day) { days[day] += 1 }
            }
            let hasFirstDig =
                try !digs.isEmpty
                && Bool.fetchOne(db, SQL.dugBefore, [profile.rawValue, range.lowerBound]) != true
            return MonthRecord(
                month: month, digs: try digs.compactMap { try Self.dig($0, merged) },
                films: Self.joined(try films.map { try Self.film($0, merged) }),
                drinks: drinks.map(Self.made), ethanol: drinks.reduce(0) { $0 + ($1["ethanol"] as Double) },
                reviews: try rows(SQL.monthReviews).first?[0] ?? 0, days: days, hasFirstDig: hasFirstDig,
                agreement: CrowdAgreement(
                    try rows(SQL.monthCompared(crowd)).compactMap(SQLiteMomentumRepository.compared),
                    members: crowd.members),
                editor: Self.score(try rows(SQL.monthJudged)))
        }
    }

    private static func score(_ rows: [Row]) -> EditorScore {
        let votes = rows.compactMap { row -> (vote: JudgedVote, isOfMonth: Bool)? in
            guard let mine = CommunityRows.type(row["type"]), let guess = CommunityRows.type(row["guess"]) else {
                return nil
            }
            return (JudgedVote(mine: mine, editor: guess), row["is_of_month"])
        }
        return EditorScore(votes.filter(\.isOfMonth).map(\.vote), all: votes.map(\.vote))
    }

    private static func dig(_ row: Row, _ merged: MergedWorks) throws -> MonthRecord.Dig? {
        try CommunityRows.type(row["type"]).map { type in
            MonthRecord.Dig(
                name: DrinkRows.text(row, "name"), work: try merged.work(of: row).title, type: type,
                at: row["voted_at"],
                isRevote: row["before"] as Int? != nil)
        }
    }

    private static func film(_ row: Row, _ merged: MergedWorks) throws -> MonthRecord.Film {
        let kind: String = row["work_kind"]
        let isSeries = WorkKind(rawValue: kind)?.isSeries == true
        let (count, isFirst): (Int, Bool) = (row["count"], row["is_first"])
        return MonthRecord.Film(
            work: try merged.work(of: row), rating: (row["best"] as Int?).flatMap { Rating(halves: $0) },
            count: count, rewatches: isSeries ? row["marked"] : count - (isFirst ? 1 : 0), isFirst: isFirst)
    }

    /// Joins the entries of merged works in the place of the better one.
    private static func joined(_ films: [MonthRecord.Film]) -> [MonthRecord.Film] {
        var joined: [MonthRecord.Film] = []
        for film in films {
            guard let place = joined.firstIndex(where: { $0.id == film.id }) else {
                joined.append(film)
                continue
            }
            let first = joined[place]
            let isSecond = first.isFirst && film.isFirst && !film.work.kind.isSeries
            joined[place] = MonthRecord.Film(
                work: first.work, rating: first.rating ?? film.rating, count: first.count + film.count,
                rewatches: first.rewatches + film.rewatches + (isSecond ? 1 : 0),
                isFirst: first.isFirst && film.isFirst)
        }
        return joined
    }

    private static func made(_ row: Row) -> MonthRecord.Made {
        let id: String = row["drink"]
        return MonthRecord.Made(
            id: Identifier(id),
            name: LocalizedText(english: row["name_en"] ?? id, korean: row["name_ko"] ?? id),
            rating: (row["best"] as Int?).flatMap { Rating(halves: $0) }, count: row["count"],
            isFirst: row["is_first"])
    }

    enum SQL {
        static let monthDigs = """
            SELECT character.name_en, character.name_ko, \(CommunityRows.SQL.referenceColumns), vote.type,
                vote.voted_at, vote.before
            FROM vote CROSS JOIN character ON character.number = vote.character
                CROSS JOIN work ON work.number = character.work
            WHERE vote.profile = ? AND vote.voted_at >= ? AND vote.voted_at < ?
            ORDER BY vote.voted_at, vote.number
            """
        /// A film is a first unless an entry without a date or an earlier one shows that it was seen before.
        static let monthFilms = """
            SELECT \(CommunityRows.SQL.referenceColumns), max(watched.rating) AS best, count(*) AS count,
                sum(watched.is_rewatch IS 1) AS marked,
                sum(watched.is_rewatch IS 1) < count(*) AND NOT EXISTS (SELECT 1 FROM watched AS earlier
                    WHERE earlier.profile = ?1 AND earlier.work = watched.work
                    AND earlier.watched_at < ?2) AS is_first
            FROM watched CROSS JOIN work ON work.number = watched.work
            WHERE watched.profile = ?1 AND watched.watched_at >= ?2 AND watched.watched_at < ?3
            GROUP BY watched.work ORDER BY best DESC, count DESC, work.id
            """
        static let monthDrinks = """
            SELECT made.drink, drink.name_en, drink.name_ko, max(made.rating) AS best, count(*) AS count,
                sum(made.ethanol) AS ethanol,
                NOT EXISTS (SELECT 1 FROM made AS earlier WHERE earlier.profile = ?1
                    AND earlier.drink = made.drink AND earlier.made_at < ?2) AS is_first
            FROM made LEFT JOIN drink ON drink.id = made.drink
            WHERE made.profile = ?1 AND made.made_at >= ?2 AND made.made_at < ?3
            GROUP BY made.drink ORDER BY best DESC, count DESC, made.drink
            """
        static let monthReviews = """
            SELECT count(*) FROM review WHERE profile = ? AND is_deleted = 0 AND written_at >= ? AND written_at < ?
            """
        static let monthMoments = """
            SELECT watched_at FROM watched
            WHERE profile = ?1 AND watched_at >= ?2 AND watched_at < ?3
            UNION ALL SELECT made_at FROM made WHERE profile = ?1 AND made_at >= ?2 AND made_at < ?3
            UNION ALL SELECT written_at FROM review
            WHERE profile = ?1 AND is_deleted = 0 AND written_at >= ?2 AND written_at < ?3
            """
        /// All votes up to the end of the month on characters with an editor's guess; own works have the member's.
        static let monthJudged = """
            SELECT vote.type, character.guess, vote.voted_at >= ?2 AS is_of_month
            FROM vote CROSS JOIN character ON character.number = vote.character
            WHERE vote.profile = ?1 AND vote.voted_at < ?3 AND character.guess IS NOT NULL
                AND character.owner IS NULL
            """
        static let dugBefore = "SELECT EXISTS (SELECT 1 FROM vote WHERE profile = ? AND voted_at < ?)"
        static func monthCompared(_ crowd: Crowd) -> String {
            SQLiteMomentumRepository.SQL.comparedVotes(of: crowd) + " AND vote.voted_at >= ? AND vote.voted_at < ?"
        }
    }
}
