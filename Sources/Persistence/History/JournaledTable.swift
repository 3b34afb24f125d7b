import Domain
import GRDB

struct JournaledTable: Hashable, Sendable {
    let name: String
    let key: [String]
    let columns: [String]
    let select: String
    /// Inserts a row or replaces the one with its key; takes all columns.
    let upsert: String
    let delete: String

    /// The columns of both parts are separated by commas.
    init(_ name: String, key keyColumns: String, _ others: String = "") {
        func columns(_ text: String) -> [String] { text.split { ", \n".contains($0) }.map(String.init) }
        let (key, rest) = (columns(keyColumns), columns(others))
        self.name = name
        self.key = key
        self.columns = key + rest
        let condition = key.map { "\($0) = ?" }.joined(separator: " AND ")
        let list = (key + rest).joined(separator: ", ")
        let updates = rest.map { "\($0) = excluded.\($0)" }
        select = "SELECT \(list) FROM \(name) WHERE \(condition)"
        upsert = """
            INSERT INTO \(name) (\(list)) VALUES (\(databaseQuestionMarks(count: key.count + rest.count)))
            ON CONFLICT (\(key.joined(separator: ", "))) DO \
            \(updates.isEmpty ? "NOTHING" : "UPDATE SET \(updates.joined(separator: ", "))")
            """
        delete = "DELETE FROM \(name) WHERE \(condition)"
    }

    func values(_ row: Row) -> [String: JournalValue] {
        Dictionary(uniqueKeysWithValues: columns.map { ($0, JournalValue(row[$0] as DatabaseValue)) })
    }

    /// The values of a work or character, marked as gone.
    func gone(_ row: Row) -> [String: JournalValue] { values(row).merging(["is_gone": .flag(true)]) { $1 } }

    static func named(_ name: String) -> JournaledTable? { all.first { $0.name == name } }

    static let bottle = JournaledTable("bottle", key: "profile, ingredient", "level, opened_at, size, price, remaining")
    static let barStaple = JournaledTable("bar_staple", key: "profile, ingredient")
    static let barSubstitute = JournaledTable("bar_substitute", key: "profile, position", "ingredient, stand_in")
    static let drinkMark = JournaledTable("drink_mark", key: "profile, drink, mark", "marked_at")
    static let drinkOpinion = JournaledTable("drink_opinion", key: "profile, drink", "rating, note, edited_at")
    static let made = JournaledTable(
        "made", key: "number", "profile, drink, variant, made_at, servings, rating, note, ethanol")
    static let shoppingItem = JournaledTable(
        "shopping_item", key: "number", "profile, ingredient, text, amount, unit, drinks, is_done")
    static let ownRecord = JournaledTable("own_record", key: "kind, id", "profile, body, edited_at")
    static let ingredientAlias = JournaledTable("ingredient_alias", key: "profile, name", "ingredient, merged")
    static let collection = JournaledTable("collection", key: "id", "profile, name, edited_at")
    static let collectionDrink = JournaledTable("collection_drink", key: "collection, drink", "position")
    static let savedFilter = JournaledTable("saved_filter", key: "profile, name", "filter")
    static let partyDrink = JournaledTable("party_drink", key: "profile, drink", "position, servings, section, price")
    static let partyOrder = JournaledTable(
        "party_order", key: "number", "profile, drink, name, note, is_done, served_at")
    static let party = JournaledTable("party", key: "profile", "guests, each_guest, day")
    static let houseRecipe = JournaledTable("house_recipe", key: "profile, ingredient", "yield, days, parts")
    static let cityList = JournaledTable("city_list", key: "profile", "cities")
    static let draft = JournaledTable("draft", key: "profile, form, subject", "title, body, saved_at")
    static let pulledRecipe = JournaledTable(
        "pulled_recipe", key: "profile, server, recipe", "drink, changed_at, rating, digest")

