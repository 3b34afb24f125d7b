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
            _ column: String, as name: String? = nil, _ kind: Kind, optional: Bool = false, absent: JournalValue? = nil
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

    /// Whether the table numbers its own rows; the number is not written.
    var isNumbered: Bool { table.key == ["number"] }

    /// Whether a member may have several records of one identity, such as two watchings of a work on one day.
    var allowsDuplicates: Bool { isNumbered && !isUnique }

    static let bar = PersonalTable(
        section: "bar", table: .bottle,
        columns: [
            Column("ingredient", .id), Column("level", .numbered(["empty", "low", "half", "full"]), optional: true),
            Column("opened_at", as: "opened", .time, optional: true),
            Column("size", as: "size_ml", .number(0.001...Bottle.largest), optional: true),
            Column("price", .number(0...Bottle.largest), optional: true),
            Column("remaining", as: "left_ml", .number(0...Bottle.largest), optional: true),
        ], order: "ingredient", identity: ["ingredient"])
    static let collections = PersonalTable(
        section: "collections", table: .collection,
        columns: [Column("id", .text), Column("name", .text), Column("edited_at", as: "edited", .time)], order: "id",
        identity: ["id"],
        members: Members(
            table: .collectionDrink, owner: "collection", member: "drink", order: "position", name: "drinks"))
    static let filters = PersonalTable(
        section: "filters", table: .savedFilter, columns: [Column("name", .text), Column("filter", .text)],
        order: "name", identity: ["name"])
    static let staples = PersonalTable(
        section: "staples", table: .barStaple, columns: [Column("ingredient", .id)], order: "ingredient",
        identity: ["ingredient"])
    static let substitutes = PersonalTable(
        section: "substitutes", table: .barSubstitute,
        columns: [Column("ingredient", .id), Column("stand_in", .id)], order: "position",
        identity: ["ingredient", "stand_in"])
    static let marks = PersonalTable(
        section: "marks", table: .drinkMark,
        columns: [
            Column("drink", .id), Column("mark", .choice(["saved", "tried"])), Column("marked_at", as: "at", .time),
        ], order: "marked_at, drink, mark", identity: ["drink", "mark"])
    static let opinions = PersonalTable(
        section: "opinions", table: .drinkOpinion,
        columns: [
            Column("drink", .id), Column("rating", .halves, optional: true), Column("note", .text, optional: true),
            Column("edited_at", as: "at", .time),
        ], order: "drink", identity: ["drink"])
    static let log = PersonalTable(
        section: "log", table: .made,
        columns: [
            Column("drink", .id), Column("variant", .id, optional: true), Column("made_at", as: "at", .time),
            Column("servings", .number(0.001...Making.mostServings)), Column("rating", .halves, optional: true),
            Column("note", .text, optional: true), Column("ethanol", as: "ethanol_g", .number(0...1_000_000)),
        ], order: "made_at, number", identity: ["drink", "made_at", "servings", "rating", "note"])
    static let shopping = PersonalTable(
        section: "shopping", table: .shoppingItem,
        columns: [
            Column("ingredient", .id, optional: true), Column("text", .text, optional: true),
            Column("amount", .number(0...1_000_000), optional: true), Column("unit", .text, optional: true),
            Column("drinks", .words), Column("is_done", as: "done", .flag),
        ], order: "number", identity: ["ingredient", "text", "amount", "unit", "drinks"])

    static let names = PersonalTable(
        section: "names", table: .ingredientAlias,
        columns: [Column("name", .text), Column("ingredient", .id), Column("merged", .text, optional: true)],
        order: "name", identity: ["name"])
    static let party = PersonalTable(
        section: "party", table: .partyDrink,
        columns: [
            Column("drink", .id), Column("position", .integer(0...Int64(PartyDrink.mostDrinks))),
            Column("servings", .integer(1...Int64(PartyDrink.mostServings))),
            Column("section", .text, optional: true, absent: .text("")),
            Column("price", .number(0...Bottle.largest), optional: true),
        ], order: "position, drink", identity: ["drink"])
    static let queue = PersonalTable(
        section: "queue", table: .partyOrder,
        columns: [
            Column("drink", .id), Column("name", .text), Column("note", .text), Column("is_done", as: "done", .flag),
            Column("served_at", as: "served", .time, optional: true),
        ], order: "number", identity: ["drink", "name", "note", "is_done"])
    static let guests = PersonalTable(
        section: "guests", table: .party,
        columns: [
            Column("guests", .integer(1...Int64(Party.mostGuests)), optional: true),
            Column("each_guest", as: "each", .integer(1...Int64(Party.mostEach)), optional: true),
            Column("day", .text, optional: true),
        ], order: "profile", identity: [])
    static let house = PersonalTable(
        section: "house", table: .houseRecipe,
        columns: [
            Column("ingredient", .id), Column("parts", .text),
            Column("yield", as: "yield_ml", .number(0.001...HouseRecipe.mostYield)),
            Column("days", .integer(0...Int64(HouseRecipe.mostDays))),
        ], order: "ingredient", identity: ["ingredient"])
    static let votes = PersonalTable(
        section: "votes", table: .vote,
        columns: [
            Column("character", .reference(.character)), Column("type", .type),
            Column("voter_type", .type, optional: true), Column("voted_at", as: "at", .time),
            Column("reason", .text, optional: true), Column("before", .type, optional: true),
        ], order: "voted_at, number", identity: ["character"], isUnique: true)
    static let wishes = PersonalTable(
        section: "wishes", table: .wish,
        columns: [
            Column("work", .reference(.work)), Column("type", as: "voter_type", .type, optional: true),
            Column("wished_at", as: "at", .time),
        ], order: "wished_at, number", identity: ["work"], isUnique: true)
    static let thumbs = PersonalTable(
        section: "thumbs", table: .thumb,
        columns: [
            Column("work", .reference(.work)), Column("type", as: "voter_type", .type, optional: true),
            Column("thumb", .sign(against: "not-for-me", for: "like")), Column("said_at", as: "at", .time),
        ], order: "thumb.work", identity: ["work"], isUnique: true)
    static let watched = PersonalTable(
        section: "watched", table: .watched,
        columns: [
            Column("work", .reference(.work)), Column("watched_at", as: "at", .watchedDate),
            Column("rating", .halves, optional: true), Column("note", .text, optional: true),
            Column("drink", .id, optional: true), Column("is_rewatch", as: "rewatch", .flag, absent: JournalValue.none),
            Column("tags", .tags),
        ], order: "watched_at, number", identity: ["work", "watched_at", "rating", "note", "drink"])
    static let lists = PersonalTable(
        section: "lists", table: .workList,
        columns: [
            Column("name", .name(longest: WorkListPlace.longestName)), Column("work", .reference(.work)),
            Column("position", .integer(0...1_000_000)), Column("note", .text, optional: true),
        ], order: "name, position, work_list.work", identity: ["name", "work"])
    static let reviews = PersonalTable(
        section: "reviews", table: .review,
        columns: [
            Column("character", .reference(.character)), Column("author_type", .type, optional: true),
            Column("text", .text), Column("is_spoiler", as: "spoiler", .flag), Column("written_at", as: "at", .time),
            Column("edited_at", as: "edited", .time, optional: true),
        ], order: "written_at, number", identity: ["character", "text", "written_at"], isUnique: true,
        condition: "is_deleted = 0", constants: ["is_deleted": .integer(0)])
    static let keywords = PersonalTable(
        section: "keywords", table: .keyword,
        columns: [
            Column("kind", .choice(["word", "type"])), Column("text", .text), Column("added_at", as: "at", .time),
        ], order: "kind DESC, added_at, text", identity: ["kind", "text"])

    /// All sections, those that others refer to first.
    static let all = [
        bar, collections, filters, guests, house, keywords, log, marks, names, opinions, party, queue, shopping,
        staples, substitutes, works, keptWorks, keptCharacters, externalIDs, characters, cities, drafts, evenings,
        mutes, requests, revealed, reviews, comments, thumbs, votes, lists, watched, wishes,
    ]
}
