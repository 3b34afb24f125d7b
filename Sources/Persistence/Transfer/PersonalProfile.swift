import Domain
import GRDB

/// The member's profile as the only record of a section. An import adds only what is missing and never replaces type or
/// nickname, which may change once in thirty days. Its additions are not part of the import's step: no undo.
struct PersonalProfile {
    static let section = "profile"

    let db: Database
    let profile: Identifier<Profile>

    /// Nil if the member has entered nothing.
    func record() throws -> PersonalRecord? {
        guard let row = try Row.fetchOne(db, Self.whole, [profile.rawValue]) else { return nil }
        var fields: [PersonalRecord.Field] = []
        func add(_ name: String, _ value: PersonalValue?) {
            if let value { fields.append(PersonalRecord.Field(name, value)) }
        }
        // The local profile is named after the login until it gets its own nickname.
        if row["nickname_key"] as String? != nil { add("nickname", .text(row["nickname"])) }
        add("nickname_changed", (row["nickname_at"] as Int64?).map { .text(RFC3339.text($0)) })
        add("type", (row["type"] as String?).map { .text($0) })
        add("type_changed", (row["type_at"] as Int64?).map { .text(RFC3339.text($0)) })
        add("introduction", (row["introduction"] as String?).map { .text($0) })
        add("home_kind", (row["home_kind"] as String?).map { .text($0) })
        add("alcohol", (row["alcohol"] as String?).map { .text($0) })
        if row["shows_votes"] == 1 { add("shows_votes", .flag(true)) }
        return fields.isEmpty ? nil : PersonalRecord(fields)
    }

    /// - Throws: `ImportRefusal` for data that no version of the program wrote.
    func write(_ record: PersonalRecord, isOverwriting: Bool) throws -> ImportTally.Outcome {
        try ProfileRows.ensure(profile, db)
        try AccountRows.ensureMember(profile, db)
        let before = try self.record()
        guard let row = try Row.fetchOne(db, Self.whole, [profile.rawValue]) else { return .skipped }
        if row["type"] as String? == nil, let text = Self.text(record, "type") {
            guard let type = try? MBTI(text: text) else {
                throw ImportRefusal(RecordRemark(.notAType, ["\(text.prefix(20))"], field: "type"))
            }
            try set("type", type.text)
            try set("type_at", try Self.time(record, "type_changed"))
        }
        if row["nickname_key"] as String? == nil, let text = Self.text(record, "nickname") {
            try name(text, at: try Self.time(record, "nickname_changed"))
        }
        if isOverwriting || row["introduction"] as String? == nil, let text = Self.text(record, "introduction") {
            let introduction = Introduction(text)
            try set("introduction", introduction.isEmpty ? nil : introduction.text)
        }
        if isOverwriting || row["home_kind"] as String? == nil, let text = Self.text(record, "home_kind") {
            guard let kind = WorkKind(rawValue: text) else { throw Self.unknown("home_kind", text) }
            try set("home_kind", kind.rawValue)
        }
        if row["alcohol"] as String? == nil, let text = Self.text(record, "alcohol") {
            guard let choice = AlcoholChoice(rawValue: text) else { throw Self.unknown("alcohol", text) }
            try set("alcohol", choice.rawValue)
        }
        if record["shows_votes"] == .flag(true), isOverwriting || before == nil { try set("shows_votes", 1) }
        let after = try self.record()
        return after == before ? .skipped : before == nil ? .imported : .updated
    }

    /// Skips a nickname that another member has.
    private func name(_ text: String, at moment: Int64?) throws {
        guard let nickname = try? Nickname(text) else { throw Self.unknown("nickname", text) }
        guard try !AccountRows.isTaken(nickname, except: profile, db) else { return }
        try db.execute("UPDATE profile SET nickname = ? WHERE id = ?", [nickname.text, profile.rawValue])
        try set("nickname_key", nickname.folded)
        try set("nickname_at", moment)
    }

    private func set(_ column: String, _ value: (any DatabaseValueConvertible)?) throws {
        try db.execute("UPDATE member SET \(column) = ? WHERE profile = ?", [value, profile.rawValue])
    }

    private static func text(_ record: PersonalRecord, _ name: String) -> String? {
        if case .text(let text)? = record[name] { text } else { nil }
    }

    private static func time(_ record: PersonalRecord, _ name: String) throws -> Int64? {
        guard let text = text(record, name) else { return nil }
        guard let moment = RFC3339.seconds(text) else { throw unknown(name, text) }
        return moment
    }

    private static func unknown(_ name: String, _ text: String) -> ImportRefusal {
        ImportRefusal(RecordRemark(.impossibleText, ["\(text.prefix(40))"], field: name))
    }

    private static let whole = """
        SELECT profile.nickname, member.* FROM profile CROSS JOIN member ON member.profile = profile.id
        WHERE profile.id = ?
        """
}
