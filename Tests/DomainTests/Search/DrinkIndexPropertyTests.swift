import TestSupport
import Testing

@testable import Domain

/// Compares the index with a plain loop over random catalogues.
struct DrinkIndexPropertyTests {
    @Test func `a listing equals that of a plain loop, sorted by name in each language`() {
        var sizes: Set<Int> = []
        for seed in 1...25 {
            var world = SearchWorld(seed: UInt64(seed))
            let index = DrinkIndex(world.contents)
            let plain = PlainFilter(world)
            for _ in 0..<12 {
                let filter = world.filter()
                for language in Language.allCases {
                    let all = PlainFilter.sorted(world.catalogue.drinks, language)
                    let expected = all.indices.filter { plain.passes(all[$0], filter) }
                    let found = index.listing(
                        filter, sort: .name, by: language, missingCounts: world.missingCounts, values: world.values)
                    #expect(found == expected, "\(seed) \(filter)")
                    #expect(index.drinks(at: found, by: language) == expected.map { all[$0].id })
                    sizes.insert(found.count)
                }
            }
        }
        // Filters that let nothing or everything pass would prove little.
        #expect(sizes.count > 20)
    }

    @Test func `a count equals the list with that option and the rest of the filter`() {
        for seed in 1...10 {
            var world = SearchWorld(seed: UInt64(seed), drinks: 40)
            let index = DrinkIndex(world.contents)
            let plain = PlainFilter(world)
            for _ in 0..<3 {
                let filter = world.filter()
                for kind in DrinkOptionKind.allCases {
                    let counts = index.counts(
                        of: kind, filter, missingCounts: world.missingCounts, values: world.values)
                    #expect(Set(counts.keys) == Set(index.options(of: kind, by: .korean)))
                    for (option, count) in counts {
                        let isOther = { (other: DrinkOption) in
                            other.kind != kind || (kind.needsAll && other != option)
                        }
                        let rest = DrinkFilter(
                            wanted: filter.wanted.filter(isOther), unwanted: filter.unwanted.filter(isOther),
                            bounds: filter.bounds)
                        let expected = world.catalogue.drinks.count {
                            plain.passes($0, rest) && plain.holds(option, $0)
                        }
                        #expect(count == expected, "\(seed) \(option) \(filter)")
                    }
                }
            }
        }
    }

    @Test func `sorting keeps all drinks and orders ties by name`() {
        for seed in 1...10 {
            var world = SearchWorld(seed: UInt64(seed))
            let index = DrinkIndex(world.contents)
            let plain = PlainFilter(world)
            // Leaves ratings out of the filter, since they differ from the plain filter's.
            let filter = DrinkFilter(unwanted: world.filter().unwanted.filter { $0.kind != .rating })
            let rated = world.catalogue.drinks.filter { _ in world.random.chance(40) }
            let values = DrinkMemberValues(
                ratings: Dictionary(uniqueKeysWithValues: rated.map { ($0.id, Double($0.id.rawValue.count)) }),
                made: world.values.made, counts: world.values.made.mapValues { Int($0 % 3) + 1 },
                saved: world.values.saved, tried: world.values.tried)
            for language in Language.allCases {
                let all = PlainFilter.sorted(world.catalogue.drinks, language)
                let names = all.indices.filter { plain.passes(all[$0], filter) }
                func expect(_ sort: DrinkSort, _ key: (Drink) -> Double) {
                    let sorted = names.sorted { (key(all[$0]), $0) < (key(all[$1]), $1) }
                    let found = index.listing(
                        filter, sort: sort, by: language, missingCounts: world.missingCounts, values: values)
                    #expect(found == sorted, "\(seed) \(sort) \(language)")
                }
                expect(.strength) { plain.isKnown($0) ? -plain.strength($0) : 1 }
                expect(.away) { Double(plain.away($0)) }
                expect(.rating) { values.ratings[$0.id].map { -$0 } ?? .infinity }
                expect(.made) { values.made[$0.id].map { -Double($0) } ?? .infinity }
                expect(.count) { values.counts[$0.id].map { -Double($0) } ?? .infinity }
                expect(.marked(.saved)) { values.saved[$0.id].map { -Double($0) } ?? .infinity }
                expect(.marked(.tried)) { values.tried[$0.id].map { -Double($0) } ?? .infinity }
                func shuffle(_ seed: UInt64) -> [Int] {
                    index.listing(
                        filter, sort: .random(seed: seed), by: language, missingCounts: world.missingCounts,
                        values: world.values)
                }
                let shuffled = shuffle(5)
                #expect(shuffled.sorted() == names)
                #expect(shuffled != names)
                #expect(shuffled == shuffle(5))
                #expect(shuffled != shuffle(6))
            }
        }
    }

    @Test func `a scoped list and its counts equal a filter with that option`() {
        for seed in 1...10 {
            var world = SearchWorld(seed: UInt64(seed))
            let index = DrinkIndex(world.contents)
            let plain = PlainFilter(world)
            let all = PlainFilter.sorted(world.catalogue.drinks, .english)
            for scope in DrinkOption.mine + [.away(1), .base(.gin)] {
                let filter = world.filter()
                let found = index.listing(
                    filter, sort: .name, by: .english, missingCounts: world.missingCounts, values: world.values,
                    scope: scope)
                #expect(found == all.indices.filter { plain.passes(all[$0], filter) && plain.holds(scope, all[$0]) })
                let counts = index.counts(
                    of: .mine, DrinkFilter(), missingCounts: world.missingCounts, values: world.values, scope: scope)
                for (option, count) in counts {
                    #expect(count == all.count { plain.holds(option, $0) && plain.holds(scope, $0) }, "\(seed)")
                }
            }
        }
    }
}
