import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// What a member keeps goes out as records and comes back the same.
struct PersonalRecordTests {
    private let me = Profile.localID

    private func filled() async throws -> AppDatabase {
        let database = try await AppDatabase.sample()
        try await SQLiteBarRepository(database: database).change(
            BarChange(added: [
                Bottle(ingredient: "gin", level: .half, openedAt: 1_795_000_000), Bottle(ingredient: "campari"),
            ]), of: me)
        try await SQLiteBarPreferencesRepository(database: database).setPreferences(
            BarPreferences(
                staples: ["sugar"], substitutions: [Substitution(ingredient: "campari", standIn: "rum")]), of: me)
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO drink_mark VALUES ('local', 'negroni', 'saved', 5), ('local', 'daiquiri', 'tried', 4);
                    INSERT INTO made (profile, drink, variant, made_at, servings, rating, note, ethanol) VALUES
                        ('local', 'negroni', NULL, 1795257600, 1.5, 9, 'less\nvermouth', 19.17),
                        ('local', 'negroni', NULL, 1795257601, 1, NULL, NULL, 19);
                    INSERT INTO shopping_item (profile, ingredient, text, amount, unit, drinks, is_done) VALUES
                        ('local', 'gin', NULL, 30, 'ml', 'negroni daiquiri', 1), ('local', NULL, 'ice', NULL, NULL, '', 0);
                    INSERT INTO saved_filter VALUES ('local', 'weak', '{}');
                    INSERT INTO collection VALUES ('best', 'local', 'The best', 1795257600);
                    INSERT INTO collection_drink VALUES ('best', 'negroni', 1), ('best', 'daiquiri', 0);
                    """)
        }
        try await addCommunity(to: database)
        let voter = ActingMember(me, type: try MBTI(text: "INFJ"))
        let votes = SQLiteVoteRepository(database: database)
        try await votes.vote(Ballot("watson", MBTI(text: "ISFJ"), reason: "he writes"), by: voter, at: 1_795_257_600)
        try await votes.vote(Ballot("watson", MBTI(text: "ESFJ")), by: voter, at: 1_795_257_700)
        let marks = SQLiteCommunityMarksRepository(database: database)
        try await marks.setWished(true, "metropolis", by: voter, at: 1_795_257_600)
        try await marks.setThumb(.dislike, "felix", by: voter, at: 1_795_257_600)
        try await marks.add(
            Watching(work: "felix", watchedAt: 1_795_257_600, rating: Rating(3.5), note: "short", drink: "negroni"),
            of: me)
        let reviews = SQLiteReviewRepository(database: database)
        try await reviews.write(
            PostText("He writes it all down.", as: .review), isSpoiler: true, about: "watson", by: voter,
            at: 1_795_257_600)
        let gone = try await reviews.write(
            PostText("Taken back.", as: .review), isSpoiler: false, about: "holmes", by: voter, at: 1_795_257_600)
        try await reviews.delete(gone, by: me)
        try await SQLiteInboxRepository(database: database).watch(.word("cat"), of: me, at: 1_795_257_600)
        return database
    }

    private func addCommunity(to database: AppDatabase) async throws {
        try await WorkImporter(database: database).importIfChanged(
            WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres), fingerprint: "sample", now: 0)
    }

    private func target() async throws -> AppDatabase {
        let database = try await AppDatabase.sample()
        try await addCommunity(to: database)
        return database
    }

    private func records(_ database: AppDatabase, _ sections: Set<String>? = nil) async throws -> [String] {
        let collected = Collected()
        try await SQLitePersonalRecordRepository(database: database).records(in: sections, of: me) { section, record in
            collected.add("\(section): \(record.fields.map { "\($0.name)=\($0.value)" })", record, section)
        }
        return collected.lines
    }

    private func imported(
        _ database: AppDatabase, into target: AppDatabase, policy: DuplicatePolicy = .skip
    ) async throws -> ImportReport {
        let collected = Collected()
        try await SQLitePersonalRecordRepository(database: database).records(in: nil, of: me) { section, record in
            collected.add("", record, section)
        }
        return try await SQLiteImportStore(database: target, clock: Standing()).run(
            of: me, onDuplicate: policy, isDryRun: false
        ) { session in
            var report = ImportReport()
            for (section, record) in collected.records {
                report.count(try session.keep(record, in: section), in: section)
            }
            return report
        }
    }

    @Test func `everything comes back the same in another database`() async throws {
        let source = try await filled()
        let target = try await target()
        let report = try await imported(source, into: target)
        let lines = try await records(source)
        #expect(lines.count == 18)
        #expect(lines.contains { $0.hasPrefix("votes: ") && $0.contains("ESFJ") && $0.contains("ISFJ") })
        #expect(!lines.joined().contains("Taken back"))
        #expect(
            lines.contains { $0.hasPrefix("collections: ") && $0.contains("daiquiri") }, "\(lines)")
        #expect(try await records(target) == lines)
        #expect(report.personal.values.allSatisfy { $0.imported == $0.read })
    }

    @Test func `a second time everything is there already, under every policy for the log twice only as a copy`()
        async throws
    {
        let source = try await filled()
        let lines = try await records(source)
        for policy in [DuplicatePolicy.skip, .overwrite] {
            let report = try await imported(source, into: source, policy: policy)
            // Collections are said to be written again under overwrite, with what they hold already.
            #expect(report.personal.values.allSatisfy { $0.skipped + $0.updated == $0.read }, "\(policy)")
            #expect(try await records(source) == lines)
        }
        let copied = try await imported(source, into: source, policy: .copy)
        #expect(copied.personal["log"]?.imported == 2)
        #expect(copied.personal["votes"]?.skipped == 1)
        #expect(copied.personal["shopping"]?.imported == 2)
        #expect(copied.personal["bar"]?.skipped == 2)
    }

    @Test func `an import is one step that can be taken back and done again`() async throws {
        let target = try await target()
        _ = try await imported(try await filled(), into: target)
        let lines = try await records(target)
        let history = SQLiteActionHistory(database: target)
        #expect(try await history.undo(for: me)?.kind == "recipe.import")
        #expect(try await records(target).isEmpty)
        _ = try await history.redo(for: me)
        #expect(try await records(target) == lines)
    }

    /// What a member writes and is neither derived nor of the moment; `action_log`, drafts and what was read or searched
    /// for lately are.
    @Test func `every table with what a member wrote goes out, or is named here`() {
        let written = Set(PersonalTable.all.flatMap { [$0.table.name] + ($0.members.map { [$0.table.name] } ?? []) })
        let others: Set<String> = [
            // Recipes and ingredients are records of their own.
            "own_record",
            // Of other members' posts, which another folder does not have.
            "comment", "comment_like", "review_like", "hidden", "character_request", "inbox_item",
            // Own works have a file of their own (`work add`).
            "work", "character",
            "recent_word", "recent_character", "recent_query",
            // A kept work is kept again from its catalogue (`keep`).
            "external_id",
            // One row of JSON, which a backup keeps.
            "city_list",
        ]
        let all = Set(JournaledTable.all.map(\.name))
        #expect(all.subtracting(written).subtracting(others) == [])
    }

    @Test func `only the sections asked for are read`() async throws {
        let lines = try await records(try await filled(), ["log"])
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix("log: ") })
    }

    @Test(
        arguments: [
            ("bar", [("ingredient", PersonalValue.text("No Id"))]),
            ("bar", []),
            ("bar", [("ingredient", .text("gin")), ("level", .text("brimming"))]),
            ("bar", [("ingredient", .text("gin")), ("opened", .text("yesterday"))]),
            ("marks", [("drink", .text("negroni")), ("mark", .text("loved")), ("at", .text("2026-11-21T10:40:00Z"))]),
            (
                "log",
                [
                    ("drink", .text("negroni")), ("at", .text("2026-11-21T10:40:00Z")), ("servings", .number(-1)),
                    ("ethanol_g", .number(1)),
                ]
            ),
            (
                "log",
                [
                    ("drink", .text("negroni")), ("at", .text("2026-11-21T10:40:00Z")), ("servings", .integer(1)),
                    ("ethanol_g", .number(1)), ("rating", .number(4.7)),
                ]
            ),
            ("shopping", [("ingredient", .text("gin")), ("text", .text("gin"))]),
            ("shopping", []),
            ("nobody", []),
        ] as [(String, [(String, PersonalValue)])])
    func `a record that is not in order is refused with the reason`(
        section: String, fields: [(String, PersonalValue)]
    ) async throws {
        let target = try await target()
        let record = PersonalRecord(fields.map { PersonalRecord.Field($0.0, $0.1) })
        await #expect(throws: ImportRefusal.self) {
            _ = try await SQLiteImportStore(database: target, clock: Standing()).run(
                of: me, onDuplicate: .skip, isDryRun: false
            ) { session in
                _ = try session.keep(record, in: section)
                return ImportReport()
            }
        }
        #expect(try await records(target).isEmpty)
    }
}

/// Gathers records on the database's thread.
private final class Collected: Sendable {
    private let state = Mutex<[(line: String, section: String, record: PersonalRecord)]>([])

    var lines: [String] { state.withLock { $0.map(\.line) } }
    var records: [(section: String, record: PersonalRecord)] {
        state.withLock { $0.map { ($0.section, $0.record) } }
    }

    func add(_ line: String, _ record: PersonalRecord, _ section: String) {
        state.withLock { $0.append((line, section, record)) }
    }
}

/// A clock that stands.
struct Standing: WallClock {
    func now() -> Int64 { AppDatabase.moment }
}
