import Domain
import FeatureKit

/// Writes a member's city list. Every change can be undone.
@MainActor
final class CityListWriter {
    var messages: Messages { writer.messages }

    private let cities: any WeatherCityRepository
    private let member: @MainActor @Sendable () -> Author?
    private let writer: MemberWriter
    private let strings: Strings

    init(
        cities: any WeatherCityRepository, member: @escaping @MainActor @Sendable () -> Author?,
        authorizer: any MemberAuthorizer, strings: Strings
    ) {
        self.cities = cities
        self.member = member
        self.strings = strings
        writer = MemberWriter(authorizer: authorizer, strings: strings)
    }

    /// Whether a city fits into the list and is not there yet; shows the reason if not.
    func canAdd(_ city: City, to listed: [City]) -> Bool {
        if listed.contains(where: { $0.id == city.id }) {
            writer.fail(strings("weather.there-already", name(city)))
        } else if listed.count >= WeatherCities.limit {
            writer.fail(strings("weather.full", String(WeatherCities.limit)))
        } else {
            return true
        }
        return false
    }

    func add(_ city: City, completion: @escaping () -> Void) {
        write(strings("weather.added", name(city)), completion) { cities, member in
            try await cities.add(city, of: member)
        }
    }

    func remove(_ city: City, completion: @escaping () -> Void) {
        write(strings("weather.removed", name(city)), completion) { cities, member in
            try await cities.remove(city.id, of: member)
        }
    }

    func move(_ city: City, to position: Int, completion: @escaping () -> Void) {
        write(nil, completion) { cities, member in try await cities.move(city.id, to: position, of: member) }
    }

    /// Whether a member may change the list; asks a guest to sign up or in.
    var isAllowed: Bool { writer.isAuthorized(.open(route: WeatherDestination.list.route)) }

    private func write(
        _ done: String?, _ completion: @escaping () -> Void,
        _ work: @escaping @Sendable (any WeatherCityRepository, Identifier<Profile>) async throws -> Void
    ) {
        guard let id = member()?.id else { return _ = isAllowed }
        writer.write(
            .open(route: WeatherDestination.list.route), { [cities] in try await work(cities, id) },
            done: { _ in done }, completion: { _ in completion() })
    }

    private func name(_ city: City) -> String { city.name[strings.language] }
}
