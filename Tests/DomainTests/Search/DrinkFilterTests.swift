import Testing

@testable import Domain

struct DrinkFilterTests {
    @Test func `an option toggles between unset, wanted and unwanted`() {
        var filter = DrinkFilter()
        filter.toggle(.base(.gin), .wanted)
        #expect(filter.standing(of: .base(.gin)) == .wanted)
        filter.toggle(.base(.gin), .unwanted)
        #expect(filter.wanted.isEmpty)
        #expect(filter.unwanted == [.base(.gin)])
        filter.toggle(.base(.gin), .unwanted)
        #expect(filter == DrinkFilter())
        #expect(filter.isEmpty)
    }

    @Test func `the same word in different groups is a separate option in each`() {
        let options: [DrinkOption] = [.base(.gin), .ingredient("gin"), .tag("gin"), .glass("gin")]
        for option in options {
            let filter = DrinkFilter(wanted: [option])
            #expect(options.filter { filter.standing(of: $0) == .wanted } == [option])
            #expect(DrinkFilter(code: filter.code) == filter)
        }
        #expect(Set(options.map { DrinkFilter(wanted: [$0]).code }).count == options.count)
    }

    @Test func `a distance replaces another, and bases are alternatives`() {
        var filter = DrinkFilter(wanted: [.away(1), .base(.gin)])
        filter.toggle(.away(0), .wanted)
        filter.toggle(.base(.rum), .wanted)
        #expect(filter.wanted == [.base(.gin), .away(0), .base(.rum)])
        #expect(filter.count(of: .base) == 2)
    }

    @Test func `the key cycles through the orders and shuffles anew each time`() {
        var sort = DrinkSort.name
        var names: [String] = []
        for seed in 1...8 {
            sort = sort.next(seed: UInt64(seed))
            names.append(sort.name)
        }
        #expect(names == ["strength", "away", "rating", "made", "count", "random", "name", "strength"])
        #expect(DrinkSort.random(seed: 1).next(seed: 2) == .name)
        #expect(DrinkSort.rating.next(seed: 2) == .made)
        #expect(DrinkSort.made.next(seed: 2) == .count)
    }

    @Test func `a list's own order comes first in the cycle`() {
        #expect(DrinkSort.marked(.saved).next(seed: 1, first: .marked(.saved)) == .name)
        #expect(DrinkSort.random(seed: 4).next(seed: 1, first: .marked(.saved)) == .marked(.saved))
        #expect(DrinkSort.rating.next(seed: 1, first: .made) == .count)
        #expect(DrinkSort.made.next(seed: 1, first: .made) == .name)
    }

    @Test func `without missing counts no drink passes a distance filter`() {
        let world = SearchWorld(seed: 3)
        let index = DrinkIndex(world.contents)
        #expect(index.listing(DrinkFilter(wanted: [.away(3)]), sort: .name, by: .english).isEmpty)
        #expect(
            index.listing(DrinkFilter(), sort: .away, by: .english)
                == index.listing(DrinkFilter(), sort: .name, by: .english))
    }

    @Test func `an empty catalogue has an empty index`() {
        let index = DrinkIndex(DrinkIndexContents(Catalogue()))
        for sort in DrinkSort.cycle(seed: 1) + [.rating, .made, .count] {
            #expect(index.listing(DrinkFilter(), sort: sort, by: .korean, missingCounts: []).isEmpty)
        }
        #expect(index.counts(of: .base, DrinkFilter()).isEmpty)
    }
}
