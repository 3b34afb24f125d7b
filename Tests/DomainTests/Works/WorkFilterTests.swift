import Domain
import Testing

/// Which works pass a filter, and how many each option would show.
struct WorkFilterTests {
    private static func facts(
        _ year: Int, _ genres: [Identifier<Genre>], _ age: String? = nil, _ kind: WorkKind = .film
    ) -> WorkFacts {
        WorkFacts(kind: kind, year: year, genres: genres, ageRating: age)
    }

    private let rows = [
        facts(1927, ["drama", "silent"]), facts(1989, ["drama"], "12"), facts(1990, ["comedy"], "ALL", .animation),
        facts(1999, ["comedy", "drama"], "all"), facts(2000, ["comedy"], "15"),
    ]

    private func years(_ wanted: Set<WorkOption>, kind: WorkKind? = nil) -> [Int] {
        rows.filter { WorkFilter(kind: kind, wanted: wanted).passes($0) }.map(\.year)
    }

    @Test func `options of one kind are alternatives, and different kinds combine`() {
        #expect(years([]) == [1927, 1989, 1990, 1999, 2000])
        #expect(years([.genre("drama")]) == [1927, 1989, 1999])
        #expect(years([.genre("drama"), .genre("comedy")]) == [1927, 1989, 1990, 1999, 2000])
        #expect(years([.genre("drama"), .decade(1990)]) == [1999])
        #expect(years([.genre("drama"), .decade(1990), .decade(1920)]) == [1927, 1999])
        #expect(years([.genre("comedy")], kind: .animation) == [1990])
        #expect(years([.genre("western")]) == [])
    }

    @Test func `a decade starts with a year divisible by ten`() {
        #expect(years([.decade(1980)]) == [1989])
        #expect(years([.decade(1990)]) == [1990, 1999])
        #expect(years([.decade(2000)]) == [2000])
    }

    @Test func `all ratings for everyone are one option, and an unknown rating is another`() {
        #expect(years([.age("all")]) == [1990, 1999])
        #expect(years([.age(nil)]) == [1927])
        #expect(years([.age("12"), .age("15")]) == [1989, 2000])
    }

    @Test func `a type filters characters, not works, and replaces another type`() throws {
        let (infj, entp) = (try MBTI(text: "INFJ"), try MBTI(text: "ENTP"))
        var filter = WorkFilter()
        filter.toggle(.type(infj))
        #expect(filter.type == infj)
        #expect(!filter.asksForFacts)
        #expect(rows.allSatisfy { filter.passes($0) })
        filter.toggle(.type(entp))
        #expect(filter.type == entp)
        #expect(filter.count(of: .type) == 1)
        filter.toggle(.genre("drama"))
        filter.toggle(.type(entp))
        #expect(filter.wanted == [.genre("drama")])
        filter.clear()
        #expect(filter == WorkFilter())
    }

    @Test func `an option is counted in combination with the other kinds`() {
        let filter = WorkFilter(wanted: [.genre("comedy"), .decade(1990)])
        let facets = WorkFacets(rows, filter)
        #expect(facets.count == 2)
        #expect(facets.total == 5)
        #expect(facets.counts[.genre("drama")] == 1)
        #expect(facets.counts[.genre("comedy")] == 2)
        #expect(facets.counts[.genre("silent")] == nil)
        #expect(facets.counts[.decade(2000)] == 1)
        #expect(facets.counts[.age("all")] == 2)
        #expect(facets.counts[.age("15")] == nil)
        for (option, count) in facets.counts where !filter.wanted.contains(option) {
            var alone = WorkFilter(wanted: filter.wanted.filter { $0.kind != option.kind })
            alone.toggle(option)
            #expect(rows.count { alone.passes($0) } == count, "\(option)")
        }
    }

    @Test func `the kind of work limits the total and every count`() {
        let facets = WorkFacets(rows, WorkFilter(kind: .film))
        #expect(facets.total == 4)
        #expect(facets.count == 4)
        #expect(facets.counts[.genre("comedy")] == 2)
    }

    @Test func `the key cycles through the orders`() {
        #expect(ShelfSort.own.next == .title)
        #expect(ShelfSort.title.next == .year)
        #expect(ShelfSort.year.next == .own)
    }
}
