import Domain
import GRDB

final class SQLiteImportSession: ImportSession {
    /// The number of records after which they are copied into the lists.
    private static let batch = 20_000
    /// The maximum number of undoable changes; a larger import cannot be undone.
    private static let mostUndoable = 20_000

    let db: Database
    let profile: Identifier<Profile>
    private let policy: DuplicatePolicy
    private let now: Int64
    private let calculator: DrinkCalculator
    private let isCancelled: @Sendable () -> Bool
    var writer: OwnRecordWriter
    var addedWorks: [Int64] = []
    private var personal: PersonalWriter
    private var count = 0
    private var isForGood = false

    init(
        _ db: Database, profile: Identifier<Profile>, policy: DuplicatePolicy, at now: Int64,
        calculator: DrinkCalculator, isCancelled: @escaping @Sendable () -> Bool
    ) throws {
        self.db = db
        self.profile = profile
        self.now = now
        self.policy = policy
        self.calculator = calculator
        self.isCancelled = isCancelled
        writer = try OwnRecordWriter(db, profile: profile, at: now)
        personal = PersonalWriter(db, profile: profile, policy: policy)
    }

    func known() throws -> ImportKnown { try SQLiteKnownNames.known(db) }

    func checkCancellation() throws { if isCancelled() { throw CancellationError() } }

    func keep(_ record: OwnRecord) throws -> OwnRecordOutcome {
        let outcome = try writer.keep(record, onDuplicate: policy)
        try tick()
        return outcome
    }

    func skips(_ drink: Drink) throws -> Bool { try writer.skips(.drink(drink), onDuplicate: policy) }

    func replace(_ record: OwnRecord) throws -> OwnRecordOutcome {
        let outcome = try writer.keep(record, onDuplicate: .overwrite)
        try tick()
        return outcome
    }

    func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws {
        try writer.alongside { journal in
            try PulledRecipeRow.put(recipe, isBrought: isBrought, of: profile, &journal, db)
        }
        try tick()
    }

    func keep(_ record: PersonalRecord, in section: String, of file: String) throws -> ImportTally.Outcome {
        let outcome = try writer.alongside { journal in
            let before = journal.changes.count
            do {
                return try savepoint { try personal.write(record, in: section, of: file, &journal) }
            } catch {
                journal.forget(after: before)
                throw error
            }
        }
        try tick()
        return outcome
    }

    /// Updates the lists and records the step; returns whether it can be undone.
    func finish() throws -> Bool {
        if isForGood { writer.forgetStep() }
        try followWorks(at: now)
        try writer.finish("recipe.import", calculator: calculator)
        return !isForGood
    }

    func tick() throws {
        count += 1
        if writer.changeCount > Self.mostUndoable { isForGood = true }
        if isForGood { writer.forgetStep() }
        if count.isMultiple(of: Self.batch) { try writer.flush(calculator: calculator) }
    }

    private func savepoint<Answer>(_ body: () throws -> Answer) throws -> Answer {
        try db.execute("SAVEPOINT personal_record")
        do {
            let answer = try body()
            try db.execute("RELEASE personal_record")
            return answer
        } catch {
            try db.execute("ROLLBACK TO personal_record")
            try db.execute("RELEASE personal_record")
            if let error = error as? DatabaseError, error.resultCode == .SQLITE_CONSTRAINT {
                throw ImportRefusal(RecordRemark(.refused))
            }
            throw error
        }
    }

    // MARK: Diaries of other programs

