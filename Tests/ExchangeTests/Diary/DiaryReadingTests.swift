import Domain
import Exchange
import Foundation
import TestSupport
import Testing

/// The diaries of other programs, as exported and as edited by people.
struct DiaryReadingTests {
    private let folder: TemporaryFolder
    private let reader = ExchangeReader()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ text: String, _ name: String = "diary.csv") throws -> ExchangeBatch {
        try reader.read(.path(folder.write(text, to: name)))
    }

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    // MARK: Letterboxd

    @Test func `Letterboxd's archive gives diary, likes and lists, without deleted entries`() throws {
        let film = "2024-01-02,Metropolis,1927,https://boxd.it/1"
        let path = folder.file("letterboxd.zip")
        try ZipMaker.make(
            path,
            [
                .init("watched.csv", "Date,Name,Year,Letterboxd URI\n\(film)\n"),
                .init("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2024-03-04,Nosferatu,1922,https://boxd.it/2\n"),
                .init("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n\(film),4.5\n"),
                .init(
                    "diary.csv",
                    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
                        + "\(film),4.5,Yes,\"silent, long\",2024-01-01\n"),
                .init(
                    "reviews.csv",
                    "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
                        + "\(film),4.5,,\"Grand, \"\"very\"\" grand.\n\n<b>Twice</b> &amp; more\",,2024-01-01\n"),
                .init("likes/films.csv", "Date,Name,Year,Letterboxd URI\n2024-01-02,Liked,2000,https://boxd.it/3\n"),
                .init(
                    "deleted/diary.csv", "Date,Name,Year,Letterboxd URI\n2024-01-02,Deleted,2000,https://boxd.it/4\n"),
                .init(
                    "lists/best.csv",
                    "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n"
                        + "2024-01-02,\"Best, of all\",,https://boxd.it/l,\"Two\nlines\"\n\n"
                        + "Position,Name,Year,URL,Description\n1,Metropolis,1927,https://boxd.it/1,\"First\nof all\"\n"
                        + "2,Nosferatu,1922,https://boxd.it/2,\n"),
                .init("deleted/lists/old.csv", "Letterboxd list export v7\nDate,Name\n"),
                .init("profile.csv", "Date Joined,Username\n2020-01-01,mina\n"),
            ])
        let batch = try reader.read(.path(path))
        #expect(batch.failures == [] && batch.formats == [.letterboxd])
        let records = batch.diary.map(\.value)
        #expect(Set(records.map(\.work.title)) == ["Metropolis", "Nosferatu", "Liked"])
        let places = records.compactMap { record -> WorkListPlace? in
            if case .listed(let place) = record.kind { place } else { nil }
        }
        #expect(
            places == [
                WorkListPlace(list: "Best, of all", position: 1, note: "First\nof all"),
                WorkListPlace(list: "Best, of all", position: 2),
            ])
        #expect(records.filter { $0.kind == .liked }.map(\.work.title) == ["Liked"])
        let again = try #require(records.first { $0.isRewatch })
        #expect(again.tags == ["silent", "long"])
        #expect(again.watchedOn == (try day("2024-01-01")))
        #expect(Set(batch.warnings.map(\.place?.file)) == ["deleted/diary.csv", "deleted/lists/old.csv"])
        #expect(records.filter { $0.kind == .wished }.map(\.work.year) == [1922])
        #expect(records.filter { $0.rating == Rating(4.5) }.count == 3)
        #expect(records.compactMap(\.watchedOn) == [try day("2024-01-01"), try day("2024-01-01")])
        #expect(records.compactMap(\.note) == ["Grand, \"very\" grand.\n\nTwice & more"])
        #expect(records.compactMap(\.link).count == 6)
    }

    @Test(arguments: [",", ";", "\t"])
    func `any separator and a byte order mark are accepted`(separator: String) throws {
        let rows = [["Name", "Year", "Watched Date", "Rating"], ["\u{ad6c}\u{c6d4}의 밤", "2001", "2024-05-06", "3,5"]]
        let text =
            "\u{feff}" + rows.map { $0.map { "\"\($0)\"" }.joined(separator: separator) }.joined(separator: "\r\n")
        let batch = try read(text)
        #expect(batch.failures == [])
        #expect(batch.diary.first?.value.work.title == "구월의 밤")
        #expect(batch.diary.first?.value.rating == Rating(3.5))
    }

    @Test(arguments: [
        (",2001,2024-01-01,3", "Name"), ("Film,20x1,2024-01-01,3", "Year"), ("Film,1492,2024-01-01,3", "Year"),
        ("Film,2001,2024-02-31,3", "Watched Date"), ("Film,2001,yesterday,3", "Watched Date"),
        ("Film,2001,2024-01-01,6", "Rating"), ("Film,2001,2024-01-01,0", "Rating"),
        ("Film,2001,2024-01-01,3.3", "Rating"), ("Film,2001,2024-01-01,-1", "Rating"),
        ("Film,2001,2024-01-01,3,4,5", "fields"), ("Film \"x,2001,2024-01-01,3", "quotation mark"),
    ])
    func `a bad row fails alone, with its line and advice`(row: String, reason: String) throws {
        let batch = try read("Name,Year,Watched Date,Rating\n\(row)\nGood,,2024-01-01,\n")
        #expect(batch.diary.map(\.value.work.title) == ["Good"])
        #expect(batch.diary.first?.value.work.year == nil)
        let failure = try #require(batch.failures.first)
        #expect(failure.kind == .work && failure.place.record.contains("2"))
        #expect(failure.reason.contains(reason) && failure.reason.contains(": "))
    }

    @Test func `the file name separates wished films from watched ones`() throws {
        let text = "Date,Name,Year,Letterboxd URI\n2024-01-02,Metropolis,1927,u\n"
        #expect(try read(text, "watchlist-2024.csv").diary.map(\.value.kind) == [.wished])
        #expect(try read(text, "watched.csv").diary.map(\.value.kind) == [.watched])
        #expect(try read("Title,Year\nMetropolis,1927\n", "to-see.csv").diary.map(\.value.kind) == [.wished])
    }

    @Test func `the guard against spreadsheet formulas is removed on reading`() throws {
        let batch = try read("Title,Year,WatchedDate,Review\n'+1,2013,2024-01-01,'=cmd|' /C calc'!A0\n'90s,1999,,\n")
        #expect(batch.diary.map(\.value.work.title) == ["+1", "'90s"])
        #expect(batch.diary.first?.value.note == "=cmd|' /C calc'!A0")
    }

    @Test func `a review longer than a note is cut, with a warning`() throws {
        let batch = try read(
            "Name,Year,Watched Date,Review\nA,2001,2024-01-01,\(String(repeating: "x", count: 4_500))\n")
        #expect(batch.failures == [])
        #expect(batch.warnings.first?.text.contains("4500") == true)
    }

    // MARK: IMDb

    @Test func `IMDb's ratings are watched and its lists wished for, in any order of columns`() throws {
        let ratings = try read(
            """
            Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year,Genres
            tt0245429,10,2020-02-03,Spirited Away,Sen to Chihiro no kamikakushi,u,Movie,2001,"Animation, Adventure"
            tt0903747,9,2020-02-03,Breaking Bad,Breaking Bad,u,TV Series,2008,"Crime, Drama"
            tt0959621,9,2020-02-03,Pilot,Pilot,u,TV Episode,2008,Crime
            """, "ratings.csv")
        let record = try #require(ratings.diary.first?.value)
        #expect(ratings.diary.count == 2 && ratings.warnings.count == 1)
        #expect(ratings.warnings.first?.text.contains("Pilot") == true)
        #expect(ratings.diary.last?.value.work.kind == .series)
        #expect(record.kind == .watched && record.rating == Rating(5) && record.work.kind == .animation)
        #expect(record.notedOn == (try day("2020-02-03")) && record.watchedOn == nil)
        #expect(record.work.ids == ["imdb:tt0245429"])
        #expect(record.work.otherTitles == ["Sen to Chihiro no kamikakushi"])
        let list = try read(
            """
            Year,Title,Position,Const,Created,Title Type,Your Rating,Date Rated
            1927,Metropolis,1,tt0017136,2021-01-01,movie,,
            1922,Nosferatu,2,tt0013442,2021-01-01,movie,7,2022-05-06
            """, "WATCHLIST.csv")
        #expect(list.formats == [.imdb])
        #expect(list.diary.map(\.value.kind) == [.wished, .watched])
        #expect(list.diary.map(\.value.rating) == [nil, Rating(3.5)])
    }

    @Test(arguments: [("x,8,2020-01-01,A,2001", "Const"), ("tt0000001,11,2020-01-01,A,2001", "Your Rating")])
    func `a bad row of IMDb fails alone`(row: String, reason: String) throws {
        let batch = try read("Const,Your Rating,Date Rated,Title,Year\n\(row)\ntt0017136,8,2020-01-01,B,1927\n")
        #expect(batch.diary.map(\.value.work.title) == ["B"])
        #expect(batch.failures.first?.reason.hasPrefix(reason) == true)
    }

    // MARK: MyAnimeList

    private static let list = """
        <?xml version="1.0" encoding="UTF-8" ?>
        <!-- Created by XML Export feature at MyAnimeList.net -->
        <myanimelist><myinfo><user_name>mina</user_name></myinfo>
        <anime><series_animedb_id>199</series_animedb_id><series_title><![CDATA[Sen & Chihiro <1>]]></series_title>
        <my_finish_date>2020-01-02</my_finish_date><my_score>9</my_score><my_status>Completed</my_status>
        <my_comments><![CDATA[Again!]]></my_comments></anime>
        <anime><series_animedb_id>5</series_animedb_id><series_title>Tom &amp; Jer&#x72;y</series_title>
        <my_start_date>0000-00-00</my_start_date><my_score>0</my_score><my_status>Plan to Watch</my_status></anime>
        <anime><series_title>Half</series_title><my_score>3</my_score><my_status>On-Hold</my_status></anime>
        <anime><series_title>Odd</series_title><my_score>12</my_score><my_status>Completed</my_status></anime>
        </myanimelist>
        """

    @Test func `MyAnimeList's completed works are watched, planned ones wished, others reported`() throws {
        let batch = try read(Self.list, "animelist.xml")
        #expect(batch.formats == [.myAnimeList])
        let records = batch.diary.map(\.value)
        #expect(records.map(\.work.title) == ["Sen & Chihiro <1>", "Tom & Jerry"])
        #expect(records.map(\.kind) == [.watched, .wished])
        #expect(records.map(\.work.ids) == [["mal:199"], ["mal:5"]])
        #expect(records.first?.rating == Rating(4.5) && records.first?.note == "Again!")
        #expect(records.first?.watchedOn == (try day("2020-01-02")))
        #expect(batch.warnings.count == 1 && batch.warnings.first?.text.contains("Half") == true)
        #expect(batch.failures.map(\.place.record) == ["Odd"])
    }

    @Test(
        arguments: [
            ("2019-00-00", .year(2019)), ("2019-07-00", .month(year: 2019, month: 7)), ("0000-00-00", nil),
        ] as [(String, WatchedDate?)])
    func `a partial date keeps its year or month`(text: String, date: WatchedDate?) throws {
        let batch = try read(
            """
            <myanimelist><anime><series_title>A</series_title><my_status>Completed</my_status>
            <my_finish_date>\(text)</my_finish_date><my_times_watched>1</my_times_watched>
            <my_tags>calm, ghosts</my_tags></anime></myanimelist>
            """, "list.xml")
        let record = try #require(batch.diary.first?.value)
        #expect(record.watchedOn == nil && record.watchedIn == date)
        #expect(record.isRewatch && record.tags == ["calm", "ghosts"])
    }

    // MARK: Trakt and AniList

    @Test func `Trakt's history, ratings and watchlist identify works by their ids`() throws {
        let movie =
            #""movie": {"title": "TRON: Legacy", "year": 2010, "ids": {"trakt": 1, "slug": "tron-legacy-2010", "imdb": "tt1104001", "tmdb": 20526}}"#
        let show =
            #""show": {"title": "Breaking Bad", "year": 2008, "ids": {"trakt": 1, "tvdb": 81189, "imdb": "tt0903747", "tmdb": 1396}}"#
        let history = try read(
            """
            [{"id": 1, "watched_at": "2014-03-31T09:28:53.000Z", "action": "watch", "type": "movie", \(movie)},
             {"id": 2, "watched_at": "2014-03-31T09:28:53.000Z", "type": "episode",
              "episode": {"season": 1, "number": 1, "title": "Pilot"}, \(show)}]
            """, "history.json")
        #expect(history.formats == [.trakt] && history.failures == [])
        let record = try #require(history.diary.first?.value)
        #expect(record.kind == .watched)
        #expect(record.watchedOn == (try day("2014-03-31")))
        #expect(record.work.ids == ["imdb:tt1104001", "tmdb:20526"] && record.work.year == 2010)
        #expect(history.diary.count == 1 && history.warnings.first?.text.contains("Breaking Bad") == true)
        let rest = try read(
            """
            [{"rated_at": "2014-09-01T09:10:11.000Z", "rating": 9, "type": "show", \(show)},
             {"rank": 1, "listed_at": "2014-09-01T09:10:11.000Z", "type": "movie", \(movie)},
             {"plays": 4, "last_watched_at": "2014-10-11T17:00:54.000Z", \(movie)},
             {"plays": 56, "last_watched_at": "2014-10-11T17:00:54.000Z", "seasons": [], \(show)},
             {"rated_at": "2014-09-01T09:10:11.000Z", "rating": 9}]
            """, "rest.json")
        let records = rest.diary.map(\.value)
        #expect(records.map(\.kind) == [.watched, .wished, .watched, .watched])
        #expect(records[0].rating == Rating(4.5) && records[0].watchedOn == nil)
        #expect(records[0].work.ids == ["imdb:tt0903747", "tmdb-tv:1396"] && records[0].work.kind == .series)
        #expect(records[2].isRewatch && !records[3].isRewatch && rest.failures.count == 1)
    }

    private static func entry(_ id: Int, _ rest: String) -> String {
        """
        {"media": {"id": \(id), "idMal": 19\(id), "title": {"romaji": "Romaji \(id)", "english": null,
         "native": "原題"}, "format": "TV", "startDate": {"year": 2001, "month": 7, "day": 20}}, \(rest)}
        """
    }

    @Test func `an AniList answer identifies works by both ids, with any scale of scores`() throws {
        let entries = [
            #""status": "COMPLETED", "score": 85, "repeat": 1, "notes": "One.\n\nTwo.", "completedAt": {"year": 2020, "month": 1, "day": 2}"#,
            #""status": "COMPLETED", "score": 0, "completedAt": {"year": 2019, "month": null, "day": null}"#,
            #""status": "PLANNING", "score": 0"#, #""status": "CURRENT", "score": 70"#,
        ].enumerated().map { Self.entry($0 + 1, $1) }
        let text = """
            {"data": {"MediaListCollection": {"lists": [
             {"name": "Completed", "entries": [\(entries[0]), \(entries[1])]},
             {"name": "Favourites", "entries": [\(entries[0]), \(entries[2]), \(entries[3])]}]}}}
            """
        let batch = try read(text, "anilist.json")
        #expect(batch.formats == [.aniList] && batch.failures == [])
        let records = batch.diary.map(\.value)
        #expect(records.map(\.kind) == [.watched, .watched, .wished])
        #expect(records[0].work.ids == ["anilist:1", "mal:191"] && records[0].work.year == 2001)
        #expect(records[0].work.kind == .animatedSeries && records[0].work.otherTitles == ["原題"])
        #expect(records[0].rating == Rating(4.5) && records[0].isRewatch && records[0].note == "One.\n\nTwo.")
        #expect(records[0].watchedOn == (try day("2020-01-02")))
        #expect(records[1].rating == nil && records[1].watchedIn == .year(2019) && records[1].watchedOn == nil)
        #expect(batch.warnings.first?.text.contains("Romaji 4") == true)
    }

    @Test func `an extreme score gives no rating`() throws {
        let entry = Self.entry(1, #""status": "COMPLETED", "score": 1e300"#)
        let batch = try read(
            #"{"data": {"MediaListCollection": {"lists": [{"entries": [\#(entry)]}]}}}"#, "anilist.json")
        #expect(batch.failures == [])
        #expect(batch.diary.map(\.value.rating) == [nil])
    }

    @Test func `a gzipped list reads the same, alone and in a folder`() throws {
        let packed = try Gzip.packed(Array(Self.list.utf8))
        let plain = try read(Self.list, "plain/list.xml")
        #expect(
            try reader.read(.path(folder.write(packed, to: "packed/list.xml.gz"))).diary.map(\.value)
                == plain.diary.map(\.value))
        #expect(try reader.read(.path(folder.file("packed"))).diary.count == 2)
        #expect(try reader.read(.bytes(packed, name: "-")).diary.count == 2)
        let twice =
            try Gzip.packed(Array(Self.list.utf8.prefix(300))) + Gzip.packed(Array(Self.list.utf8.dropFirst(300)))
        #expect(try reader.read(.bytes(twice, name: "-")).diary.count == 2)
    }

    @Test(arguments: [0, 40, 200])
    func `a truncated or damaged gzip file is reported`(kept: Int) throws {
        var packed = try Gzip.packed(Array(Self.list.utf8))
        if kept > 0 { packed.removeLast(packed.count - kept) } else { packed[60] ^= 0xff }
        #expect { try reader.read(.bytes(packed, name: "list.xml.gz")) } throws: { error in
            String(describing: error).contains("list.xml.gz")
        }
    }

    @Test func `a gzip bomb is refused`() throws {
        let bomb = try Gzip.packed(Array("<myanimelist>".utf8) + [UInt8](repeating: 0x20, count: 64 << 20))
        let batch = try reader.read(.bytes(bomb, name: "bomb.xml.gz"))
        #expect(batch.diary.isEmpty)
        #expect(batch.failures.first?.sourceProblem == .tooLarge(path: "bomb.xml.gz", .ratio(200)))
    }

    // MARK: Other XML

    @Test(arguments: [
        #"<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;&a;">]><myanimelist>&c;</myanimelist>"#,
        #"<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><myanimelist>&e;</myanimelist>"#,
        #"<!DOCTYPE x SYSTEM "http://example.org/x.dtd"><myanimelist></myanimelist>"#,
        "<myanimelist><anime>&lol9;</anime></myanimelist>",
    ])
    func `a list with its own entities is refused`(text: String) throws {
        let batch = try read(text, "list.xml")
        #expect(batch.diary.isEmpty)
        #expect(batch.failures.map(\.kind) == [.file])
        guard case .unsafe(let path, _)? = batch.failures.first?.sourceProblem else {
            Issue.record("\(batch.failures)")
            return
        }
        #expect(path.hasSuffix("list.xml"))
    }

    @Test(arguments: [
        "<myanimelist><anime>", "<myanimelist></anime>", "<myanimelist></myanimelist><again/>",
        "<myanimelist><anime><series_title", "<myanimelist>" + String(repeating: "<a>", count: 10_000),
        "<myanimelist><![CDATA[never closed",
    ])
    func `a damaged list reports the position`(text: String) throws {
        let batch = try read(text, "list.xml")
        guard case .damaged(_, .markup(line: 1, _))? = batch.failures.first?.sourceProblem else {
            Issue.record("\(batch.failures)")
            return
        }
    }

    // MARK: Other files

    @Test func `an empty, foreign or mislabelled file gives advice`() throws {
        let path = folder.file("x")
        for (text, format, problem) in [
            ("", nil, SourceProblem.empty(path: path)), ("a,b\n1,2\n", nil, .unknownFormat(path: path)),
            ("<other></other>", nil, .unknownFormat(path: path)),
            (
                "name,ingredient\nFizz,Gin\n", ExchangeFormat.letterboxd,
                .otherFormat(path: path, format: .letterboxd)
            ),
            ("Name,Year\nA,2001\n", .imdb, .otherFormat(path: path, format: .imdb)),
            ("<x/>", .myAnimeList, .otherFormat(path: path, format: .myAnimeList)),
        ] {
            try folder.write(text, to: "x")
            let result = Result { try ExchangeReader(format: format).read(.path(path)) }
            switch result {
            case .success(let batch): #expect(batch.failures.map(\.sourceProblem) == [problem])
            case .failure(let error): #expect(error as? SourceProblem == problem)
            }
        }
    }

    @Test func `recipes are still read as recipes`() throws {
        #expect(try read("name,year,ingredient,amount,unit\nA,2001,Gin,30,ml\n", "a.csv").formats == [.csv])
    }
}
