/// Finds drinks for tonight: among those the bar can make, in a style that suits the weather, close to the member's
/// taste. Once all of these were suggested lately, those one ingredient away take their turn.
package struct TonightDrinks: Sendable {
    struct Candidates {
        let drinks: [DrinkDescription]
        /// The number of ingredients that the bar lacks for each.
        let away: Int
        fileprivate let canMakeAny: Bool
        fileprivate let found: [Recommendation]
        /// The reasons that all candidates share, including unknowns.
        fileprivate let reasons: [TonightReason]
    }

    private static let offered = 12

    /// The number of evenings before a drink may return, even if no other of its style is left.
    private static let apart = 2
    private static let mostCandidates = 80
    private static let mostLiked = 100
    private static let warmingTags: Set<Identifier<Tag>> = ["warming", "hot", "spicy"]
    /// For the morning after, never for an evening.
    private static let remedies: Set<Identifier<Drink>> = ["prairie-oyster"]

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

    /// Best first; empty if there are no drinks. `isLightOnly` only considers drinks with little or no alcohol.
    /// `leavingOut` are today's earlier suggestions, used again if nothing else is left; `lately` those of the last
    /// days, newest first; `yesterday` all of yesterday's, including refused ones. `seed` decides between equals.
    func candidates(
        for profile: Identifier<Profile>, weather: TonightWeather?, hidesAlcohol: Bool, isLightOnly: Bool = false,
        leavingOut: Set<Identifier<Drink>>, lately: [Identifier<Drink>], yesterday: Set<Identifier<Drink>>,
        seed: UInt64, now: Int64
    ) async throws -> Candidates {
        // The only light drink returns every other evening, since nothing is suggested two evenings running.
        let recent = isLightOnly ? leavingOut.union(yesterday).union(lately.prefix(1)) : leavingOut
        let pool = try await pool(isLightOnly: isLightOnly, seed: seed, today: recent, lately: lately)
        let evidence = try await MemberTaste.evidence(of: profile, marks, log, now: now)
        let liked = evidence.drinks.keys.sorted().prefix(Self.mostLiked)
        let described = try await descriptions(Set(pool.ids).union(liked))
        let space = DrinkSpace(
            described.values.map {
                DrinkFeatures($0.drink, contents: $0.contents, glassVolume: $0.glass?.volume, staples: [])
            }, graph: try await bar.graph())
        let recommender = Recommender(space)
        func found(_ ids: [Identifier<Drink>], besides left: Set<Identifier<Drink>>) -> [Recommendation] {
            recommender.recommend(
                Self.offered, for: evidence,
                options: RecommendationOptions(hidesAlcohol: hidesAlcohol, leavesOut: left, only: Set(ids)))
        }
        let (suited, reasons) = fitting(pool.ids, described, weather)
        let last = leavingOut.union(lately.prefix(Self.apart))
        // Prefers repeating a drink of the style to one of another style, but not on the next evening.
        let plain = weather.map { [$0.reasonWithoutStyle] + $0.reasonsToStayIn } ?? [.noWeather]
        typealias Step = (ids: [Identifier<Drink>], left: Set<Identifier<Drink>>, reasons: [TonightReason])
        var steps: [Step] = []
        for shown in [yesterday, Set<Identifier<Drink>>()] {
            let (all, latest) = (leavingOut.union(lately).union(shown), last.union(shown))
            steps += [
                (suited, all, reasons), (suited, latest, reasons), (pool.ids, all, plain), (pool.ids, latest, plain),
            ]
        }
        steps.append((pool.ids, recent, plain))
        if !isLightOnly { steps.append((pool.ids, Set(), plain)) }
        for (ids, left, reasons) in steps {
            let found = found(ids, besides: left).filter { described[$0.drink] != nil }
            guard !found.isEmpty else { continue }
            return Candidates(
                drinks: found.compactMap { described[$0.drink] }, away: pool.away,
                canMakeAny: pool.canMakeAny, found: found, reasons: reasons)
        }
        return Candidates(drinks: [], away: pool.away, canMakeAny: pool.canMakeAny, found: [], reasons: plain)
    }

    func reasons(
        at place: Int, of candidates: Candidates, for profile: Identifier<Profile>
    ) async throws -> [TonightReason] {
        let found = candidates.found[place]
        let away = try await bar.away(of: [found.drink])[found.drink] ?? 0
        let makeable: TonightReason =
            candidates.away == 0 ? .makeable : candidates.canMakeAny ? .lacking(away) : .away(away)
        return candidates.reasons + [makeable, try await taste(found, profile)]
    }

    private struct Pool {
        let ids: [Identifier<Drink>]
        let away: Int
        let canMakeAny: Bool
    }

    /// The drinks the bar can make. If there are none, or all were suggested lately, those that lack the fewest
    /// ingredients and were not. Shuffled by the seed and cut.
    private func pool(
        isLightOnly: Bool, seed: UInt64, today: Set<Identifier<Drink>>, lately: [Identifier<Drink>]
    ) async throws -> Pool {
        let all = try await bar.makeable().filter { !Self.remedies.contains($0) }
        let makeable = isLightOnly ? try await light(among: all, seed) : all
        let past = today.union(lately)
        if makeable.contains(where: { !(isLightOnly ? today : past).contains($0) }) {
            let fresh = makeable.filter { !today.contains($0) }
            return Pool(ids: Self.sample(fresh, seed), away: 0, canMakeAny: true)
        }
        let counts = try await bar.missingCounts(by: .english)
        let least = counts.filter { $0 > 0 }.min() ?? 0
        let limit = makeable.isEmpty ? least + 1 : 1
        if least > 0, least <= limit {
            for count in least...limit {
                let positions = counts.indices.filter { counts[$0] == count }
                var ids: [Identifier<Drink>] = []
                for position in Self.sample(positions, seed) {
                    ids += try await drinks.drinks(in: position..<position + 1, by: .english).map(\.id)
                }
                ids.removeAll(where: Self.remedies.contains)
                if isLightOnly { ids = try await light(among: ids, seed) }
                let fresh = ids.filter { !past.contains($0) }
                let rest = makeable.isEmpty && count == limit && fresh.isEmpty ? ids : fresh
                if !rest.isEmpty { return Pool(ids: rest, away: count, canMakeAny: !all.isEmpty) }
            }
        }
        let fresh = makeable.filter { !today.contains($0) }
        return Pool(
            ids: Self.sample(fresh.isEmpty ? makeable : fresh, seed), away: makeable.isEmpty ? least : 0,
            canMakeAny: !all.isEmpty)
    }

    private static func sample<Element>(_ all: [Element], _ seed: UInt64) -> [Element] {
        SeededOrder.places(count: all.count, seed: seed).prefix(mostCandidates).map { all[Int($0)] }
    }

    /// Returns the light drinks among a limited number of the given ones, which the seed selects.
    private func light(among ids: [Identifier<Drink>], _ seed: UInt64) async throws -> [Identifier<Drink>] {
        var found: [Identifier<Drink>] = []
        for place in SeededOrder.places(count: ids.count, seed: seed).prefix(Self.mostCandidates * 5)
        where found.count < Self.mostCandidates {
            if try await describe(ids[Int(place)])?.isLight == true { found.append(ids[Int(place)]) }
        }
        return found
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
        return (fitting, reasons + weather.reasonsToStayIn)
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
            case .noTaste:
                let evidence = try await MemberTaste.evidence(of: profile, marks, log, now: now)
                if evidence.drinks.isEmpty { reasons.append(reason) }
            default: reasons.append(reason)
            }
        }
        pick.drinkReasons = reasons
    }

    private func taste(_ found: Recommendation, _ profile: Identifier<Profile>) async throws -> TonightReason {
        for reason in found.reasons {
            guard case .resembles(let resemblance) = reason, let drink = resemblance.drinks.first else { continue }
            let given = try await marks.marks(of: drink, for: profile).opinion?.rating?.stars
            let made = try await log.summary(of: drink, for: profile)?.averageRating
            if let stars = given ?? made, let rating = Rating(halves: Int(saturating: stars * 2)) {
                return .likeRated(drink, rating)
            }
            return .likeKnown(drink, resemblance.basis)
        }
        return .noTaste
    }
}