    /// Leaves out works of communities that the member does not belong to.
    func knownWorks() throws -> [KnownWork] {
        let ids = try SQLiteExternalIDRepository.all(db)
        let merged = try MergedWorks(of: profile, db)
        let visibility = try CatalogueVisibility(merged)
        var works: [KnownWork] = []
        var parts: [Identifier<Work>: [KnownWork]] = [:]
        for row in try Row.fetchAll(db, SQL.works(visibility)) {
            let id = Identifier<Work>(row["id"])
            let original: String? = row["title_original"]
            let work = KnownWork(
                work: WorkReference(
                    id: id, title: DrinkRows.text(row, "title"),
                    kind: WorkKind(rawValue: row["kind"]) ?? .film, year: row["year"]),
                otherTitles: [original].compactMap(\.self) + NameLines.names(row["other_titles"]),
                ids: ids[id]?.own.map(\.description) ?? [], bundledIDs: ids[id]?.bundled.map(\.description) ?? [])
            let present = merged.isEmpty ? id : try merged.present(id)
            if present == id { works.append(work) } else { parts[present, default: []].append(work) }
        }
        for row in try Row.fetchAll(db, StoredWorkMatcher.SQL.merged, [profile.rawValue]) {
            let part = WorkRows.work(row)
            parts[try merged.present(part.id), default: []].append(KnownWork(part))
        }
        return works.map { work in parts[work.work.id]?.reduce(work, Self.joined) ?? work }
    }

    private static func joined(_ work: KnownWork, _ part: KnownWork) -> KnownWork {
        KnownWork(
            work: work.work,
            otherTitles: work.otherTitles + [part.work.title.english, part.work.title.korean] + part.otherTitles,
            ids: work.ids + part.ids, bundledIDs: work.bundledIDs + part.bundledIDs)
    }

    /// A watching of a work older than its bundled twin counts for both, so that a repeated import adds nothing.
    func watchings() throws -> [KnownWatching] {
        let merged = try MergedWorks(of: profile, db)
        let twins = try ExternalIDRows.bundledTwins(db)
        var known: [KnownWatching] = []
        for row in try Row.fetchAll(db, SQL.watchings, [profile.rawValue]) {
            let work = Identifier<Work>(row["work_id"])
            for work in try Set([merged.present(work)]).union(twins[work] ?? []) {
                known.append(
                    KnownWatching(
                        id: Identifier(String(row["number"] as Int64)),
                        watching: SQLiteCommunityMarksRepository.watching(row, of: work)))
            }
        }
        return known
    }

    /// Includes the bundled twins of wished works; see `watchings`.
    func wishedWorks() throws -> Set<Identifier<Work>> {
        let twins = try ExternalIDRows.bundledTwins(db)
        let wished: [Identifier<Work>] = try String.fetchAll(db, SQL.wishes, [profile.rawValue])
            .map { Identifier($0) }
        return Set(wished + wished.flatMap { twins[$0] ?? [] })
    }

    func add(_ work: Work) throws -> Identifier<Work> {
        let checked: Work
        do {
            checked = try OwnWork.checked(work)
        } catch {
            throw ImportRefusal(Self.remark(error))
        }
        let id = Identifier<Work>(
            try WorkIDs.own(checked.title.english) { try CommunityNumbers.work(Identifier($0), db) != nil })
        let number = try RowNumbers.next(in: .work, db)
        let kept = Work(
            id: id, title: checked.title, otherTitles: checked.otherTitles, kind: checked.kind, year: checked.year)
        try put(.work, WorkRows.row(number, kept, origin: .own, owner: profile), named: kept.title)
        addedWorks.append(number)
        return id
    }

    func link(_ ids: [String], to work: Identifier<Work>) throws {
        for id in ids.compactMap(ExternalID.init(_:)) where try ExternalIDRows.target(of: id, db) == nil {
            try put(.externalID, ExternalIDRows.row(id, .work(work), keptAt: nil))
        }
    }

    func put(_ watching: Watching, as id: Identifier<WatchedEntry>?) throws {
        let work = try number(of: watching.work)
        try name(work)
        let number = try id.flatMap(RowNumbers.number) ?? RowNumbers.next(in: .watched, db)
        try put(.watched, SQLiteCommunityMarksRepository.row(number, watching, work, profile))
    }

    func unwish(_ work: Identifier<Work>) throws {
        let number = try number(of: work)
        guard let wish = try Int64.fetchOne(db, SQL.wish, [profile.rawValue, number]) else { return }
        try writer.alongside { journal in try journal.remove(.wish, key: ["number": .integer(wish)]) }
        try tick()
    }

