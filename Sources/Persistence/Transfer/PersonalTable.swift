import Domain

struct PersonalTable: Sendable {
    enum Kind: Sendable {
        /// A text; written even if empty.
        case text
        /// A text of any length that the program generated.
        case body
        /// A name: one line that is not empty.
        case name(longest: Int)
        /// Additional names, one per line, written as a list.
        case names
        /// A member's tags, one per line, written as a list.
        case tags
        case id
        case integer(ClosedRange<Int64>)
        case number(ClosedRange<Double>)
        /// A Boolean; false is left out.
        case flag
        /// Seconds since 1970, written as RFC 3339 in UTC.
        case time
        /// The date of a watching, which may be partial or unknown (`WatchedDate`).
        case watchedDate
        /// Half stars, written as stars.
        case halves
        /// Ids separated by spaces, written as a list.
        case words
        case choice([String])
        /// One of a few words, stored as its index.
        case numbered([String])
        case type
        case sign(against: String, for: String)
        /// The id of a row of another table, stored as its number.
        case reference(JournaledTable)
        /// The id of a work, stored as it is.
        case workID
        /// A review, stored as its number, written as its character and time.
        case review
    }

    struct Column: Sendable {
        let column: String
        let name: String
        let kind: Kind
        let isOptional: Bool
        /// The value for records without this member; nil for the default of the kind.
        let absent: JournalValue?

        init(
            _ column: String, _ name: String? = nil, _ kind: Kind, optional: Bool = false, absent: JournalValue? = nil
        ) {
            self.column = column
            self.name = name ?? column
            self.kind = kind
            isOptional = optional
            self.absent = absent
        }

        var selected: String {
            switch kind {
            case .reference(let table):
                """
                (SELECT \(MergedWorks.SQL.named("referred", table.name)) FROM \(table.name) AS referred
                    WHERE referred.number = \(column)) AS \(column)
                """
            case .review:
                """
                (SELECT \(MergedWorks.SQL.named("character", "character")) || ' ' || review.written_at FROM review
                    CROSS JOIN character ON character.number = review.character
                    WHERE review.number = \(column)) AS \(column)
                """
            case .workID:
                """
                coalesce((SELECT \(MergedWorks.SQL.named("referred", "work")) FROM work AS referred
                    WHERE referred.id = \(column)), \(column)) AS \(column)
                """
            default: column
            }
        }
    }

    struct Members: Sendable {
        let table: JournaledTable
        let owner: String
        let member: String
        /// The column with the position, from 0.
        let order: String
        let name: String
    }

    let section: String
    let table: JournaledTable
    let columns: [Column]
    /// The `ORDER BY` clause for the records.
    let order: String
    /// The columns that identify a record in an import; a record with the same values already exists.
    let identity: [String]
    /// Whether the table numbers its own rows; the number is not written.
    let isNumbered: Bool
    /// The column with the owner's profile; nil for rows of all members of this machine.
    var owner: String? = "profile"
    /// The rows that belong to a row, whose id must be the first column.
    var members: Members?
    /// Whether a member has at most one record per identity, so that an import cannot add a copy.
    var isUnique = false
    /// Limits which rows are written; nil for all.
    var condition: String?
    /// Values of unwritten columns for imported rows.
    var constants: [String: JournalValue] = [:]

