import Domain
import TestSupport
import Testing

/// How a diary's rows become log entries and wishes.
struct DiaryImportTests {
    private static let now: Int64 = 1_795_257_600
    private static let metropolis = KnownWork(
        work: WorkReference(
            id: "metropolis", title: LocalizedText(english: "Metropolis", korean: "메트로폴리스"), kind: .film, year: 1927))
    private static let clue = WorkClue(title: "Metropolis", year: 1927)

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    private func run(
        _ records: [(DiaryRecord, String)], into store: RecordingImportStore, policy: DuplicatePolicy = .skip,
        works: WorkDecisions = WorkDecisions(), isPreview: Bool = false
    ) async throws -> ImportReport {
        let records = records.enumerated().map { number, record in
            ImportRecord.diary(record.0, ImportPlace(file: record.1, record: "line \(number)"))
        }
        return try await ImportRecipes(
            reader: ScriptedImportReader(records), store: store, profile: Profile.localID, time: FixedLocalTime(),
            clock: FixedClock(Self.now))(
                ImportRequest(sources: [.path("x")], policy: policy, works: works, isPreview: isPreview))
    }

    private func store(_ watched: [KnownWatching] = []) -> RecordingImportStore {
        RecordingImportStore(works: [Self.metropolis], watched: watched)
    }

