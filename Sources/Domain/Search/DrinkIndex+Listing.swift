extension DrinkIndex {
    /// Returns the drinks that pass a filter, sorted, as positions in the list by name. `missingCounts` is by position
    /// in the list by English name; while nil, no drink has a distance and sorting by it sorts by name. `scope` is
    /// another option that must hold, `found` limits the positions to consider.
    package func listing(
        _ filter: DrinkFilter, sort: DrinkSort, by language: Language, missingCounts: [Int]? = nil,
        values: DrinkMemberValues = DrinkMemberValues(), scope: DrinkOption? = nil, among found: Set<Int>? = nil
    ) -> [Int] {
        var set = matching(filter, missingCounts: missingCounts, values: values, scope: scope)
        if let found {
            set.formIntersection(places(found, by: language))
        }
        switch sort {
        case .name:
            return byName(set, language)
        case .strength:
            return positions((strongest[language] ?? []).filter { set.contains(Int($0)) }, language)
        case .random(let seed):
            return positions(
                SeededOrder.places(count: count, seed: seed).filter { set.contains(Int($0)) }, language)
        case .away:
            guard let missingCounts, missingCounts.count == count else { return byName(set, language) }
            return byDistance(byName(set, language), missingCounts, language)
        case .rating, .made, .count, .marked:
            return byValue(byName(set, language), values.values(for: sort) ?? [:], language)
        }
    }

    func places(_ positions: Set<Int>, by language: Language) -> BitSet {
        BitSet(size: count, positions.filter(ids.indices.contains).map { Int32(place(at: $0, by: language)) })
    }

    private func byName(_ set: BitSet, _ language: Language) -> [Int] {
        (0..<count).filter { set.contains(place(at: $0, by: language)) }
    }

    private func positions(_ places: [Int32], _ language: Language) -> [Int] {
        places.map { position(of: Int($0), by: language) }
    }

    /// A stable counting sort by distance.
    private func byDistance(_ positions: [Int], _ missingCounts: [Int], _ language: Language) -> [Int] {
        let distances = positions.map { min(max(0, missingCounts[place(at: $0, by: language)]), Self.farthest) }
        var starts = [Int](repeating: 0, count: Self.farthest + 2)
        for distance in distances { starts[distance + 1] += 1 }
        for distance in 0...Self.farthest { starts[distance + 1] += starts[distance] }
        var result = positions
        for (position, distance) in zip(positions, distances) {
            result[starts[distance]] = position
            starts[distance] += 1
        }
        return result
    }

    private static let farthest = 255

    private func byValue(
        _ positions: [Int], _ values: [Identifier<Drink>: Double], _ language: Language
    ) -> [Int] {
        var known: [(value: Double, index: Int)] = []
        var rest: [Int] = []
        for (index, position) in positions.enumerated() {
            if let value = values[ids[place(at: position, by: language)]] {
                known.append((value, index))
            } else {
                rest.append(position)
            }
        }
        known.sort { $0.value == $1.value ? $0.index < $1.index : $0.value > $1.value }
        return known.map { positions[$0.index] } + rest
    }
}

/// A shuffled order that depends only on its seed (SplitMix64; Steele, Lea and Flood 2014).
package struct SeededOrder: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number that depends on nothing but a text and a seed.
    static func rank(_ text: String, seed: UInt64) -> UInt64 {
        var generator = SeededOrder(seed: text.fnv1a(from: seed))
        return generator.next()
    }

    /// Shuffles the numbers below `count`. Does not use the standard library, whose algorithm may change.
    static func places(count: Int, seed: UInt64) -> [Int32] {
        var generator = SeededOrder(seed: seed)
        var places = (0..<Int32(clamping: count)).map { $0 }
        for end in places.indices.dropFirst().reversed() {
            places.swapAt(end, Int(generator.next() % UInt64(end + 1)))
        }
        return places
    }
}

extension MakeableIndex {
    /// Returns how many ingredients each drink lacks, by position in the list by name; `Int.max` without a drink.
    package func missingCounts(by language: Language) -> [Int] {
        var missingCounts = [Int](repeating: .max, count: table.recipes.count)
        for recipe in table.recipes.indices {
            let position = table.position(of: recipe, by: language)
            if missingCounts.indices.contains(position) { missingCounts[position] = away(ofRecipe: recipe) }
        }
        return missingCounts
    }
}
