import Domain
import FeatureKit

/// The member's bar and month, shown beside tonight in a wide window.
struct HomeAside: Equatable {
    struct Bar: Equatable {
        let bottles: [SmallShelfView.Bottle]
        /// `15 bottles · 29 now`.
        let figure: String
        /// The low bottles, the bottle to use up, and the number of drinks one bottle away.
        let lines: [String]
    }

    struct Month: Equatable {
        /// The shades of the month's days up to today, 0…4.
        let shades: [Int]
        /// The row of the first day, from Monday.
        let firstRow: Int
        /// `18 of 24 days`.
        let figure: String
        let counts: [Count]
        /// `14 days in a row`.
        let streak: String
    }

    struct Count: Equatable {
        let label: String
        let count: Int
    }

    /// Nil for an empty bar.
    var bar: Bar?
    /// Nil for a guest.
    var month: Month?
}

struct HomeAsideReader: Sendable {
    let bar: HomeBar
    let ingredients: any IngredientRepository
    let momentum: any MomentumRepository
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    func read(for member: Identifier<Profile>?) async throws -> HomeAside {
        HomeAside(bar: try await readBar(), month: try await readMonth(of: member))
    }

    private func readBar() async throws -> HomeAside.Bar? {
        let language = strings.language
        let bottles = try await bar.bottles()
        guard !bottles.isEmpty else { return nil }
        var known = try await ingredients.ingredients(bottles.map(\.ingredient))
        known.merge(try await ingredients.ingredients(known.values.compactMap(\.parent))) { old, _ in old }
        func name(_ bottle: Bottle) -> String {
            known[bottle.ingredient]?.name[language] ?? bottle.ingredient.rawValue
        }
        func color(_ bottle: Bottle) -> String? {
            let ingredient = known[bottle.ingredient]
            return ingredient?.content.color ?? ingredient?.parent.flatMap { known[$0]?.content.color }
        }
        func place(_ bottle: Bottle) -> Int {
            IngredientCategory.allCases.firstIndex(of: known[bottle.ingredient]?.category ?? .other) ?? 0
        }
        let sorted = bottles.sorted {
            (place($0), name($0), $0.ingredient) < (place($1), name($1), $1.ingredient)
        }
        let makeable = try await bar.makeableCount()
        let near = try await bar.oneAway().reduce(0) { $0 + $1.drinks.count }
        let low = sorted.filter { $0.level == .low || $0.level == .empty }.map(name)
        var lines: [String] = []
        if !low.isEmpty { lines.append(strings("home.bar-low", low.joined(separator: ", "))) }
        if let (bottle, freshness) = try await mostUrgent(of: bottles) {
            lines.append(strings.counted("home.bar-use-up", freshness.daysOpen, name(bottle)))
        }
        if near > 0 { lines.append(strings.counted("home.bar-near", near)) }
        let figure = [strings.counted("shelf.bottles", bottles.count), strings("shelf.now", String(makeable))]
        return HomeAside.Bar(
            bottles: sorted.map { SmallShelfView.Bottle(name: name($0), level: $0.level, color: color($0)) },
            figure: figure.joined(separator: " · "), lines: lines)
    }

    private func mostUrgent(of bottles: [Bottle]) async throws -> (Bottle, Freshness)? {
        let opened = bottles.filter { $0.openedAt != nil }
        let days = try await ShelfLife(ingredients: ingredients, bar: bar).days(of: opened.map(\.ingredient))
        let aged = opened.compactMap { bottle in
            bottle.freshness(shelfLife: days[bottle.ingredient], now: clock.now()).map { (bottle, $0) }
        }
        return aged.filter(\.1.isUrgent).min {
            ($0.1.daysLeft, $0.0.ingredient) < ($1.1.daysLeft, $1.0.ingredient)
        }
    }

    private func readMonth(of member: Identifier<Profile>?) async throws -> HomeAside.Month? {
        guard let member else { return nil }
        let calendar = try await momentum.calendar(of: member, now: clock.now(), localTime: localTime)
        let today = calendar.days.last.map { LocalDay(daysSince1970: $0.number) }
        let days = calendar.days.suffix(today?.day ?? 0)
        let active = days.count { $0.total > 0 }
        let kinds: [(ActivityKind, String)] = [
            (.dig, "my-month.digs"), (.drink, "my-month.drinks"), (.film, "my-month.watched"),
            (.review, "my-month.reviews"),
        ]
        return HomeAside.Month(
            shades: days.map(calendar.shade), firstRow: days.first?.weekday ?? 0,
            figure: strings("home.month-days", String(active), String(days.count)),
            counts: kinds.map { kind, label in
                HomeAside.Count(label: strings[label], count: days.reduce(0) { $0 + ($1.counts[kind] ?? 0) })
            },
            streak: calendar.streak > 1 ? strings.counted("dig.streak", calendar.streak) : "")
    }
}
