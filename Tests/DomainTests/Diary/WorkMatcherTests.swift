import Domain
import TestSupport
import Testing

/// Finding the work that a diary means.
struct WorkMatcherTests {
    private static func known(
        _ id: String, _ english: String, _ year: Int, korean: String? = nil, others: [String] = [],
        kind: WorkKind = .film, ids: [String] = []
    ) -> KnownWork {
        KnownWork(
            work: WorkReference(
                id: Identifier(id), title: LocalizedText(english: english, korean: korean ?? english), kind: kind,
                year: year), otherTitles: others, ids: ids)
    }

    private let matcher = WorkMatcher([
        known(
            "spirited-away", "Spirited Away", 2001, korean: "센과 치히로의 행방불명", others: ["千と千尋の神隠し", "Sen to Chihiro"],
            kind: .animation, ids: ["mal:199", "imdb:tt0245429"]),
        known("metropolis", "Metropolis", 1927, ids: ["imdb:tt0017136"]),
        known("metropolis-2001", "Metropolis", 2001, kind: .animation),
        known("twins-a", "Twins", 1990), known("twins-b", "Twins", 1990),
        known("near-a", "Near", 1980), known("near-b", "Near", 1982),
        known("lonely", "Lonely", 1950), known("parasite", "Parasite", 2019, korean: "기생충"),
    ])

    private func sure(_ clue: WorkClue) -> String? {
        if case .sure(let work) = matcher.match(clue) { work.id.rawValue } else { nil }
    }

    private func unsure(_ clue: WorkClue) -> (UnsureWork.Reason, [String])? {
        if case .unsure(let reason, let works) = matcher.match(clue) {
            (reason, works.map(\.id.rawValue))
        } else {
            nil
        }
    }

    @Test(arguments: ["Spirited Away", "센과 치히로의 행방불명", "千と千尋の神隠し", "sen to chihiro", "SPIRITED—AWAY"])
    func `a work matches by any of its titles, regardless of spelling`(title: String) {
        #expect(sure(WorkClue(title: title, year: 2001)) == "spirited-away")
    }

    @Test func `a Korean title matches its romanisation, as used by IMDb`() {
        #expect(sure(WorkClue(title: "Gisaengchung", year: 2019)) == "parasite")
        #expect(unsure(WorkClue(title: "Gisaeng", year: 2019))?.0 == .unknown)
    }

    @Test func `an id takes precedence over the title`() {
        #expect(sure(WorkClue(title: "Anything", year: 1800, ids: ["imdb:tt0017136"])) == "metropolis")
        #expect(sure(WorkClue(title: "Metropolis", ids: ["mal:199"])) == "spirited-away")
    }

    @Test func `a different id in the same catalogue is a different work`() {
        let clue = WorkClue(title: "Metropolis", year: 1927, ids: ["imdb:tt9999999"])
        #expect(unsure(clue)?.0 == .otherYear)
        #expect(unsure(clue)?.1 == ["metropolis-2001"])
    }

    @Test func `a year off by one matches if only one work has the title`() {
        #expect(sure(WorkClue(title: "Lonely", year: 1951)) == "lonely")
        #expect(sure(WorkClue(title: "Lonely", year: 1949)) == "lonely")
        #expect(unsure(WorkClue(title: "Near", year: 1981))?.0 == .several)
        #expect(unsure(WorkClue(title: "Lonely", year: 1952))?.0 == .otherYear)
    }

    @Test func `works with one title are told apart by year, and not within a year`() {
        #expect(sure(WorkClue(title: "Metropolis", year: 2001)) == "metropolis-2001")
        #expect(unsure(WorkClue(title: "Twins", year: 1990))?.1 == ["twins-a", "twins-b"])
    }

    @Test func `a title without a year needs a decision, unless its program exports no years`() {
        #expect(unsure(WorkClue(title: "Lonely"))?.0 == .noYear)
        #expect(sure(WorkClue(title: "Lonely", kind: .film, hasYears: false)) == "lonely")
        #expect(sure(WorkClue(title: "Metropolis", kind: .animation, hasYears: false)) == "metropolis-2001")
        #expect(unsure(WorkClue(title: "Twins", kind: .film, hasYears: false))?.0 == .several)
    }