    @Test func `diary, ratings, reviews and watched list merge into one watching`() async throws {
        let store = store()
        let watchedOn = try day("2024-05-01")
        let report = try await run(
            [
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: watchedOn), "diary.csv"),
                (DiaryRecord(work: Self.clue, kind: .watched, notedOn: watchedOn, rating: Rating(4.5)), "ratings.csv"),
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: watchedOn, note: "Grand."), "reviews.csv"),
                (DiaryRecord(work: Self.clue, kind: .watched, notedOn: watchedOn), "watched.csv"),
            ], into: store)
        let moment = watchedOn.daysSince1970 * 86_400 + 12 * 3_600
        #expect(
            store.journal.watchings == [
                Watching(work: "metropolis", watchedAt: moment, rating: Rating(4.5), note: "Grand.")
            ])
        #expect(report.personal["watched"]?.imported == 1)
        #expect(report.diary?.matched == 1)
        #expect(report.total.read == 1)
    }

    @Test func `two rows in one file are two watchings, even on the same day`() async throws {
        let store = store()
        let days = try [day("2024-05-01"), day("2024-05-01"), day("2025-01-01")]
        _ = try await run(
            days.map { (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: $0), "diary.csv") }, into: store)
        #expect(store.journal.watchings.count == 3)
    }

    @Test func `rows of one day with the same address are one watching, in one file or several`() async throws {
        let store = store()
        let (first, second) = ("https://boxd.it/a", "https://boxd.it/b")
        func row(_ entry: String, note: String? = nil) throws -> DiaryRecord {
            DiaryRecord(
                work: Self.clue, kind: .watched, watchedOn: try day("2024-05-01"), note: note, entry: entry)
        }
        let report = try await run(
            [
                (row(first), "diary.csv"), (row(first), "diary.csv"), (row(second), "diary.csv"),
                (row(second, note: "Again."), "reviews.csv"),
            ], into: store)
        #expect(store.journal.watchings.count == 2 && Set(store.journal.watchings.map(\.note)) == [nil, "Again."])
        #expect(report.personal["watched"]?.imported == 2)
        #expect(report.personal["watched"]?.skipped == 1, "the same row of one file")
    }

    @Test func `a row that is twice in its file counts as skipped, so that the counts add up`() async throws {
        let noted = try day("2023-02-03")
        let rows = [
            (DiaryRecord(work: Self.clue, kind: .watched, notedOn: noted, rating: Rating(4)), "ratings.csv"),
            (DiaryRecord(work: Self.clue, kind: .liked), "likes/films.csv"),
            (DiaryRecord(work: Self.clue, kind: .wished), "watchlist.csv"),
        ]
        let report = try await run(rows + rows, into: store())
        #expect(report.total.read == 6 && report.total.imported == 3 && report.total.skipped == 3)
        let unknown = DiaryRecord(work: WorkClue(title: "Unknown", year: 1999), kind: .watched, notedOn: noted)
        let left = try await run([(unknown, "watched.csv"), (unknown, "watched.csv")], into: store())
        #expect(left.total.read == 2 && left.total.skipped == 2)
    }

    @Test func `rows of one film in a file that differ by the rating or the day are one watching, the others skipped`()
        async throws
    {
        let store = store()
        let noted = try day("2023-02-03")
        let ratings = [Rating(4), Rating(2), nil].map {
            (DiaryRecord(work: Self.clue, kind: .watched, notedOn: noted, rating: $0), "ratings.csv")
        }
        let report = try await run(ratings, into: store)
        #expect(report.total.read == 3 && report.total.imported == 1 && report.total.skipped == 2)
        #expect(store.journal.watchings.map(\.rating) == [Rating(4)])
        let dated = (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: noted), "ratings.csv")
        let both = try await run([ratings[0], dated], into: self.store())
        #expect(both.total.read == 2 && both.total.imported == 1 && both.total.skipped == 1)
    }

    @Test func `a watching already in the log is skipped, a new one on another day is imported`() async throws {
        let first = try day("2024-05-01")
        let present = KnownWatching(
            id: "1", watching: Watching(work: "metropolis", watchedAt: first.daysSince1970 * 86_400 + 80_000))
        let store = store([present])
        let report = try await run(
            [
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: first, rating: Rating(3)), "diary.csv"),
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: try day("2024-05-02")), "diary.csv"),
            ], into: store)
        #expect(report.personal["watched"]?.skipped == 1)
        #expect(report.personal["watched"]?.imported == 1)
        #expect(store.journal.watchings.map(\.rating) == [nil])
    }

    @Test func `overwriting takes the file's values and keeps all others`() async throws {
        let first = try day("2024-05-01")
        let present = KnownWatching(
            id: "1",
            watching: Watching(
                work: "metropolis", watchedAt: first.daysSince1970 * 86_400, note: "mine", drink: "gimlet"))
        let store = store([present])
        let report = try await run(
            [(DiaryRecord(work: Self.clue, kind: .watched, watchedOn: first, rating: Rating(3)), "diary.csv")],
            into: store, policy: .overwrite)
        #expect(report.personal["watched"]?.updated == 1)
        #expect(store.journal.watchings.first?.note == "mine")
        #expect(store.journal.watchings.first?.drink == "gimlet")
        #expect(store.journal.watchings.first?.rating == Rating(3))
    }

    @Test func `a mark without a day is a watching only if the work was never watched`() async throws {
        let mark = (DiaryRecord(work: Self.clue, kind: .watched, notedOn: try day("2023-02-03")), "watched.csv")
        let fresh = store()
        _ = try await run([mark], into: fresh)
        #expect(fresh.journal.watchings.count == 1)
        let known = store([KnownWatching(id: "1", watching: Watching(work: "metropolis", watchedAt: 5))])
        _ = try await run([mark], into: known)
        #expect(known.journal.watchings.isEmpty)
    }

    @Test func `a record without any date stays undated, and the report counts it`() async throws {
        let store = store()
        let report = try await run([(DiaryRecord(work: Self.clue, kind: .watched), "list.xml")], into: store)
        #expect(store.journal.watchings.map(\.date) == [.unknown])
        #expect(report.diary?.withoutDay == 1)
        let again = self.store([KnownWatching(id: "1", watching: try #require(store.journal.watchings.first))])
        #expect(
            try await run([(DiaryRecord(work: Self.clue, kind: .watched), "list.xml")], into: again).hasChanges == false
        )
    }

    @Test(arguments: [WatchedDate.year(2019), .month(year: 2019, month: 7)])
    func `a year or month is kept and not replaced by the day of a mark`(date: WatchedDate) async throws {
        let store = store()
        let record = DiaryRecord(
            work: Self.clue, kind: .watched, watchedIn: date, notedOn: try day("2024-05-01"))
        let report = try await run([(record, "list.xml")], into: store)
        #expect(store.journal.watchings.map(\.date) == [date])
        #expect(report.diary?.withoutDay == 0, "which is a date")
    }

    @Test func `a day with many marks is not used as a watching date, one with a few is`()
        async throws
    {
        func works(_ count: Int) -> [KnownWork] {
            (0..<count).map { number in
                let title = LocalizedText(english: "Film \(number)", korean: "영화 \(number)")
                return KnownWork(
                    work: WorkReference(
                        id: Identifier("film-\(number)"), title: title, kind: .film, year: 1990))
            }
        }
        func marks(_ count: Int) throws -> [(DiaryRecord, String)] {
            try (0..<count).map { number in
                let clue = WorkClue(title: "Film \(number)", year: 1990)
                return (DiaryRecord(work: clue, kind: .watched, notedOn: try day("2023-02-03")), "watched.csv")
            }
        }
        let few = RecordingImportStore(works: works(3))
        #expect(try await run(marks(3), into: few).diary?.withoutDay == 0)
        let many = RecordingImportStore(works: works(4))
        #expect(try await run(marks(4), into: many).diary?.withoutDay == 4)
        #expect(many.journal.watchings.allSatisfy { $0.date == .unknown })
    }

    @Test func `tags and the rewatch flag are merged from all files`() async throws {
        let store = store()
        let watchedOn = try day("2024-05-01")
        _ = try await run(
            [
                (
                    DiaryRecord(
                        work: Self.clue, kind: .watched, watchedOn: watchedOn, isRewatch: true, tags: ["silent"]),
                    "diary.csv"
                ),
                (
                    DiaryRecord(work: Self.clue, kind: .watched, watchedOn: watchedOn, tags: ["silent", "long"]),
                    "reviews.csv"
                ),
            ], into: store)
        #expect(store.journal.watchings.map(\.isRewatch) == [true])
        #expect(store.journal.watchings.map(\.tags) == [["silent", "long"]])
    }

    @Test func `a watching removes an earlier wish, but not one from the same import`() async throws {
        let watched = (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: try day("2024-05-01")), "diary.csv")
        let wish = (DiaryRecord(work: Self.clue, kind: .wished), "watchlist.csv")
        let store = RecordingImportStore(works: [Self.metropolis], wished: ["metropolis"])
        #expect(try await run([watched], into: store).diary?.fulfilled == 1)
        #expect(store.journal.unwished == ["metropolis"])
        let both = RecordingImportStore(works: [Self.metropolis], wished: ["metropolis"])
        #expect(try await run([watched, wish], into: both).diary?.fulfilled == 0)
        #expect(both.journal.unwished.isEmpty)
    }

    @Test func `a liked film is liked without a watching`() async throws {
        let store = store()
        let report = try await run([(DiaryRecord(work: Self.clue, kind: .liked), "likes/films.csv")], into: store)
        #expect(store.journal.likes == ["metropolis"] && store.journal.watchings.isEmpty)
        #expect(report.personal["thumbs"]?.imported == 1 && report.total.imported == 1)
    }

    @Test func `a repeated wish is stored once`() async throws {
        let wish = (DiaryRecord(work: Self.clue, kind: .wished, notedOn: try day("2023-02-03")), "watchlist.csv")
        let store = store()
        #expect(try await run([wish, wish], into: store).personal["wishes"]?.imported == 1)
        #expect(store.journal.wishes == ["metropolis"])
        let wished = RecordingImportStore(works: [Self.metropolis], wished: ["metropolis"])
        #expect(try await run([wish], into: wished).personal["wishes"]?.skipped == 1)
        #expect(wished.journal.wishes.isEmpty)
    }

    @Test(arguments: ["2026-11-22", "2999-01-01", "1800-01-01"])
    func `an impossible day fails only its own row`(text: String) async throws {
        let store = store()
        let report = try await run(
            [
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: try day(text)), "diary.csv"),
                (DiaryRecord(work: Self.clue, kind: .watched, watchedOn: try day("2020-01-01")), "diary.csv"),
            ], into: store)
        #expect(report.failures.map(\.kind) == [.work])
        #expect(report.failures.first?.reason.contains(text) == true)
        #expect(store.journal.watchings.count == 1)
    }

    @Test func `an unknown work is skipped or created as an own work, one known in another year stays unsure`()
        async throws
    {
        let records = [
            (
                DiaryRecord(
                    work: WorkClue(title: "Home Movie", year: 1999), kind: .watched, watchedOn: try day("2020-01-01")),
                "diary.csv"
            ),
            (DiaryRecord(work: WorkClue(title: "No Year"), kind: .wished), "watchlist.csv"),
            (DiaryRecord(work: WorkClue(title: "Metropolis", year: 2001), kind: .wished), "watchlist.csv"),
        ]
        let left = store()
        let report = try await run(records, into: left)
        #expect(report.diary?.unsure.map(\.reason) == [.unknown, .unknown, .otherYear])
        #expect(report.personal["watched"]?.skipped == 1)
        #expect(left.journal.watchings.isEmpty && left.journal.works.isEmpty)
        let made = store()
        let created = try await run(records, into: made, works: WorkDecisions(createsNew: true))
        #expect(made.journal.works.map(\.title.english) == ["Home Movie", "No Year"])
        #expect(created.diary?.created.map(\.year) == [1999, Work.unknownYear])
        #expect(created.diary?.unsure.map(\.reason) == [.otherYear])
        #expect(made.journal.watchings.count == 1 && made.journal.wishes.count == 1)
    }

    @Test func `the id of a work is stored with it and identifies it next time`() async throws {
        let store = store()
        let known = WorkClue(title: "Metropolis", year: 1927, ids: ["imdb:tt0017136"])
        let new = WorkClue(title: "Home Movie", year: 1999, ids: ["mal:7"])
        _ = try await run(
            [known, new].map { (DiaryRecord(work: $0, kind: .wished), "list.csv") }, into: store,
            works: WorkDecisions(createsNew: true))
        #expect(store.journal.links == ["imdb:tt0017136": "metropolis", "mal:7": "my-1"])
    }

    @Test func `decisions about unclear works are carried out`() async throws {
        let records = [
            (DiaryRecord(work: WorkClue(title: "Metropolis"), kind: .wished), "watchlist.csv"),
            (DiaryRecord(work: WorkClue(title: "Mine"), kind: .wished), "watchlist.csv"),
            (DiaryRecord(work: WorkClue(title: "Gone", year: 1990), kind: .wished), "watchlist.csv"),
        ]
        let first = try await run(records, into: store(), isPreview: true)
        #expect(first.isPreview)
        let unsure = try #require(first.diary?.unsure)
        #expect(unsure.map(\.reason) == [.noYear, .unknown, .unknown])
        let decisions = WorkDecisions(
            createsNew: true,
            chosen: [unsure[0].id: .work("metropolis"), unsure[1].id: .create(year: 1984), unsure[2].id: .leaveOut])
        let store = store()
        let report = try await run(records, into: store, works: decisions)
        #expect(Set(store.journal.wishes) == ["metropolis", "my-1"])
        #expect(store.journal.works.map(\.year) == [1984])
        #expect(report.diary?.unsure.isEmpty == true)
    }

    @Test func `two films with the same name and year in a file need a decision`() async throws {
        let clue = Self.clue
        let records = ["https://boxd.it/a", "https://boxd.it/b"].map { link in
            (DiaryRecord(work: clue, kind: .watched, link: link), "watched.csv")
        }
        let report = try await run(records, into: store(), works: WorkDecisions(createsNew: true))
        #expect(report.diary?.unsure.map(\.reason) == [.severalInFile])
    }

    @Test func `films with the same title and adjacent years are kept apart`() async throws {
        let records = [1927, 1928].map { year in
            (DiaryRecord(work: WorkClue(title: "Metropolis", year: year), kind: .wished), "watchlist.csv")
        }
        let report = try await run(records, into: store())
        #expect(report.diary?.matched == 1)
        #expect(report.diary?.unsure.map(\.clue.year) == [1928])
    }

    @Test func `a diary preview stores nothing, and an import without a diary has no preview`() async throws {
        let store = store()
        let report = try await run(
            [(DiaryRecord(work: Self.clue, kind: .wished), "watchlist.csv")], into: store, isPreview: true)
        #expect(report.isPreview && report.personal["wishes"]?.imported == 1)
        #expect(store.journal.wishes.isEmpty && store.journal.runs.dropped == 1)
        #expect(try await run([], into: store, isPreview: true).isPreview == false)
    }

    @Test func `a rewatch keeps its flag, and a record without a date is undated`() async throws {
        let store = store()
        let report = try await run(
            [
                (
                    DiaryRecord(work: Self.clue, kind: .watched, watchedOn: try day("2024-05-01"), isRewatch: true),
                    "diary.csv"
                ),
                (DiaryRecord(work: WorkClue(title: "New", year: 2001), kind: .watched), "watched.csv"),
            ], into: store, works: WorkDecisions(createsNew: true))
        let watchings = Dictionary(store.journal.watchings.map { ($0.work, $0) }) { first, _ in first }
        #expect(watchings["metropolis"]?.isRewatch == true && watchings["metropolis"]?.isUndated == false)
        #expect(watchings["my-1"]?.isUndated == true && watchings["my-1"]?.isRewatch == false)
        #expect(report.diary?.withoutDay == 1)
    }
}