    static let bar = PersonalTable(
        section: "bar", table: .bottle,
        columns: [
            Column("ingredient", nil, .id),
            Column("level", nil, .numbered(["empty", "low", "half", "full"]), optional: true),
            Column("opened_at", "opened", .time, optional: true),
            Column("size", "size_ml", .number(0.001...Bottle.largest), optional: true),
            Column("price", nil, .number(0...Bottle.largest), optional: true),
            Column("remaining", "left_ml", .number(0...Bottle.largest), optional: true),
        ], order: "ingredient", identity: ["ingredient"], isNumbered: false)
    static let collections = PersonalTable(
        section: "collections", table: .collection,
        columns: [Column("id", nil, .text), Column("name", nil, .text), Column("edited_at", "edited", .time)],
        order: "id", identity: ["id"], isNumbered: false,
        members: Members(
            table: .collectionDrink, owner: "collection", member: "drink", order: "position", name: "drinks"))
    static let filters = PersonalTable(
        section: "filters", table: .savedFilter, columns: [Column("name", nil, .text), Column("filter", nil, .text)],
        order: "name", identity: ["name"], isNumbered: false)
    static let staples = PersonalTable(
        section: "staples", table: .barStaple, columns: [Column("ingredient", nil, .id)], order: "ingredient",
        identity: ["ingredient"], isNumbered: false)
    static let substitutes = PersonalTable(
        section: "substitutes", table: .barSubstitute,
        columns: [Column("ingredient", nil, .id), Column("stand_in", nil, .id)], order: "position",
        identity: ["ingredient", "stand_in"], isNumbered: false)
    static let marks = PersonalTable(
        section: "marks", table: .drinkMark,
        columns: [
            Column("drink", nil, .id), Column("mark", nil, .choice(["saved", "tried"])),
            Column("marked_at", "at", .time),
        ], order: "marked_at, drink, mark", identity: ["drink", "mark"], isNumbered: false)
    static let opinions = PersonalTable(
        section: "opinions", table: .drinkOpinion,
        columns: [
            Column("drink", nil, .id), Column("rating", nil, .halves, optional: true),
            Column("note", nil, .text, optional: true), Column("edited_at", "at", .time),
        ], order: "drink", identity: ["drink"], isNumbered: false)
    static let log = PersonalTable(
        section: "log", table: .made,
        columns: [
            Column("drink", nil, .id), Column("variant", nil, .id, optional: true), Column("made_at", "at", .time),
            Column("servings", nil, .number(0.001...Making.mostServings)),
            Column("rating", nil, .halves, optional: true), Column("note", nil, .text, optional: true),
            Column("ethanol", "ethanol_g", .number(0...1_000_000)),
        ], order: "made_at, number", identity: ["drink", "made_at", "servings", "rating", "note"], isNumbered: true)
    static let shopping = PersonalTable(
        section: "shopping", table: .shoppingItem,
        columns: [
            Column("ingredient", nil, .id, optional: true), Column("text", nil, .text, optional: true),
            Column("amount", nil, .number(0...1_000_000), optional: true), Column("unit", nil, .text, optional: true),
            Column("drinks", nil, .words), Column("is_done", "done", .flag),
        ], order: "number", identity: ["ingredient", "text", "amount", "unit", "drinks"], isNumbered: true)

