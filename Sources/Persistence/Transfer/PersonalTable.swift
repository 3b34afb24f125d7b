import Domain

/// A personal table as a section of our own format.
struct PersonalTable: Sendable {
    /// What a column holds, and how the format writes it.
    enum Kind: Sendable {
        /// A text; an empty one is written.
        case text
        /// A text of any length that the program wrote itself.
        case body
        /// A name: one line that is not empty.
        case name(longest: Int)
        /// Further names, a line each, written as a list.
        case names
        case id
        /// A whole number within a range.
        case integer(ClosedRange<Int64>)
        /// A number within a range.
        case number(ClosedRange<Double>)
        /// Yes or no; no is left out.
        case flag
        /// Seconds since 1970, written as RFC 3339 in UTC.
        case time
        /// Halves of a star, written as stars.
        case halves
        /// Ids with spaces between, written as a list.
        case words
        /// One of a few words.
        case choice([String])
        /// One of a few words, by its number.
        case numbered([String])
        /// A type in four letters.
        case type
        case sign(against: String, for: String)
        /// The id of a row of another table, kept by its number.
        case reference(JournaledTable)
        /// The id of a work, kept as such.
        case workID
        /// A review, kept by its number: whom it is about, and when it was written.
        case review
    }

    /// A column with its name in the format.
    struct Column: Sendable {
        let column: String
        let name: String
        let kind: Kind
        let isOptional: Bool
        /// What the column holds where a record has nothing; nil for what its kind says.
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

        /// What is read of it.
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

    /// The rows of another table that belong to a row, written as a list of ids.
    struct Members: Sendable {
        let table: JournaledTable
        /// The column that names the row they belong to.
        let owner: String
        /// The column that is written.
        let member: String
        /// The column that keeps their order, from 0.
        let order: String
        /// The list's name in the format.
        let name: String
    }

    /// The section's name in the format.
    let section: String
    let table: JournaledTable
    /// The columns that are written, in their order.
    let columns: [Column]
    /// What its records are ordered by.
    let order: String
    /// What tells records apart in an import; a record with the same is there already.
    let identity: [String]
    /// Whether the table numbers its rows itself; such a number is not written.
    let isNumbered: Bool
    /// The column that names whose rows they are; nil for rows of all members of this machine.
    var owner: String? = "profile"
    /// What belongs to a row; its own id is its first column.
    var members: Members?
    /// Whether a member has one record of an identity at most: then a copy is none.
    var isUnique = false
    /// Which rows are written; all of them without a condition.
    var condition: String?
    /// What columns that are not written hold in a row that comes in.
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
            Column("is_done", "done", .flag),
        ], order: "number", identity: ["drink", "name", "note", "is_done"], isNumbered: true)
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
            Column("work", nil, .reference(.work)), Column("watched_at", "at", .time),
            Column("rating", nil, .halves, optional: true), Column("note", nil, .text, optional: true),
            Column("drink", nil, .id, optional: true),
        ], order: "watched_at, number", identity: ["work", "watched_at", "rating", "note", "drink"], isNumbered: true)
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

    /// All of them: what others refer to comes before these.
    static let all = [
        bar, collections, filters, keywords, log, marks, names, opinions, party, queue, shopping, staples, substitutes,
        works, keptWorks, keptCharacters, externalIDs, characters, cities, drafts, evenings, mutes, requests, revealed,
        reviews, comments, thumbs, votes,
        watched, wishes,
    ]
}
