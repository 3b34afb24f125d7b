struct ReasonFinder {
    static let mostShared = 2

    private let profile: TasteProfile
    private let space: DrinkSpace
    private let bar: BarCoverage?
    private let liked: [TasteBasis: [(place: Int, weight: Double)]]

    init(_ profile: TasteProfile, bar: BarCoverage?) {
        self.profile = profile
        self.bar = bar
        let space = profile.space
        self.space = space
        var liked: [TasteBasis: [(place: Int, weight: Double)]] = [:]
        for (place, weight) in profile.known {
            guard let basis = profile.evidence[space.ids[place]].basis else { continue }
            liked[basis, default: []].append((place, weight))
        }
        self.liked = liked
    }

    func reasons(for place: Int) -> [RecommendationReason] {
        var reasons: [RecommendationReason] = []
        if profile.isEmpty {
            reasons.append(.coldStart(space.popularity[place]))
        } else if profile.cosine(atPlace: place) > 0 {
            for basis in TasteBasis.allCases {
                if let resemblance = resemblance(of: place, to: basis) { reasons.append(.resembles(resemblance)) }
            }
        }
        if let reach = bar?.reach(atPlace: place) { reasons.append(.bar(reach)) }
        return reasons
    }

    /// The features that a drink shares with liked ones; nil without an ingredient: tags alone are no reason.
    private func resemblance(of place: Int, to basis: TasteBasis) -> Resemblance? {
        let others = (liked[basis] ?? []).filter { $0.place != place }
        let ingredients = shared(place, others, space.ingredients) { space.numbers.areRelated($0, $1) }
        guard !ingredients.isEmpty else { return nil }
        let nearest = others.filter { has($0.place, ingredients, space.ingredients) }
            .map { (place: $0.place, likeness: space.likeness($0.place, place)) }
            .sorted { $0.likeness != $1.likeness ? $0.likeness > $1.likeness : $0.place < $1.place }
        return Resemblance(
            basis: basis, drinks: nearest.map { space.ids[$0.place] },
            ingredients: ingredients.map { space.numbers.ingredients[Int($0)] })
    }

    /// Returns the shared features of largest weight, each shared with a drink that also has the previous ones.
    private func shared(
        _ place: Int, _ others: [(place: Int, weight: Double)], _ rows: SparseRows,
        areRelated: (Int32, Int32) -> Bool
    ) -> [Int32] {
        var sums: [Int32: Double] = [:]
        for (other, weight) in others {
            rows.forEachShared(place, other) { sums[$0, default: 0] += Double($1) * weight }
        }
        let order = sums.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(\.key)
        var named: [Int32] = []
        for feature in order where named.count < Self.mostShared {
            if named.contains(where: { areRelated($0, feature) }) { continue }
            if others.contains(where: { has($0.place, named + [feature], rows) }) { named.append(feature) }
        }
        return named
    }

    private func has(_ place: Int, _ features: [Int32], _ rows: SparseRows) -> Bool {
        let own = rows.features[rows.range(place)]
        return features.allSatisfy(own.contains)
    }
}
