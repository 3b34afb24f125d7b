import Domain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Persistence

/// No statement of a repository may read a whole table or sort. Traces every statement of a tour of all methods, and
/// reads its plan from SQLite.
struct QueryPlanTests {
    /// Tables that may be read whole, and why.
    private static let whole: [String: String] = [
        "genre": "words of a menu", "glass": "words of a menu", "tag": "words of a menu",
        "technique": "words of a menu",
        "tool": "words of a menu", "substitution": "the rules of stand-ins, all of them asked at every match",
        "ingredient": "the graph of ingredients is built in memory", "ingredient_part": "part of that graph",
        "recipe_chunk": "the matcher holds all recipes, a thousand a row",
        "recipe_ingredient": "the numbers that the chunks name",
        "drink": "the recommender holds the features of all drinks", "drink_line": "the lines of those drinks, in step",
        "profile": "members of one machine, counted", "hot_window": "one row", "sqlite_sequence": "a row a table",
        "own_pending": "what this transaction changed", "below": "the rows that a recursion found",
        "CONSTANT": "a value",
        "ingredient_alias": "an import reads all names of ingredients",
        "crowd_page": "the sizes of the kept pages, added up when another one comes",
        "membership": "members of one machine, read together",
        "past": "the votes of one day", "mine": "the works that a member knows",
        "tables": "the schema, when a profile moves or ends",
    ]
    /// Statements that may sort or group, by their beginning, and why.
    private static let sorting: [String: String] = [
        "INSERT INTO hot (character, kind, count)": "counts a new window once",
        "UPDATE hot SET count": "takes the votes of one day off, once a day",
        "SELECT drink, mark, marked_at FROM drink_mark": "an export reads all marks of a member",
        "SELECT id, name, edited_at FROM collection": "an export reads all collections of a member",
        "SELECT drink, name, note, is_done, served_at FROM party_order": "an export reads the whole queue of a member",
        "SELECT work.id AS work_id, work.title_en, work.title_ko, work.kind AS work_kind, work.year, max(watched":
            "the films of one month",
        "SELECT made.drink, drink.name_en": "the drinks of one month",
        "WITH mine (work)": "the characters of the works that a member knows",
        "SELECT work, min(position)": "a list of a server has fifty rows",
        "SELECT count(DISTINCT work)": "a list of a server has fifty rows",
        "SELECT name, (SELECT coalesce((SELECT remaining.id": "an export reads all lists of a member",
        "SELECT work_list.note, work.id AS work_id": "one list of a member, which is shown whole",
        "SELECT tables.name": "the schema, when a profile moves or ends",
    ]

    @Test func `no statement of any repository scans or sorts`() async throws {
        let database = try await AppDatabase.sample()
        let tour = try await RepositoryTour(database)
        let seen = Seen()
        try await database.writer.writeWithoutTransaction { db in
            db.trace(options: .statement) { event in
                if case .statement(let statement) = event { seen.note(statement.sql) }
            }
        }
        try await tour.run()
        try await database.writer.writeWithoutTransaction { $0.trace() }
        let statements = seen.statements
        for sql in statements {
            let bad = try await plan(of: sql, database).filter { !isCheap($0) && !isExcepted($0, in: sql) }
            #expect(bad.isEmpty, "\(bad)\n\(sql)")
        }
        #expect(statements.count > 200)
    }

    @Test func `the tour calls every method of every repository`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let tour = try swiftFiles(root.appending(path: "Tests/PersistenceTests/Plans")).joined(separator: "\n")
        let methods = try swiftFiles(root.appending(path: "Sources/Persistence"), named: "SQLite")
            .flatMap { $0.matches(of: /\n    package func (\w+)\(/).map { String($0.output.1) } }
        #expect(methods.count > 150)
        for method in Set(methods) { #expect(tour.contains(".\(method)("), "\(method) is not on the tour") }
    }

    @Test func `the check finds a scan and a sort`() async throws {
        let database = try await AppDatabase.sample()
        let scan = try await plan(of: "SELECT * FROM drink WHERE year = ?", database)
        #expect(!scan.allSatisfy(isCheap))
        let sort = try await plan(of: "SELECT * FROM drink_line WHERE drink = ? ORDER BY amount", database)
        #expect(!sort.allSatisfy(isCheap))
    }

    private func swiftFiles(_ folder: URL, named prefix: String = "") throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.lastPathComponent.hasPrefix(prefix) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private func isCheap(_ step: String) -> Bool {
        if step.contains("USE TEMP B-TREE") { return false }
        guard step.hasPrefix("SCAN ") else { return true }
        return step.contains("USING INDEX") || step.contains("USING COVERING INDEX")
            || step.contains("VIRTUAL TABLE INDEX")
    }

    private func isExcepted(_ step: String, in sql: String) -> Bool {
        if step.contains("USE TEMP B-TREE") { return Self.sorting.keys.contains { sql.hasPrefix($0) } }
        return step.split(separator: " ").dropFirst().first.map { Self.whole[String($0)] != nil } ?? false
    }

    private func plan(of sql: String, _ database: AppDatabase) async throws -> [String] {
        try await database.writer.writeWithoutTransaction { db in
            let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
            statement.setUncheckedArguments(StatementArguments())
            return try Row.fetchAll(statement).map { $0["detail"] }
        }
    }
}

/// The different statements that were run.
private final class Seen: Sendable {
    private let all = Mutex<Set<String>>([])

    var statements: [String] { all.withLock { $0.sorted() } }

    func note(_ sql: String) {
        // SQLite traces the statements of a trigger as comments; these other statements have no plan.
        let others = ["--", "BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "PRAGMA"]
        guard !others.contains(where: { sql.hasPrefix($0) }) else { return }
        all.withLock { _ = $0.insert(sql) }
    }
}
