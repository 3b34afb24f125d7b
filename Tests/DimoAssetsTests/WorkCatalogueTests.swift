import Domain
import Testing

@testable import DimoAssets

/// The bundled works are whole, and as many as the specification counts.
struct WorkCatalogueTests {
    private let result = WorkLoader.load(from: AssetFolder(path: TemporaryAssets.repository))

    @Test func `every record is read and the validator finds nothing`() {
        #expect(result.problems.map(\.description) == [])
        #expect(WorkValidator().problems(in: result.catalogue).map(\.description) == [])
    }

    @Test func `there are enough works of both kinds, characters and guesses`() {
        let works = result.catalogue.works
        #expect(works.count >= 60)
        #expect(works.count { $0.work.kind == .animation } >= 40)
        #expect(works.count { $0.work.kind == .film } >= 20)
        let characters = works.flatMap(\.cast)
        #expect(characters.count >= 500)
        #expect(characters.count { $0.guess != nil } >= 400)
        #expect(Set(characters.map(\.id)).count == characters.count)
    }

    @Test func `every work has six to twenty characters and one to four leads, in both languages`() {
        for work in result.catalogue.works {
            #expect((6...20).contains(work.cast.count), "\(work.work.id)")
            #expect((1...4).contains(work.cast.count(where: \.isLead)), "\(work.work.id)")
            for text in [work.work.title, work.work.synopsis] + work.cast.map(\.name) {
                #expect(!text.english.isEmpty && !text.korean.isEmpty, "\(work.work.id)")
            }
        }
    }

    @Test func `the validator would find a work with one character, a type twice over and a genre nobody knows`() throws
    {
        var catalogue = result.catalogue
        catalogue.works[0].cast = [catalogue.works[0].cast[0]]
        catalogue.works[1].work.genres = ["no-such-genre"]
        catalogue.works[2].cast[1] = catalogue.works[2].cast[0]
        let problems = WorkValidator().problems(in: catalogue).map(\.description)
        #expect(problems.contains { $0.contains("has 1 characters, not 6 to 20") })
        #expect(problems.contains { $0.contains("no genre \"no-such-genre\"") })
        #expect(problems.contains { $0.contains("appears twice") })
    }
}
