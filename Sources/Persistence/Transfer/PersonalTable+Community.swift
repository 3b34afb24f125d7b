import Domain

extension PersonalTable {
    private static let workColumns = [
        Column("id", .id), Column("kind", .choice(WorkKind.allCases.map(\.rawValue))),
        Column("title_en", .name(longest: OwnWork.longestName)),
        Column("title_ko", .name(longest: OwnWork.longestName)), Column("title_original", .text, optional: true),
        Column("other_titles", .names),
        Column("year", .integer(Int64(Work.unknownYear)...Int64(Work.years.upperBound))),
        Column("director_en", .text, optional: true), Column("director_ko", .text, optional: true),
        Column("genres", .words), Column("age_rating", .text, optional: true),
        Column("length", .choice(WorkLength.allCases.map(\.rawValue)), optional: true), Column("synopsis_en", .text),
        Column("synopsis_ko", .text), Column("is_gone", as: "gone", .flag),
    ]
    private static let characterColumns = [
        Column("id", .id), Column("work", .reference(.work)), Column("position", .integer(0...1_000_000)),
        Column("is_lead", as: "lead", .flag), Column("name_en", .name(longest: OwnWork.longestName)),
        Column("name_ko", .name(longest: OwnWork.longestName)), Column("other_names", .names),
        Column("guess", .type, optional: true), Column("is_gone", as: "gone", .flag),
    ]

    /// The member's own works, including deleted ones, whose characters may have votes.
    static let works = PersonalTable(
        section: "works", table: .work, columns: workColumns, order: "number", identity: ["id"], owner: "owner",
        isUnique: true, condition: "origin = 'own'", constants: ["origin": .text(WorkOrigin.own.rawValue)])
    static let characters = PersonalTable(
        section: "characters", table: .character, columns: characterColumns, order: "number", identity: ["id"],
        owner: "owner", isUnique: true, condition: "origin = 'own'",
        constants: ["origin": .text(WorkOrigin.own.rawValue)])
    /// Works kept from online catalogues, shared by all members of this machine.
    static let keptWorks = PersonalTable(
        section: "kept_works", table: .work, columns: workColumns, order: "id", identity: ["id"],
        owner: nil, isUnique: true, condition: "origin = 'kept' AND id IN (\(knownElsewhere))",
        constants: ["origin": .text(WorkOrigin.kept.rawValue), "owner": .none])
    static let keptCharacters = PersonalTable(
        section: "kept_characters", table: .character, columns: characterColumns, order: "id", identity: ["id"],
        owner: nil, isUnique: true,
        condition: """
            origin = 'kept' AND id IN (
                SELECT kept.id FROM character AS kept
                WHERE kept.work IN (SELECT number FROM work WHERE id IN (\(knownElsewhere))))
            """,
        constants: ["origin": .text(WorkOrigin.kept.rawValue), "owner": .none])
    static let externalIDs = PersonalTable(
        section: "ids", table: .externalID,
        columns: [
            Column("source", .text), Column("value", .text), Column("kind", .choice(["work", "drink"])),
            Column("target", .id), Column("kept_at", as: "kept", .time, optional: true),
        ], order: "kind, target, source, value", identity: ["source", "value"], owner: nil, isUnique: true,
        condition: """
            kind >= 'drink' AND source NOT LIKE 'bundled/%' AND (kind = 'work' OR EXISTS (
                SELECT 1 FROM own_record
                WHERE own_record.kind = 'drink' AND own_record.id = external_id.target AND own_record.profile = ?1))
            """)
    private static let knownElsewhere = "SELECT target FROM external_id WHERE kind = 'work'"
    /// The whole list of cities in one record, as stored.
    static let cities = PersonalTable(
        section: "cities", table: .cityList, columns: [Column("cities", as: "list", .body)], order: "profile",
        identity: [])
    static let drafts = PersonalTable(
        section: "drafts", table: .draft,
        columns: [
            Column("form", .text), Column("subject", .text), Column("title", .text), Column("body", .body),
            Column("saved_at", as: "at", .time),
        ], order: "form, subject", identity: ["form", "subject"])
    static let evenings = PersonalTable(
        section: "evenings", table: .evening,
        columns: [
            Column("day", .time), Column("drink", .id, optional: true), Column("work", .workID, optional: true),
            Column("pairing", .text, optional: true), Column("drink_rating", .halves, optional: true),
            Column("work_rating", .halves, optional: true), Column("answered_at", as: "at", .time),
        ], order: "day", identity: ["day"])
    static let mutes = PersonalTable(
        section: "mutes", table: .inboxMute, columns: [Column("kind", .choice(InboxKind.allCases.map(\.rawValue)))],
        order: "kind", identity: ["kind"])
    static let requests = PersonalTable(
        section: "requests", table: .characterRequest,
        columns: [
            Column("title", .text), Column("name", .text), Column("kind", .choice(WorkKind.allCases.map(\.rawValue))),
            Column("status", .choice(RequestStatus.allCases.map(\.rawValue))), Column("requested_at", as: "at", .time),
            Column("answered_at", as: "answered", .time, optional: true),
            Column("character", .reference(.character), optional: true),
        ], order: "number", identity: ["title", "name", "requested_at"], isUnique: true)
    static let revealed = PersonalTable(
        section: "revealed", table: .revealed, columns: [Column("character", .reference(.character))],
        order: "revealed.character", identity: ["character"])
    static let comments = PersonalTable(
        section: "comments", table: .comment,
        columns: [
            Column("review", .review), Column("author_type", .type, optional: true), Column("text", .text),
            Column("is_spoiler", as: "spoiler", .flag), Column("written_at", as: "at", .time),
            Column("edited_at", as: "edited", .time, optional: true),
        ], order: "number", identity: ["review", "text", "written_at"], isUnique: true)
}
