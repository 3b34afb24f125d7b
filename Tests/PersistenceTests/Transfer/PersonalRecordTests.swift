import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// Personal data is exported as records and imported again unchanged.
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
        let voter = Author(me, type: try MBTI(text: "INFJ"))
        let votes = SQLiteVoteRepository(database: database)
        try await votes.vote(Ballot("watson", MBTI(text: "ISFJ"), reason: "he writes"), by: voter, at: 1_795_257_600)
        try await votes.vote(Ballot("watson", MBTI(text: "ESFJ")), by: voter, at: 1_795_257_700)
        let marks = SQLiteCommunityMarksRepository(database: database)
        try await marks.setWished(true, "metropolis", by: voter, at: 1_795_257_600)
        try await marks.setThumb(.dislike, "felix", by: voter, at: 1_795_257_600)
        try await marks.add(
            Watching(
                work: "felix", watchedAt: 1_795_257_600, rating: Rating(3.5), note: "short", drink: "negroni",
                isRewatch: true, tags: ["cats", "silent ones"]), of: me)
        try await marks.add(
            Watching(work: "felix", watchedAt: WatchedDate.month(year: 2019, month: 7).stored), of: me)
        let reviews = SQLiteReviewRepository(database: database)
        try await reviews.write(
            PostText("He writes it all down.", as: .review), isSpoiler: true, about: "watson", by: voter,
            at: 1_795_257_600)
        let gone = try await reviews.write(
            PostText("Taken back.", as: .review), isSpoiler: false, about: "holmes", by: voter, at: 1_795_257_600)
        try await reviews.delete(gone, by: me)
        try await SQLiteInboxRepository(database: database).watch(.word("cat"), of: me, at: 1_795_257_600)
        try await addPosts(to: database, by: voter)
        try await addRest(to: database)
        return database
    }

    /// A work, characters and comments of the member's own; one comment below another member's review.
    private func addPosts(to database: AppDatabase, by voter: Author) async throws {
        let works = SQLiteWorkRepository(database: database)
        let own = try await works.save(
            CastWork(
                work: Work(
                    id: "", title: LocalizedText(english: "Tide Table", korean: "물때표"), otherTitles: ["Ebb", "Flow"],
                    kind: .film, year: 1999, director: LocalizedText(english: "Ann", korean: "앤"), genres: ["drama"],
                    length: .long),
                cast: [
                    WorkCharacter(
                        id: "", name: LocalizedText(english: "Keeper", korean: "등대지기"), isLead: true,
                        guess: try MBTI(text: "ISTJ")),
                    WorkCharacter(id: "", name: LocalizedText(english: "Gull", korean: "갈매기")),
                ]), of: me, at: 1_795_257_600)
        #expect(own == "my-tide-table")
        _ = try await works.add(
            WorkCharacter(id: "", name: LocalizedText(english: "Projectionist", korean: "영사 기사")), to: "felix",
            of: me, at: 1_795_257_600)
        let votes = SQLiteVoteRepository(database: database)
        try await votes.vote(Ballot("my-gull", MBTI(text: "ESFP")), by: voter, at: 1_795_257_650)
        let gone = try await works.save(
            CastWork(
                work: Work(id: "", title: LocalizedText(english: "Gone", korean: "간 것"), kind: .film, year: 2000),
                cast: [WorkCharacter(id: "", name: LocalizedText(english: "Ghost", korean: "유령"))]), of: me,
            at: 1_795_257_600)
        try await votes.vote(Ballot("my-ghost", MBTI(text: "INFP")), by: voter, at: 1_795_257_660)
        try await works.remove(gone, of: me)
        try await database.write { db in
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('ann', 'Ann')")
        }
        let reviews = SQLiteReviewRepository(database: database)
        let mine = try await reviews.reviews(
            of: "watson", by: .newest, for: Viewer(me), after: nil, limit: 1)
        let theirs = try await reviews.write(
            PostText("A cat of few words.", as: .review), isSpoiler: false, about: "freder",
            by: Author("ann", type: nil),
            at: 1_795_257_000)
        for review in [mine.rows[0].id, theirs] {
            try await reviews.comment(
                PostText("And then some.", as: .comment), isSpoiler: true, on: review, by: voter, at: 1_795_257_700)
        }
    }

    private func addRest(to database: AppDatabase) async throws {
        let kept = OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"], others: [ExternalID("mal", "7")])
        _ = try await SQLiteKeptRepository(database: database).keep(kept, of: me, at: 1_795_257_600)
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO draft VALUES ('local', 'recipe', '', 'Half a fizz', '{"name":"Half \u{1}"}', 1795257600);
                    INSERT INTO work_list SELECT 'local', 'Best', number, 1, 'first' FROM work WHERE id = 'felix';
                    INSERT INTO city_list VALUES ('local', '[{"id":"seoul"},{"id":"x-1","lat":1.5,"lon":2,
                        "name_en":"Nowhere","tz":"UTC"}]');
                    INSERT INTO evening VALUES ('local', 1795208400, 'negroni', 'metropolis', 'crime-stirred', 9, NULL,
                        1795294800);
                    INSERT INTO inbox_mute VALUES ('local', 'like');
                    INSERT INTO character_request (profile, title, name, kind, status, requested_at, answered_at,
                        character) SELECT 'local', 'Felix', 'Kitty', 'animation', 'own', 1795257600, 1795257700, number
                        FROM character WHERE id = 'my-projectionist';
                    INSERT INTO revealed SELECT 'local', number FROM character WHERE id = 'holmes';
                    INSERT INTO ingredient_alias (profile, name, ingredient)
                        VALUES ('local', 'mothers ruin', 'gin');
                    INSERT INTO party_drink (profile, drink, position, servings) VALUES ('local', 'negroni', 0, 4);
                    INSERT INTO drink_opinion VALUES ('local', 'negroni', 8, 'good', 1795257600);
                    INSERT INTO party_order (profile, drink, name, note, is_done, served_at)
                        VALUES ('local', 'negroni', 'Bo', 'no ice', 0, 1795257600);
                    INSERT INTO party VALUES ('local', 8, 3, '2026-11-28');
                    INSERT INTO house_recipe VALUES ('local', 'gin', 300, 2, '200 g sugar; 200 ml water');
                    INSERT INTO member (profile, type, type_at, nickname_key, nickname_at, alcohol, introduction, home_kind,
                        shows_votes) VALUES ('local', 'INFJ', 1795000000, 'mina', 1795000001, 'of-age', 'Hello.', 'film', 1);
                    UPDATE profile SET nickname = 'Mina' WHERE id = 'local';
                    """)
        }
    }

    private func addCommunity(to database: AppDatabase) async throws {
        try await WorkImporter(database: database).importIfChanged(
            WorkPlan(WorkCatalogue(works: SampleWorks.all, genres: SampleWorks.genres)), fingerprint: "sample", now: 0)
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
                report.count(try session.keep(record, in: section, of: "f"), in: section)
            }
            return report
        }
    }

    @Test func `data about a merged work is exported under the remaining one`() async throws {
        let database = try await filled()
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO merged_id VALUES ('work', 'metropolis', 'sherlock-holmes'),
                        ('character', 'watson', 'billy'), ('work', 'felix', 'nowhere-here');
                    UPDATE work SET is_gone = 1 WHERE id IN ('metropolis', 'felix');
                    UPDATE character SET is_gone = 1 WHERE id = 'watson';
                    """)
        }
        let lines = try await records(database, ["votes", "wishes", "evenings", "reviews", "comments", "watched"])
        func count(_ text: String) -> Int { lines.count { $0.contains("\"\(text)") } }
        #expect(count("metropolis") == 0 && count("watson") == 0)
        #expect(count("sherlock-holmes") == 2, "a wish and an evening")
        #expect(count("billy") == 3, "a vote, a review, a comment")
        #expect(count("felix") > 0, "a work merged into an unknown one keeps its name")
    }

    @Test func `everything exported is imported unchanged into another database`() async throws {
        let source = try await filled()
        let target = try await target()
        let report = try await imported(source, into: target)
        let lines = try await records(source)
        #expect(lines.count == 48)
        #expect(lines.contains { $0.hasPrefix("comments: ") && $0.contains("freder 2026-11-21T10:30:00Z") })
        #expect(lines.contains { $0.hasPrefix("characters: ") && $0.contains("felix") })
        #expect(lines.contains { $0.hasPrefix("watched: ") && $0.contains("2019-07") })
        #expect(lines.contains { $0.hasPrefix("watched: ") && $0.contains("silent ones") })
        #expect(lines.contains { $0.hasPrefix("profile: ") && $0.contains("Mina") && $0.contains("INFJ") })
        #expect(lines.contains { $0.hasPrefix("votes: ") && $0.contains("ESFJ") && $0.contains("ISFJ") })
        #expect(!lines.joined().contains("Taken back"))
        #expect(
            lines.contains { $0.hasPrefix("collections: ") && $0.contains("daiquiri") }, "\(lines)")
        #expect(try await records(target) == lines)
        #expect(report.personal.values.allSatisfy { $0.imported == $0.read })
        #expect(report.personal.count == PersonalTable.all.count + 1)
    }

    @Test func `imported own works are found by name, and no list shows a missing review`()
        async throws
    {
        let target = try await target()
        _ = try await imported(try await filled(), into: target)
        let found = try await SQLiteSearchRepository(database: target).worksAndCharacters(
            matching: "tide", SearchFilter(), for: Viewer(me), limit: 5)
        let hit = try #require(found.hits.first)
        guard case .work(let summary) = hit else { throw NotFound(id: "\(hit)") }
        #expect(summary.id == "my-tide-table")
        let momentum = SQLiteMomentumRepository(database: target)
        #expect(try await momentum.counts(of: me).reviews == 1)
        #expect(try await SQLiteProfileRepository(database: target).localProfile().nickname == "Mina")
    }

    @Test func `an import fills in a member's profile without replacing type or nickname`()
        async throws
    {
        let source = try await filled()
        let target = try await target()
        try await target.write { db in
            try db.execute(
                sql: """
                    INSERT INTO profile VALUES ('local', 'Zoe');
                    INSERT INTO member (profile, type, nickname_key, introduction) VALUES ('local', 'ESTP', 'zoe', 'Hi.')
                    """)
        }
        _ = try await imported(source, into: target, policy: .overwrite)
        let line = try #require(try await records(target, ["profile"]).first)
        for text in ["Zoe", "ESTP", "Hello."] { #expect(line.contains(text), "\(line)") }
    }

    @Test func `a second import duplicates nothing, except log and shopping as copies`()
        async throws
    {
        let source = try await filled()
        let lines = try await records(source)
        for policy in [DuplicatePolicy.skip, .overwrite] {
            let report = try await imported(source, into: source, policy: policy)
            // With `overwrite`, collections are reported as updated, with unchanged contents.
            #expect(report.personal.values.allSatisfy { $0.skipped + $0.updated == $0.read }, "\(policy)")
            #expect(try await records(source) == lines)
        }
        let copied = try await imported(source, into: source, policy: .copy)
        #expect(copied.personal["log"]?.imported == 2)
        #expect(copied.personal["votes"]?.skipped == 3)
        #expect(copied.personal["shopping"]?.imported == 2)
        #expect(copied.personal["bar"]?.skipped == 2)
    }

    @Test func `equal records of one file are several and are there once after a second import`() async throws {
        let (source, target) = (try await self.target(), try await self.target())
        let marks = SQLiteCommunityMarksRepository(database: source)
        for isRewatch in [false, true, true] {
            try await marks.add(Watching(work: "felix", watchedAt: 1_795_257_600, isRewatch: isRewatch), of: me)
        }
        let lines = try await records(source, ["watched"])
        #expect(lines.count == 3)
        #expect(try await imported(source, into: target).personal["watched"]?.imported == 3)
        #expect(try await records(target, ["watched"]) == lines)
        for policy in [DuplicatePolicy.skip, .overwrite] {
            #expect(try await imported(source, into: target, policy: policy).personal["watched"]?.imported == 0)
            #expect(try await records(target, ["watched"]) == lines)
        }
    }

    @Test func `the same record in two files is there once`() async throws {
        let target = try await target()
        let record = PersonalRecord([
            PersonalRecord.Field("work", .text("felix")),
            PersonalRecord.Field("at", .text("2026-11-21T10:40:00Z")),
        ])
        _ = try await SQLiteImportStore(database: target, clock: Standing()).run(
            of: me, onDuplicate: .skip, isDryRun: false
        ) { session in
            for file in ["laptop", "phone"] { _ = try session.keep(record, in: "watched", of: file) }
            return ImportReport()
        }
        #expect(try await records(target, ["watched"]).count == 1)
    }

    @Test func `an import is one step that can be undone and redone`() async throws {
        let target = try await target()
        _ = try await imported(try await filled(), into: target)
        let lines = try await records(target)
        let history = SQLiteActionHistory(database: target)
        #expect(try await history.undo(for: me)?.kind == "recipe.import")
        // The profile is not part of the step.
        #expect(try await records(target).allSatisfy { $0.hasPrefix("profile: ") })
        _ = try await history.redo(for: me)
        #expect(try await records(target) == lines)
    }

    @Test func `every table of the schema is exported or excluded with a reason`() {
        let written = Set(PersonalTable.all.flatMap { [$0.table.name] + ($0.members.map { [$0.table.name] } ?? []) })
        let leftOut = PersonalTable.leftOut
        #expect(written.isDisjoint(with: leftOut.keys))
        #expect(Schema.expectedTables.subtracting(written) == Set(leftOut.keys))
        #expect(leftOut.values.allSatisfy { !$0.isEmpty })
        // Members write what they can undo; only these are not exported: data about other members' posts, recent items
        // and the like.
        let journaled = Set(JournaledTable.all.map(\.name)).subtracting(written)
        #expect(
            journaled == [
                "own_record", "review_like", "comment_like", "hidden", "inbox_item", "recent_word", "recent_character",
                "recent_query", "pulled_recipe", "offer", "work_merge", "past_vote", "report",
            ])
    }

    @Test func `every column that members write is exported`() async throws {
        let database = try AppDatabase.inMemory()
        for table in PersonalTable.all {
            let columns = try await database.read { db in try db.columns(in: table.table.name).map(\.name) }
            let derived: Set<String> =
                switch table.table {
                case .review: ["likes", "comments", "views"]
                case .comment: ["likes"]
                case .work: ["sort_en", "sort_ko"]
                case .character:
                    // A reason is the editor's, not the member's.
                    ["kind", "votes", "sort_type", "tied", "shelf_type", "reviews", "why_en", "why_ko"]
                case .barSubstitute: ["position"]
                default: []
                }
            let known = Set(table.columns.map(\.column)).union(derived).union(table.constants.keys)
                .union(["number"] + [table.owner].compactMap(\.self))
            #expect(Set(columns).subtracting(known) == [], "\(table.table.name)")
        }
    }

    @Test func `only the requested sections are read`() async throws {
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
            (
                "log",
                [
                    ("drink", .text("negroni")), ("at", .text("2999-11-21T10:40:00Z")), ("servings", .integer(1)),
                    ("ethanol_g", .number(1)),
                ]
            ),
            ("shopping", [("ingredient", .text("gin")), ("text", .text("gin"))]),
            ("shopping", []),
            ("nobody", []),
        ] as [(String, [(String, PersonalValue)])])
    func `an invalid record is refused with the reason`(
        section: String, fields: [(String, PersonalValue)]
    ) async throws {
        let target = try await target()
        let record = PersonalRecord(fields.map { PersonalRecord.Field($0.0, $0.1) })
        await #expect(throws: ImportRefusal.self) {
            _ = try await SQLiteImportStore(database: target, clock: Standing()).run(
                of: me, onDuplicate: .skip, isDryRun: false
            ) { session in
                _ = try session.keep(record, in: section, of: "f")
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

struct Standing: WallClock {
    func now() -> Int64 { AppDatabase.moment }
}