    static let names = PersonalTable(
        section: "names", table: .ingredientAlias,
        columns: [
            Column("name", nil, .text), Column("ingredient", nil, .id), Column("merged", nil, .text, optional: true),
        ], order: "name", identity: ["name"],
        isNumbered: false)
    static let party = PersonalTable(
        section: "party", table: .partyDrink,
        columns: [
            Column("drink", nil, .id), Column("position", nil, .integer(0...Int64(PartyDrink.mostDrinks))),
            Column("servings", nil, .integer(1...Int64(PartyDrink.mostServings))),
            Column("section", nil, .text, optional: true, absent: .text("")),
            Column("price", nil, .number(0...Bottle.largest), optional: true),
        ], order: "position, drink", identity: ["drink"], isNumbered: false)
    static let queue = PersonalTable(
        section: "queue", table: .partyOrder,
        columns: [
            Column("drink", nil, .id), Column("name", nil, .text), Column("note", nil, .text),
            Column("is_done", "done", .flag), Column("served_at", "served", .time, optional: true),
        ], order: "number", identity: ["drink", "name", "note", "is_done"], isNumbered: true)
    static let guests = PersonalTable(
        section: "guests", table: .party,
        columns: [
            Column("guests", nil, .integer(1...Int64(Party.mostGuests)), optional: true),
            Column("each_guest", "each", .integer(1...Int64(Party.mostEach)), optional: true),
            Column("day", nil, .text, optional: true),
        ], order: "profile", identity: [], isNumbered: false)
    static let house = PersonalTable(
        section: "house", table: .houseRecipe,
        columns: [
            Column("ingredient", nil, .id), Column("parts", nil, .text),
            Column("yield", "yield_ml", .number(0.001...HouseRecipe.mostYield)),
            Column("days", nil, .integer(0...Int64(HouseRecipe.mostDays))),
        ], order: "ingredient", identity: ["ingredient"], isNumbered: false)
    static let votes = PersonalTable(
        section: "votes", table: .vote,
        columns: [
            Column("character", nil, .reference(.character)), Column("type", nil, .type),
            Column("voter_type", nil, .type, optional: true), Column("voted_at", "at", .time),
            Column("reason", nil, .text, optional: true), Column("before", nil, .type, optional: true),
        ], order: "voted_at, number", identity: ["character"], isNumbered: true, isUnique: true)
    static let wishes = PersonalTable(
        section: "wishes", table: .wish,
        columns: [
            Column("work", nil, .reference(.work)), Column("type", "voter_type", .type, optional: true),
            Column("wished_at", "at", .time),
        ], order: "wished_at, number", identity: ["work"], isNumbered: true, isUnique: true)
    static let thumbs = PersonalTable(
        section: "thumbs", table: .thumb,
        columns: [
            Column("work", nil, .reference(.work)), Column("type", "voter_type", .type, optional: true),
            Column("thumb", nil, .sign(against: "not-for-me", for: "like")), Column("said_at", "at", .time),
        ], order: "thumb.work", identity: ["work"], isNumbered: true, isUnique: true)
    static let watched = PersonalTable(
        section: "watched", table: .watched,
        columns: [
            Column("work", nil, .reference(.work)), Column("watched_at", "at", .watchedDate),
            Column("rating", nil, .halves, optional: true), Column("note", nil, .text, optional: true),
            Column("drink", nil, .id, optional: true),
            Column("is_rewatch", "rewatch", .flag, absent: JournalValue.none),
            Column("tags", nil, .tags),
        ], order: "watched_at, number", identity: ["work", "watched_at", "rating", "note", "drink"], isNumbered: true)
    static let lists = PersonalTable(
        section: "lists", table: .workList,
        columns: [
            Column("name", nil, .name(longest: WorkListPlace.longestName)), Column("work", nil, .reference(.work)),
            Column("position", nil, .integer(0...1_000_000)), Column("note", nil, .text, optional: true),
        ], order: "name, position, work_list.work", identity: ["name", "work"], isNumbered: false)
    static let reviews = PersonalTable(
        section: "reviews", table: .review,
        columns: [
            Column("character", nil, .reference(.character)), Column("author_type", nil, .type, optional: true),
            Column("text", nil, .text), Column("is_spoiler", "spoiler", .flag), Column("written_at", "at", .time),
            Column("edited_at", "edited", .time, optional: true),
        ], order: "written_at, number", identity: ["character", "text", "written_at"], isNumbered: true, isUnique: true,
        condition: "is_deleted = 0", constants: ["is_deleted": .integer(0)])
    static let keywords = PersonalTable(
        section: "keywords", table: .keyword,
        columns: [
            Column("kind", nil, .choice(["word", "type"])), Column("text", nil, .text), Column("added_at", "at", .time),
        ], order: "kind DESC, added_at, text", identity: ["kind", "text"], isNumbered: false)

    /// All sections, those that others refer to first.
    static let all = [
        bar, collections, filters, guests, house, keywords, log, marks, names, opinions, party, queue, shopping,
        staples, substitutes,
        works, keptWorks, keptCharacters, externalIDs, characters, cities, drafts, evenings, mutes, requests, revealed,
        reviews, comments, thumbs, votes,
        lists, watched, wishes,
    ]
}
