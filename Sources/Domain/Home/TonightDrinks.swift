/// Finds drinks for tonight: among those the bar can make, in a style that suits the weather, close to the member's
/// taste.
package struct TonightDrinks: Sendable {
    struct Candidates {
        let drinks: [DrinkDescription]
        let isMakeable: Bool
        fileprivate let found: [Recommendation]
        /// The reasons that all candidates share, including unknowns.
        fileprivate let reasons: [TonightReason]
    }

    /// The most drinks to offer for pairing.
    private static let offered = 12

    private static let mostCandidates = 80
    private static let mostLiked = 100
    private static let warmingTags: Set<Identifier<Tag>> = ["warming", "hot", "spicy"]

    private let describe: DescribeDrink
    private let drinks: any DrinkRepository
    private let bar: HomeBar
    private let marks: any DrinkMarkRepository
    private let log: any MadeLogRepository

    package init(
        describe: DescribeDrink, drinks: any DrinkRepository, bar: HomeBar, marks: any DrinkMarkRepository,
        log: any MadeLogRepository
    ) {
        self.describe = describe
        self.drinks = drinks
        self.bar = bar
        self.marks = marks
        self.log = log
    }

    /// Best first; empty if there are no drinks.
    ///
    /// - Parameters:
    ///   - weather: nil if unknown.
    ///   - hidesAlcohol: only considers drinks without alcohol.
    ///   - leavingOut: today's earlier suggestions, used again if nothing else is left.
    ///   - lately: the suggestions of the last days, used again before a drink of another style.
    ///   - seed: decides between equals.
    ///   - now: seconds since 1970 UTC.
    func candidates(
        for profile: Identifier<Profile>, weather: TonightWeather?, hidesAlcohol: Bool,
        leavingOut: Set<Identifier<Drink>>, lately: Set<Identifier<Drink>>, seed: UInt64, now: Int64
    ) async throws -> Candidates {
        let (ids, isMakeable) = try await candidates(seed: seed, leavingOut: leavingOut)
        let evidence = try await evidence(of: profile, now: now)
        let liked = evidence.drinks.keys.sorted().prefix(Self.mostLiked)
        let described = try await descriptions(Set(ids).union(liked))
        let space = DrinkSpace(
            described.values.map {
                DrinkFeatures($0.drink, contents: $0.contents, glassVolume: $0.glass?.volume, staples: [])
            }, graph: try await bar.graph())
        var (allowed, reasons) = fitting(ids, described, weather)
        var options = RecommendationOptions(
            hidesAlcohol: hidesAlcohol, leavesOut: leavingOut.union(lately), only: Set(allowed))
        let recommender = Recommender(space)
        var found = recommender.recommend(Self.offered, for: evidence, options: options)
        options.leavesOut = leavingOut
        if found.isEmpty { found = recommender.recommend(Self.offered, for: evidence, options: options) }
        if found.isEmpty {
            // No drink in that style is left; takes any, without a weather reason.
            allowed = ids
            reasons = [weather?.reasonWithoutStyle ?? .noWeather]
            options.only = Set(allowed)
            found = recommender.recommend(Self.offered, for: evidence, options: options)
            options.leavesOut = []
            if found.isEmpty { found = recommender.recommend(Self.offered, for: evidence, options: options) }
        }
        found.removeAll { described[$0.drink] == nil }
        return Candidates(
            drinks: found.compactMap { described[$0.drink] }, isMakeable: isMakeable, found: found, reasons: reasons)
    }

    func reasons(
        at place: Int, of candidates: Candidates, for profile: Identifier<Profile>
    ) async throws -> [TonightReason] {
        let found = candidates.found[place]
        let away = try await bar.away(of: [found.drink])[found.drink] ?? 0
        return candidates.reasons + [candidates.isMakeable ? .makeable : .away(away), try await taste(found, profile)]
    }

    /// The drinks the bar can make, or the nearest if it can make none; shuffled by the seed and cut.
    private func candidates(
        seed: UInt64, leavingOut: Set<Identifier<Drink>>
    ) async throws -> (ids: [Identifier<Drink>], isMakeable: Bool) {
        let makeable = try await bar.makeable()
        guard makeable.isEmpty else {
            let fresh = makeable.filter { !leavingOut.contains($0) }
            return (Self.sample(fresh.isEmpty ? makeable : fresh, seed), true)
        }
        let missingCounts = try await bar.missingCounts(by: .english)
        let least = missingCounts.min() ?? 0
        let positions = missingCounts.indices.filter { missingCounts[$0] <= least + 1 }
        var ids: [Identifier<Drink>] = []
        for position in Self.sample(positions, seed) {
            ids += try await drinks.drinks(in: position..<position + 1, by: .english).map(\.id)
        }
        return (ids, false)
    }

    private static func sample<Element>(_ all: [Element], _ seed: UInt64) -> [Element] {
        SeededOrder.places(count: all.count, seed: seed).prefix(mostCandidates).map { all[Int($0)] }
    }

    private func descriptions(
        _ ids: Set<Identifier<Drink>>
    ) async throws -> [Identifier<Drink>: DrinkDescription] {
        var found: [Identifier<Drink>: DrinkDescription] = [:]
        for id in ids { found[id] = try await describe(id) }
        return found
    }

    /// The drinks in the style that suits the weather, with the reasons; only warming ones if it is wet.
    private func fitting(
        _ ids: [Identifier<Drink>], _ described: [Identifier<Drink>: DrinkDescription], _ weather: TonightWeather?
    ) -> ([Identifier<Drink>], [TonightReason]) {
        guard let weather else { return (ids, [.noWeather]) }
        var fitting = ids
        var reasons = [weather.reasonWithoutStyle]
        if let style = weather.style {
            let suited = ids.filter { id in described[id].map { style.matches($0.drink, $0.estimate) } ?? false }
            if !suited.isEmpty {
                fitting = suited
                reasons = [weather.reason(for: style)]
            }
        }
        if weather.isWet {
            let warming = fitting.filter { id in
                described[id].map { !Self.warmingTags.isDisjoint(with: $0.drink.tags) } ?? false
            }
            if !warming.isEmpty {
                fitting = warming
                reasons.append(.wetWeather)
            }
        }
        return (fitting, reasons)
    }

    /// Removes or replaces reasons that no longer hold: that the bar lacks something, or that no taste is known.
    func correct(_ pick: inout TonightPick, for profile: Identifier<Profile>, now: Int64) async throws {
        guard let drink = pick.drink else { return }
        var reasons: [TonightReason] = []
        for reason in pick.drinkReasons {
            switch reason {
            case .away, .lacking:
                let away = try await bar.away(of: [drink])[drink] ?? 0
                pick.isMakeable = pick.isMakeable || away == 0
                if away == 0 {
                    reasons.append(.makeable)
                } else {
                    reasons.append(try await bar.makeableCount() == 0 ? .away(away) : .lacking(away))
                }
            case .noTaste: if try await evidence(of: profile, now: now).drinks.isEmpty { reasons.append(reason) }
            default: reasons.append(reason)
            }
        }
        pick.drinkReasons = reasons
    }

    private func evidence(of profile: Identifier<Profile>, now: Int64) async throws -> TasteEvidence {
        var evidence = TasteEvidence()
        let values = try await log.memberValues(of: profile)
        for (drink, rating) in values.ratings { evidence[drink].rating = rating }
        for (drink, moment) in values.made {
            evidence[drink].daysSinceMade = Double(max(now.seconds(since: moment), 0)) / 86_400
        }
        for drink in try await marks.drinks(marked: .saved, for: profile, after: nil, limit: Self.mostLiked) {
            evidence[drink.drink].isSaved = true
        }
        for drink in try await marks.drinks(marked: .tried, for: profile, after: nil, limit: Self.mostLiked) {
            evidence[drink.drink].isTried = true
        }
        return evidence
    }

    private func taste(_ found: Recommendation, _ profile: Identifier<Profile>) async throws -> TonightReason {
        for reason in found.reasons {
            guard case .resembles(let resemblance) = reason, let drink = resemblance.drinks.first else { continue }
            let summary = try await log.summary(of: drink, for: profile)
            if let stars = summary?.averageRating, let rating = Rating(halves: Int(saturating: stars * 2)) {
                return .likeRated(drink, rating)
            }
            return .likeKnown(drink, resemblance.basis)
        }
        return .noTaste
    }
}