    @Test func `an unmatched title is unknown`() {
        #expect(unsure(WorkClue(title: "Nowhere", year: 1999))?.0 == .unknown)
        #expect(unsure(WorkClue(title: "$", year: 1971))?.0 == .unknown)
    }

    @Test func `a work with an unknown year matches by title`() {
        let title = LocalizedText(both: "Nameless")
        let work = WorkReference(id: "my-nameless", title: title, kind: .animatedSeries, year: Work.unknownYear)
        let matcher = WorkMatcher([KnownWork(work: work)])
        #expect(matcher.match(WorkClue(title: "Nameless", year: 2004)) == .sure(work))
        #expect(work.titled(.english) == "Nameless" && work.yearText.isEmpty)
    }

    // MARK: IDs of the bundled files

    private static func bundled(
        _ id: String, _ english: String, _ year: Int, _ ids: [String], own: [String] = []
    ) -> KnownWork {
        KnownWork(
            work: WorkReference(id: Identifier(id), title: LocalizedText(both: english), kind: .film, year: year),
            ids: own, bundledIDs: ids)
    }

    private func found(_ clue: WorkClue, _ known: KnownWork...) -> String? {
        if case .sure(let work) = WorkMatcher(known).match(clue) { work.id.rawValue } else { nil }
    }

    /// Titles and years of a clue with the bundled work's ID, and whether the ID is believed.
    @Test(arguments: [
        ("Anything", 1928, true), ("Anything", nil, true), ("Metropolis", 2010, true), ("Anything", 1929, false),
        ("Anything", 1925, false),
    ])
    func `a bundled work's ID is rejected if both title and year differ`(
        title: String, year: Int?, isBelieved: Bool
    ) {
        let clue = WorkClue(title: title, year: year, ids: ["imdb:tt1"])
        #expect((found(clue, Self.bundled("metropolis", "Metropolis", 1927, ["imdb:tt1"])) != nil) == isBelieved)
    }

    @Test func `a title in Latin letters matches a bundled work's Korean title`() {
        let clue = WorkClue(title: "Gisaengchung", year: 1990, ids: ["imdb:tt1"])
        #expect(found(clue, Self.bundled("parasite", "기생충", 2019, ["imdb:tt1"])) == "parasite")
    }

    @Test func `an ID linked by the member is accepted, but a matching bundled work comes first`() {
        let clue = WorkClue(title: "Anything", year: 1990, ids: ["imdb:tt1"])
        let metropolis = Self.bundled("metropolis", "Metropolis", 1927, ["imdb:tt1"])
        #expect(
            found(clue, metropolis, Self.bundled("my-anything", "Anything", 1990, [], own: ["imdb:tt1"]))
                == "my-anything")
        #expect(
            found(clue, Self.bundled("metropolis", "Metropolis", 1927, ["imdb:tt1"], own: ["imdb:tt1"])) == "metropolis"
        )
        let near = WorkClue(title: "Anything", year: 1927, ids: ["imdb:tt1"])
        #expect(
            found(near, Self.bundled("tmdb-1", "Anything", 1927, [], own: ["imdb:tt1"]), metropolis) == "metropolis")
    }

    @Test func `a different bundled ID separates adjacent years, but not the same year`() {
        let metropolis = Self.bundled("metropolis", "Metropolis", 1927, ["imdb:tt1"])
        for (year, isSame) in [(1927, true), (1928, false), (nil, false)] {
            let clue = WorkClue(title: "Metropolis", year: year, ids: ["imdb:tt2"], hasYears: year != nil)
            #expect((found(clue, metropolis) != nil) == isSame, "\(String(describing: year))")
        }
        #expect(found(WorkClue(title: "Metropolis", year: 1928, ids: ["tmdb:2"]), metropolis) == "metropolis")
    }
}
