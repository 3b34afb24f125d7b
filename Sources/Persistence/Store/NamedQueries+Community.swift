extension NamedQueries {
    /// What a list shows of a character, for a reader: the first two `?` are the reader's profile.
    static let characterColumns = """
        character.number, character.id, character.name_en, character.name_ko, character.is_lead, character.votes,
        character.is_gone, character.sort_type, character.tied, character.guess, work.id, work.title_en, work.title_ko,
        work.kind, work.year,
        (SELECT type FROM vote WHERE vote.profile = ? AND vote.character = character.number),
        EXISTS (SELECT 1 FROM revealed WHERE revealed.profile = ? AND revealed.character = character.number)
        """
    static let characterJoin = "CROSS JOIN work ON work.number = character.work"
    /// What a list shows of a work, for a reader: the first `?` is the reader's profile.
    static let workColumns = """
        work.number, work.id, work.title_en, work.title_ko, work.kind, work.year,
        (SELECT count(*) FROM character WHERE character.work = work.number AND character.is_gone = 0),
        (SELECT count(*) FROM character CROSS JOIN vote ON vote.profile = ? AND vote.character = character.number
            WHERE character.work = work.number AND character.is_gone = 0)
        """
    static let notMine = "NOT EXISTS (SELECT 1 FROM vote WHERE vote.profile = ? AND vote.character = character.number)"

    static let workNumber = "SELECT number FROM work WHERE id = ?"
    static let workWhole = "SELECT * FROM work WHERE id = ?"
    static let workByID = "SELECT \(workColumns) FROM work WHERE id = ?"
    static let workByNumber = "SELECT \(workColumns) FROM work WHERE number = ? AND is_gone = 0"
    static let genre = "SELECT id, name_en, name_ko FROM genre WHERE id = ?"
    static let cast = """
        SELECT \(characterColumns), character.position FROM character \(characterJoin)
        WHERE character.work = ? AND (character.is_gone = 0 OR EXISTS (
            SELECT 1 FROM vote WHERE vote.profile = ? AND vote.character = character.number))
            AND (character.is_lead < ? OR character.is_lead = ? AND (character.position, character.number) > (?, ?))
        ORDER BY character.is_lead DESC, character.position, character.number LIMIT ?
        """
    static func worksByTitle(_ sort: String, _ filter: String = "") -> String {
        """
        SELECT \(workColumns) FROM work INDEXED BY work_\(sort) WHERE is_gone = 0 \(filter)
            AND (\(sort), number) > (coalesce((SELECT \(sort) FROM work WHERE number = ?), ''), ?)
        ORDER BY \(sort), number LIMIT ?
        """
    }
    static let ownWorks = """
        SELECT \(workColumns) FROM work WHERE owner = ? AND is_gone = 0 AND number > ? ORDER BY number LIMIT ?
        """
    static let lastWork = "SELECT max(number) FROM work"
    static let lastCharacter = "SELECT max(number) FROM character"
    static let workMood = "SELECT type, wishes, likes, dislikes FROM work_mood WHERE work = ?"
    static let isWished = "SELECT 1 FROM wish WHERE profile = ? AND work = ?"
    static let thumbOf = "SELECT thumb FROM thumb WHERE profile = ? AND work = ?"
    static let watchedCount = "SELECT count(*) FROM watched WHERE profile = ? AND work = ?"

    static let characterNumber = "SELECT number FROM character WHERE id = ?"
    static let characterByID = "SELECT \(characterColumns) FROM character \(characterJoin) WHERE character.id = ?"
    static let characterByNumber = """
        SELECT \(characterColumns) FROM character \(characterJoin) WHERE character.number = ? AND character.is_gone = 0
        """
    static let anyCharacterByNumber =
        "SELECT \(characterColumns) FROM character \(characterJoin) WHERE character.number = ?"

    static func popular(isOfKind: Bool, isUndug: Bool) -> String {
        """
        SELECT \(characterColumns) FROM character \(characterJoin)
        WHERE character.votes > 0 AND character.is_gone = 0 \(isOfKind ? "AND character.kind = ?" : "")
            \(isUndug ? "AND \(notMine)" : "") AND (character.votes, character.number) < (?, ?)
        ORDER BY character.votes DESC, character.number DESC LIMIT ?
        """
    }
    static func hot(isOfKind: Bool, isUndug: Bool) -> String {
        """
        SELECT \(characterColumns), hot.count FROM hot
        CROSS JOIN character ON character.number = hot.character \(characterJoin)
        WHERE character.is_gone = 0 \(isOfKind ? "AND hot.kind = ?" : "") \(isUndug ? "AND \(notMine)" : "")
            AND (hot.count, hot.character) < (?, ?)
        ORDER BY hot.count DESC, hot.character DESC LIMIT ?
        """
    }

    static let tally = "SELECT voter_type, type, count FROM tally WHERE character = ?"
    static let monthTally = "SELECT month, type, count FROM month_tally WHERE character = ?"
    static let voteColumns = "vote.type, vote.voter_type, vote.voted_at, vote.reason, vote.before, vote.number"
    static let voteOf = """
        SELECT \(voteColumns) FROM vote WHERE vote.profile = ? AND vote.character = ?
        """
    static let votePage = """
        SELECT \(characterColumns), \(voteColumns) FROM vote
        CROSS JOIN character ON character.number = vote.character \(characterJoin)
        WHERE vote.profile = ? AND (vote.voted_at, vote.number) < (?, ?)
        ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
        """

    /// Those of works, characters and votes, for the test.
    static let community =
        [
            workNumber, workWhole, workByID, workByNumber, genre, cast, worksByTitle("sort_en"),
            worksByTitle("sort_ko"),
            worksByTitle("sort_en", "AND kind = ?"), ownWorks, lastWork, lastCharacter, workMood, isWished, thumbOf,
            watchedCount, characterNumber, characterByID, characterByNumber, anyCharacterByNumber,
            popular(isOfKind: false, isUndug: false), popular(isOfKind: true, isUndug: true),
            hot(isOfKind: false, isUndug: false), hot(isOfKind: true, isUndug: true), tally, monthTally, voteOf,
            votePage,
        ] + posts + shelves + momentum + searches
}
