import Domain
import TestSupport
import Testing

/// Keeping an entry: which catalogue is asked, and how its answer is stored.
struct KeepFoundTests {
    private let me = Profile.localID

    private func keep(_ stubs: OnlineStubs) -> KeepFound { stubs.access(FixedClock(1_795_305_600)).keep }

    private var drink: Drink {
        Drink(
            id: "cocktaildb-7", name: LocalizedText(english: "Net", korean: "넷"),
            summary: LocalizedText(both: ""), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre)], steps: [], techniques: [.build],
            glass: "rocks", serving: .rocks, source: "TheCocktailDB")
    }

    private var place: ImportPlace { ImportPlace(file: "f", record: "r") }

    @Test func `an unknown id or a disabled catalogue sends no request`() async {
        let catalogue = StubCatalogue(.aniList)
        let stubs = OnlineStubs([catalogue])
        await #expect(throws: OnlineProblem.unknownID("imdb:tt1")) { try await keep(stubs)("imdb:tt1", of: me) }
        await #expect(throws: OnlineProblem.notEnabled(.tmdb)) { try await keep(stubs)("tmdb:1", of: me) }
        await #expect(throws: OnlineProblem.notFound) { try await keep(stubs)("anilist:1", of: me) }
        #expect(catalogue.opened == ["anilist:1"])
    }

    @Test func `the address of a picture is kept with the record`() async throws {
        let catalogue = StubCatalogue(.theCocktailDB)
        catalogue.setAnswer(.drink([1], .theCocktailDB, picture: PictureAddress("https://a.org/7.jpg")))
        let stubs = OnlineStubs([catalogue], drinks: ScriptedImportReader([.drink(drink, place)]))
        _ = try await keep(stubs)("thecocktaildb:7", of: me)
        let kept = try await stubs.pictures.address(of: .drink("cocktaildb-7"))
        #expect(kept == PictureAddress("https://a.org/7.jpg"))
        catalogue.setAnswer(.drink([1], .theCocktailDB))
        _ = try await keep(stubs)("thecocktaildb:7", of: me)
        let gone = try await stubs.pictures.address(of: .drink("cocktaildb-7"))
        #expect(gone == nil)
    }

    @Test func `a catalogue without pictures keeps the picture of another`() async throws {
        let catalogue = StubCatalogue(.wikidata)
        let record = CastWork(
            work: Work(
                id: "wikidata-q1", title: LocalizedText(english: "Net", korean: "넷"), kind: .film, year: 2019),
            cast: [])
        let address = PictureAddress("https://a.org/7.jpg")
        let stubs = OnlineStubs([catalogue])
        for picture in [address, nil] {
            catalogue.setAnswer(.work(OnlineWork(id: "wikidata:q1", record: record, picture: picture)))
            _ = try await keep(stubs)("wikidata:q1", of: me)
            #expect(try await stubs.pictures.address(of: .work("wikidata-q1")) == address)
        }
    }

    @Test func `a second catalogue does not replace the picture`() async throws {
        let (aniList, wikidata) = (StubCatalogue(.aniList), StubCatalogue(.wikidata))
        func record(_ id: Identifier<Work>) -> CastWork {
            let title = LocalizedText(english: "Net", korean: "넷")
            return CastWork(work: Work(id: id, title: title, kind: .film, year: 2019), cast: [])
        }
        let address = PictureAddress("https://a.org/7.jpg")
        aniList.setAnswer(.work(OnlineWork(id: "anilist:1", record: record("anilist-1"), picture: address)))
        wikidata.setAnswer(
            .work(
                OnlineWork(
                    id: "wikidata:q1", otherIDs: ["anilist:1"], record: record("wikidata-q1"),
                    picture: PictureAddress("https://b.org/1.jpg"))))
        let stubs = OnlineStubs([aniList, wikidata])
        for id: ExternalID in ["anilist:1", "wikidata:q1"] {
            #expect(try await keep(stubs)(id, of: me).target == .work("anilist-1"))
        }
        #expect(try await stubs.pictures.address(of: .work("anilist-1")) == address)
    }

    @Test func `a kept drink is read like an imported one and records its source and date`() async throws {
        let catalogue = StubCatalogue(.theCocktailDB)
        catalogue.setAnswer(.drink([1], .theCocktailDB))
        let stubs = OnlineStubs([catalogue], drinks: ScriptedImportReader([.drink(drink, place)]))
        let item = try await keep(stubs)("thecocktaildb:7", of: me)
        #expect(item.target == .drink("cocktaildb-7") && item.outcome == .added)
        #expect(try await keep(stubs)("thecocktaildb:7", of: me).outcome == .updated)
        #expect(drink.with(source: "TheCocktailDB, 2026-11-22", variantOf: nil).source == "TheCocktailDB, 2026-11-22")
        #expect(drink.with(source: "x", variantOf: nil).lines == drink.lines)
    }

    @Test func `an unreadable or missing drink throws its reason`() async {
        let catalogue = StubCatalogue(.theCocktailDB)
        catalogue.setAnswer(.drink([1], .theCocktailDB))
        let failure = ImportFailure(place: place, kind: .drink, remark: RecordRemark(.noName, field: "strDrink"))
        for (reader, problem) in [
            (ScriptedImportReader([.failure(failure)]), OnlineProblem.unreadable(at: "strDrink")),
            (ScriptedImportReader([]), .notFound),
            (ScriptedImportReader([], failure: TransferProblem.source(.empty(path: "f"))), .unreadable(at: "")),
        ] {
            let stubs = OnlineStubs([catalogue], drinks: reader)
            await #expect(throws: problem) { try await keep(stubs)("thecocktaildb:7", of: me) }
        }
    }

    @Test func `a kept record is outdated after half a year`() {
        let source = KeptSource(id: "tmdb:603", keptAt: 1_000)
        #expect(!source.isOutdated(at: 1_000 + 180 * 86_400))
        #expect(source.isOutdated(at: 1_001 + 180 * 86_400))
    }
}
