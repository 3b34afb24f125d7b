import Domain
import Testing

struct OwnWorkTests {
    private func work(_ title: String, year: Int = 2020, cast: [String] = ["Ann"]) -> CastWork {
        CastWork(
            work: Work(id: "", title: LocalizedText(english: title, korean: ""), kind: .film, year: year),
            cast: cast.map { WorkCharacter(id: "", name: LocalizedText(english: $0, korean: "")) })
    }

    @Test func `each language fills in for the other, and control characters are removed`() throws {
        let valid = try OwnWork.checked(work("  My\u{1B}[2J  Film\n"))
        #expect(valid.work.title == LocalizedText(both: "My [2J Film"))
        #expect(valid.cast.count == 1)
    }

    @Test func `a missing or invalid field is named`() {
        #expect(throws: WorkProblem.noTitle) { try OwnWork.checked(work(" ")) }
        #expect(throws: WorkProblem.year(1500)) { try OwnWork.checked(work("A", year: 1500)) }
        #expect(throws: WorkProblem.noCharacter) { try OwnWork.checked(work("A", cast: [])) }
        #expect(throws: WorkProblem.noName(2)) { try OwnWork.checked(work("A", cast: ["Ann", ""])) }
        #expect(throws: WorkProblem.sameName("ANN")) { try OwnWork.checked(work("A", cast: ["Ann", "ANN"])) }
        #expect(throws: WorkProblem.tooLong(field: "title", limit: 100)) {
            try OwnWork.checked(work(String(repeating: "a", count: 101)))
        }
    }

    @Test func `ids are slugs, Hangul is romanised, and clashes are numbered`() {
        #expect(WorkIDs.own("Amélie's Night") { _ in false } == "my-amelies-night")
        #expect(WorkIDs.own("기생충") { _ in false } == "my-gisaengchung")
        #expect(WorkIDs.own("A") { ["my-a", "my-a-2"].contains($0) } == "my-a-3")
    }

    @Test func `each field of a catalogue's work is checked`() throws {
        var record = CastWork(
            work: Work(
                id: "Bad Id", title: LocalizedText(english: "A", korean: ""), kind: .film, year: 1500,
                genres: ["drama", "none"], synopsis: LocalizedText(english: "x", korean: "y")),
            cast: [WorkCharacter(id: "a", name: LocalizedText(english: "A", korean: "가"))])
        record.cast.append(record.cast[0])
        let genre = Genre(id: "drama", name: LocalizedText(english: "Drama", korean: "드라마"))
        let problems = WorkValidator().problems(in: WorkCatalogue(works: [record], genres: [genre]))
        #expect(
            Set(problems.map(\.field))
                == ["id", "title.ko", "year", "genres[1]", "cast", "cast[1].id", "cast[1].name"])
    }
}