    static let work = JournaledTable(
        "work", key: "number",
        """
        id, origin, owner, is_gone, kind, title_en, title_ko, sort_en, sort_ko, title_original, other_titles, year,
        director_en, director_ko, genres, age_rating, synopsis_en, synopsis_ko, length
        """)
    /// Without the columns of the crowd's votes, which no member can undo.
    static let character = JournaledTable(
        "character", key: "number",
        """
        id, origin, owner, is_gone, work, kind, position, is_lead, name_en, name_ko, other_names, guess, why_en,
        why_ko
        """)
    static let vote = JournaledTable(
        "vote", key: "number", "character, profile, type, voter_type, voted_at, reason, before")
    static let pastVote = JournaledTable("past_vote", key: "profile, character, voted_at", "type")
    static let review = JournaledTable(
        "review", key: "number", "character, profile, author_type, text, is_spoiler, written_at, edited_at, is_deleted")
    static let reviewLike = JournaledTable("review_like", key: "review, profile", "liked_at")
    static let comment = JournaledTable(
        "comment", key: "number", "review, profile, author_type, text, is_spoiler, written_at, edited_at")
    static let commentLike = JournaledTable("comment_like", key: "comment, profile", "liked_at")
    static let hidden = JournaledTable("hidden", key: "profile, kind, target", "hidden_at")
    static let report = JournaledTable("report", key: "profile, review", "reason, text, reported_at")
    static let wish = JournaledTable("wish", key: "number", "work, profile, type, wished_at")
    static let thumb = JournaledTable("thumb", key: "number", "work, profile, type, thumb, said_at")
    static let watched = JournaledTable(
        "watched", key: "number", "profile, work, watched_at, rating, note, drink, is_rewatch, tags")
    static let workList = JournaledTable("work_list", key: "profile, name, work", "position, note")
    static let recentWord = JournaledTable("recent_word", key: "profile, word", "place")
    static let recentCharacter = JournaledTable("recent_character", key: "profile, character", "place")
    static let recentQuery = JournaledTable("recent_query", key: "profile, query", "place")
    static let externalID = JournaledTable("external_id", key: "source, value", "kind, target, kept_at")
    static let inboxItem = JournaledTable(
        "inbox_item", key: "number",
        "profile, kind, review, comment, request, work, character, keyword, type, actor, at, is_read")
    static let keyword = JournaledTable("keyword", key: "profile, kind, text", "added_at")
    static let characterRequest = JournaledTable(
        "character_request", key: "number", "profile, title, name, kind, status, requested_at, answered_at, character")
    static let revealed = JournaledTable("revealed", key: "profile, character")
    static let inboxMute = JournaledTable("inbox_mute", key: "profile, kind")
    static let evening = JournaledTable(
        "evening", key: "profile, day", "drink, work, pairing, drink_rating, work_rating, answered_at")
    static let offer = JournaledTable("offer", key: "profile, character", "offered_at, skipped_at")
    static let workMerge = JournaledTable("work_merge", key: "subject", "profile, became, merged_at, changes")

    /// All tables. The history names tables as text; only these are accepted.
    static let all = [
        bottle, barStaple, barSubstitute, drinkMark, drinkOpinion, made, savedFilter, shoppingItem, ownRecord,
        collection, ingredientAlias, collectionDrink, partyDrink, partyOrder, party, houseRecipe, cityList,
        pulledRecipe, draft, work, character, vote, pastVote, review, reviewLike, comment, commentLike, hidden, report,
        wish, thumb, watched, workList, recentWord, recentCharacter, inboxItem, keyword, characterRequest, recentQuery,
        externalID, revealed, inboxMute, evening, offer, workMerge,
    ]
}

enum RowNumbers {
    /// The next number of a table, larger than any it ever contained.
    static func next(in table: JournaledTable, _ db: Database) throws -> Int64 {
        let last = try Int64.fetchOne(db, "SELECT seq FROM sqlite_sequence WHERE name = ?", [table.name])
        return (last ?? 0) + 1
    }

    /// The number of an id; nil if the id is not a number in the canonical form.
    static func number<Entity>(_ id: Identifier<Entity>) -> Int64? {
        Int64(id.rawValue).flatMap { String($0) == id.rawValue ? $0 : nil }
    }

    /// The distinct numbers of ids, in the order given.
    static func numbers<Entity>(_ ids: [Identifier<Entity>]) -> [Int64] {
        var seen: Set<Int64> = []
        return ids.compactMap(number).filter { seen.insert($0).inserted }
    }
}