    func put(_ work: Identifier<Work>, in place: WorkListPlace) throws -> Bool {
        let number = try number(of: work)
        let known = try Int.fetchOne(db, SQL.listed, [profile.rawValue, place.list, number])
        guard known == nil else { return false }
        try name(number)
        try put(
            .workList,
            [
                "profile": .text(profile.rawValue), "name": .text(place.list), "work": .integer(number),
                "position": .integer(Int64(place.position)), "note": .optional(place.note),
            ])
        return true
    }

    func like(_ work: Identifier<Work>, at moment: Int64) throws -> Bool {
        let number = try number(of: work)
        guard try Int64.fetchOne(db, SQL.thumb, [profile.rawValue, number]) == nil else { return false }
        try name(number)
        let next = try RowNumbers.next(in: .thumb, db)
        try put(.thumb, SQLiteCommunityMarksRepository.thumb(next, number, .like, by: author(), at: moment))
        return true
    }

    func wish(_ work: Identifier<Work>, at moment: Int64) throws {
        let number = try number(of: work)
        try name(number)
        let next = try RowNumbers.next(in: .wish, db)
        try put(.wish, SQLiteCommunityMarksRepository.wish(next, number, by: author(), at: moment))
    }

    private func author() throws -> Author {
        let type = try String.fetchOne(db, SQL.memberType, [profile.rawValue])
        return Author(profile, type: type.flatMap { try? MBTI(text: $0) })
    }

    /// Adds the new works to the name index and notifies members who watch for their titles.
    func followWorks(at now: Int64) throws {
        guard !addedWorks.isEmpty else { return }
        let index = NameIndex(db)
        let watch = try KeywordWatch(db, now: now)
        for number in addedWorks {
            try index.update(.work, number)
            if !watch.isIdle { try watch.notify(ofWork: number, except: profile.rawValue) }
        }
    }

    private func name(_ work: Int64) throws {
        guard writer.takesNames,
            let row = try Row.fetchOne(db, SQL.title, [work])
        else { return }
        writer.note(DrinkRows.text(row, "title"))
    }

    private func put(_ table: JournaledTable, _ row: [String: JournalValue], named name: LocalizedText? = nil) throws {
        try writer.alongside { journal in try journal.put(table, row) }
        if let name { writer.note(name) }
        try tick()
    }

    private func number(of work: Identifier<Work>) throws -> Int64 {
        guard let number = try CommunityNumbers.work(work, db) else { throw NotFound(id: work.rawValue) }
        return number
    }

    private static func remark(_ problem: WorkProblem) -> RecordRemark {
        switch problem {
        case .tooLong(_, let limit): RecordRemark(.longTitle, ["\(limit)"])
        case .year(let year): RecordRemark(.yearOutside, ["\(year)", "\(Work.years)"])
        case .noTitle, .noCharacter, .tooManyCharacters, .noName, .sameName, .notOwn:
            RecordRemark(.noWork)
        }
    }

    private enum SQL {
        static func works(_ visibility: CatalogueVisibility) -> String {
            """
            SELECT id, title_en, title_ko, title_original, other_titles, kind, year FROM work
            WHERE is_gone = 0 \(visibility.condition(workOrPart: "work.number")) ORDER BY number
            """
        }
        static let watchings = """
            SELECT watched.number, work.id AS work_id, watched_at, rating, note, drink,
                is_rewatch, tags
            FROM watched CROSS JOIN work ON work.number = watched.work
            WHERE watched.profile = ? ORDER BY watched_at, watched.number
            """
        static let wishes = """
            SELECT work.id FROM wish CROSS JOIN work ON work.number = wish.work WHERE wish.profile = ?
            """
        static let listed = "SELECT position FROM work_list WHERE profile = ? AND name = ? AND work = ?"
        static let wish = "SELECT number FROM wish WHERE profile = ? AND work = ?"
        static let thumb = "SELECT number FROM thumb WHERE profile = ? AND work = ?"
        static let memberType = "SELECT type FROM member WHERE profile = ?"
        static let title = "SELECT title_en, title_ko FROM work WHERE number = ?"
    }
}
