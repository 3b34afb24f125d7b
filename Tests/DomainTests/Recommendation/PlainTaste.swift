import Domain

/// A second, plain implementation of the comparisons of tastes, over named weights and without tables.
struct PlainTaste {
    let vectors: [Identifier<Drink>: DrinkVector]
    let features: [Identifier<Drink>: DrinkFeatures]

    init(_ space: DrinkSpace, _ features: [DrinkFeatures]) {
        self.features = Dictionary(uniqueKeysWithValues: features.map { ($0.id, $0) })
        vectors = self.features.compactMapValues { space.vector(of: $0.id) }
    }

    /// The cosine of a drink with the sum of the evidence; 0 if the sum is empty.
    func cosine(_ id: Identifier<Drink>, _ evidence: TasteEvidence) -> Double {
        guard let drink = named(id) else { return 0 }
        var profile: [String: Double] = [:]
        for (id, entry) in evidence.drinks {
            guard let vector = named(id) else { continue }
            let length = product(vector, vector).squareRoot()
            for (name, value) in vector { profile[name, default: 0] += entry.weight * value / length }
        }
        let lengths = (product(profile, profile) * product(drink, drink)).squareRoot()
        return lengths > 1e-4 ? product(profile, drink) / lengths : 0
    }

    /// 0.6 ingredients, 0.2 techniques, 0.2 tags.
    func likeness(_ left: Identifier<Drink>, _ right: Identifier<Drink>) -> Double {
        guard let one = vectors[left], let other = vectors[right], let a = features[left], let b = features[right]
        else { return 0 }
        let either = Set(a.techniques).union(b.techniques).count
        let both = Set(a.techniques).intersection(b.techniques).count
        return 0.6 * product(one.ingredients, other.ingredients)
            + (either == 0 ? 0 : 0.2 * Double(both) / Double(either)) + 0.2 * product(one.tags, other.tags)
    }

    func isSameKind(_ left: Identifier<Drink>, _ right: Identifier<Drink>) -> Bool {
        guard let a = features[left], let b = features[right] else { return false }
        return a.base == b.base && !Set(a.techniques).isDisjoint(with: b.techniques)
    }

    /// All weights of a drink by name, each times the square root of its block's weight.
    private func named(_ id: Identifier<Drink>) -> [String: Double]? {
        guard let vector = vectors[id] else { return nil }
        var named: [String: Double] = [:]
        for (name, value) in vector.ingredients { named["i " + name.rawValue] = value * 0.6.squareRoot() }
        for (name, value) in vector.tags { named["t " + name.rawValue] = value * 0.25.squareRoot() }
        for (step, value) in vector.meters.enumerated() { named["m \(step)"] = value * 0.15.squareRoot() }
        return named
    }

    private func product<Name: Hashable>(_ left: [Name: Double], _ right: [Name: Double]) -> Double {
        left.reduce(0) { $0 + $1.value * (right[$1.key] ?? 0) }
    }
}
