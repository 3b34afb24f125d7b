import Testing

@testable import Domain

/// Over random trees, drinks, evidence and bars.
struct RecommenderPropertyTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `taste equals a plain cosine, and every part of a score lies in 0 to 1`(seed: UInt64) {
        let world = RandomTaste(seed: seed)
        let space = world.space
        let plain = PlainTaste(space, world.features)
        let scores = Recommender(space).scores(of: world.ids, for: world.evidence, bar: world.bar)
        #expect(scores.count == world.ids.count)
        for (id, score) in scores {
            let taste = (1 + plain.cosine(id, world.evidence)) / 2
            #expect(abs(score.taste - taste) < 1e-4, "seed \(seed), \(id)")
            for part in [score.taste, score.coverage, score.novelty, score.total] {
                #expect((0...1).contains(part), "seed \(seed), \(id)")
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `each pick equals that of a full count`(seed: UInt64) {
        let world = RandomTaste(seed: seed)
        let space = world.space
        guard !TasteProfile(world.evidence, in: space).isEmpty else { return }
        let plain = PlainTaste(space, world.features)
        let recommender = Recommender(space)
        var open = Set(world.ids.filter { world.evidence[$0].weight >= 0 })
        let scores = recommender.scores(of: open, for: world.evidence, bar: world.bar).mapValues(\.total)
        let (low, high) = (scores.values.min() ?? 0, scores.values.max() ?? 1)
        var picked: [Identifier<Drink>] = []
        func worth(_ id: Identifier<Drink>) -> Double {
            0.7 * ((scores[id] ?? 0) - low) / (high - low)
                - 0.3 * (picked.map { plain.likeness($0, id) }.max() ?? 0)
        }
        func isCrowded(_ id: Identifier<Drink>) -> Bool {
            picked.suffix(4).count { plain.isSameKind($0, id) } >= 2
        }
        for pick in recommender.recommend(15, for: world.evidence, bar: world.bar).map(\.drink) {
            #expect(open.contains(pick), "seed \(seed), \(pick)")
            let free = open.filter { !isCrowded($0) }
            #expect(free.isEmpty || free.contains(pick), "seed \(seed), \(pick) is one too many")
            let best = (free.isEmpty ? open : free).map(worth).max() ?? 0
            #expect(worth(pick) > best - 1e-5, "seed \(seed), \(pick) after \(picked)")
            picked.append(pick)
            open.remove(pick)
        }
        #expect(picked.count == 15)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `the order of the input does not change the scores`(seed: UInt64) {
        var world = RandomTaste(seed: seed)
        let recommender = Recommender(world.space)
        let similar = SimilarDrinks(world.space)
        for _ in 0..<3 {
            let space = DrinkSpace(world.features.shuffled(using: &world.random), graph: world.graph)
            var evidence = TasteEvidence()
            evidence.drinks.reserveCapacity(Int.random(in: 0...500, using: &world.random))
            for (id, entry) in world.evidence.drinks.shuffled(using: &world.random) { evidence[id] = entry }
            for bar in [nil, world.bar] {
                #expect(
                    Recommender(space).recommend(20, for: evidence, bar: bar)
                        == recommender.recommend(20, for: world.evidence, bar: bar), "seed \(seed)")
                #expect(
                    Recommender(space).recommend(20, for: TasteEvidence(), bar: bar)
                        == recommender.recommend(20, for: TasteEvidence(), bar: bar), "seed \(seed)")
            }
            for id in world.ids.prefix(5) {
                #expect(SimilarDrinks(space)(to: id, limit: 9) == similar(to: id, limit: 9), "seed \(seed), \(id)")
            }
        }
    }

    @Test(arguments: 0..<25 as Range<UInt64>)
    func `likeness equals a plain count and is symmetric`(seed: UInt64) {
        let world = RandomTaste(seed: seed)
        let space = world.space
        let plain = PlainTaste(space, world.features)
        let similar = SimilarDrinks(space)
        for id in world.ids.prefix(10) {
            for found in similar(to: id, limit: 1000) {
                #expect(abs(found.likeness - plain.likeness(id, found.drink)) < 1e-5, "seed \(seed), \(id)")
            }
            if let nearest = similar(to: id, limit: 1).first {
                let back = similar(to: nearest.drink, limit: 1000).first { $0.drink == id }
                #expect(back?.likeness == nearest.likeness, "seed \(seed), \(id), \(nearest.drink)")
            }
        }
    }

    @Test(arguments: 0..<25 as Range<UInt64>)
    func `liking a drink raises its neighbours`(seed: UInt64) throws {
        let world = RandomTaste(seed: seed)
        let recommender = Recommender(world.space)
        let id = try #require(world.ids.first { world.features($0)?.shares.isEmpty == false })
        let near = SimilarDrinks(world.space)(to: id, limit: 3).map(\.drink)
        let loved = recommender.scores(of: near, for: TasteSamples.rated([id: 5]))
        let hated = recommender.scores(of: near, for: TasteSamples.rated([id: 1]))
        for neighbour in near {
            let (up, down) = (loved[neighbour]?.taste ?? 0, hated[neighbour]?.taste ?? 1)
            #expect(up > 0.5 && down < 0.5 && abs(up + down - 1) < 1e-5, "seed \(seed), \(neighbour)")
        }
    }
}
