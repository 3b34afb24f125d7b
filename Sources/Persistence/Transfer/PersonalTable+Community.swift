import Domain

extension PersonalTable {
    private static let workColumns = [
        Column("id", nil, .id), Column("kind", nil, .choice(WorkKind.allCases.map(\.rawValue))),
        Column("title_en", nil, .name(longest: OwnWork.longestName)),
        Column("title_ko", nil, .name(longest: OwnWork.longestName)),
        Column("title_original", nil, .text, optional: true), Column("other_titles", nil, .names),
        Column("year", nil, .integer(Int64(Work.unknownYear)...Int64(Work.years.upperBound))),
        Column("director_en", nil, .text, optional: true), Column("director_ko", nil, .text, optional: true),
        Column("genres", nil, .words), Column("age_rating", nil, .text, optional: true),
        Column("length", nil, .choice(WorkLength.allCases.map(\.rawValue)), optional: true),
        Column("synopsis_en", nil, .text), Column("synopsis_ko", nil, .text), Column("is_gone", "gone", .flag),
    ]
    private static let characterColumns = [
        Column("id", nil, .id), Column("work", nil, .reference(.work)),
        Column("position", nil, .integer(0...1_000_000)), Column("is_lead", "lead", .flag),
        Column("name_en", nil, .name(longest: OwnWork.longestName)),
        Column("name_ko", nil, .name(longest: OwnWork.longestName)), Column("other_names", nil, .names),
        Column("guess", nil, .type, optional: true), Column("is_gone", "gone", .flag),
    ]

    /// The member's own works, including deleted ones, whose characters may have votes.
    static let works = PersonalTable(
        section: "works", table: .work,
        columns: workColumns, order: "number", identity: ["id"], isNumbered: true, owner: "owner", isUnique: true,
        condition: "origin = 'own'", constants: ["origin": .text(WorkOrigin.own.rawValue)])
    static let characters = PersonalTable(
        section: "characters", table: .character,
        columns: characterColumns, order: "number", identity: ["id"], isNumbered: true, owner: "owner", isUnique: true,
        condition: "origin = 'own'", constants: ["origin": .text(WorkOrigin.own.rawValue)])
    /// Works kept from online catalogues, shared by all members of this machine.
    static let keptWorks = PersonalTable(
        section: "kept_works", table: .work, columns: workColumns, order: "id", identity: ["id"], isNumbered: true,
        owner: nil, isUnique: true, condition: "origin = 'kept' AND id IN (\(knownElsewhere))",
        constants: ["origin": .text(WorkOrigin.kept.rawValue), "owner": .none])
    static let keptCharacters = PersonalTable(
        section: "kept_characters", table: .character, columns: characterColumns, order: "id", identity: ["id"],
        isNumbered: true, owner: nil, isUnique: true,
        condition: """
            origin = 'kept' AND id IN (
                SELECT kept.id FROM character AS kept
                WHERE kept.work IN (SELECT number FROM work WHERE id IN (\(knownElsewhere))))
            """,
        constants: ["origin": .text(WorkOrigin.kept.rawValue), "owner": .none])
    static let externalIDs = PersonalTable(
        section: "ids", table: .externalID,
        columns: [
            Column("source", nil, .text), Column("value", nil, .text), Column("kind", nil, .choice(["work", "drink"])),
            Column("target", nil, .id), Column("kept_at", "kept", .time, optional: true),
        ], order: "kind, target, source, value", identity: ["source", "value"], isNumbered: false, owner: nil,
        isUnique: true,
        condition: """
            kind >= 'drink' AND source NOT LIKE 'bundled/%' AND (kind = 'work' OR EXISTS (
                SELECT 1 FROM own_record
                WHERE own_record.kind = 'drink' AND own_record.id = external_id.target AND own_record.profile = ?1))
            """)
    private static let knownElsewhere = "SELECT target FROM external_id WHERE kind = 'work'"
    /// The whole list of cities in one record, as stored.
    static let cities = PersonalTable(
        section: "cities", table: .cityList, columns: [Column("cities", "list", .body)], order: "profile",
        identity: [], isNumbered: false)
    static let drafts = PersonalTable(
        section: "drafts", table: .draft,
        columns: [
            Column("form", nil, .text), Column("subject", nil, .text), Column("title", nil, .text),
            Column("body", nil, .body), Column("saved_at", "at", .time),
        ], order: "form, subject", identity: ["form", "subject"], isNumbered: false)
    static let evenings = PersonalTable(
        section: "evenings", table: .evening,
        columns: [
            Column("day", nil, .time), Column("drink", nil, .id, optional: true),
            Column("work", nil, .workID, optional: true), Column("pairing", nil, .text, optional: true),
            Column("drink_rating", nil, .halves, optional: true), Column("work_rating", nil, .halves, optional: true),
            Column("answered_at", "at", .time),
        ], order: "day", identity: ["day"], isNumbered: false)
    static let mutes = PersonalTable(
        section: "mutes", table: .inboxMute,
        columns: [Column("kind", nil, .choice(InboxKind.allCases.map(\.rawValue)))], order: "kind",
        identity: ["kind"], isNumbered: false)
    static let requests = PersonalTable(
        section: "requests", table: .characterRequest,
        columns: [
            Column("title", nil, .text), Column("name", nil, .text),
            Column("kind", nil, .choice(WorkKind.allCases.map(\.rawValue))),
            Column("status", nil, .choice(RequestStatus.allCases.map(\.rawValue))),
            Column("requested_at", "at", .time), Column("answered_at", "answered", .time, optional: true),
            Column("character", nil, .reference(.character), optional: true),
        ], order: "number", identity: ["title", "name", "requested_at"], isNumbered: true, isUnique: true)
    static let revealed = PersonalTable(
        section: "revealed", table: .revealed, columns: [Column("character", nil, .reference(.character))],
        order: "revealed.character", identity: ["character"], isNumbered: false)
    static let comments = PersonalTable(
        section: "comments", table: .comment,
        columns: [
            Column("review", nil, .review), Column("author_type", nil, .type, optional: true),
            Column("text", nil, .text), Column("is_spoiler", "spoiler", .flag), Column("written_at", "at", .time),
            Column("edited_at", "edited", .time, optional: true),
        ], order: "number", identity: ["review", "text", "written_at"], isNumbered: true, isUnique: true)
}
