internal import Domain
internal import FeatureKit

/// What is known of a bottle: how much is left, when it was opened, its size and price, all optional.
@MainActor
struct BottleForm: FormContent {
    let ingredient: Identifier<Ingredient>
    let dependencies: BarDIContainer.Dependencies
    /// Whose bar the bottle was read in; nil for the member's own.
    private let seen = Seen()

    /// What is known from the reading on.
    @MainActor
    private final class Seen {
        var owner: Identifier<Profile>?
    }

    init(ingredient: Identifier<Ingredient>, dependencies: BarDIContainer.Dependencies) {
        self.ingredient = ingredient
        self.dependencies = dependencies
    }

    private static let levels: [BottleLevel?] = [nil, .full, .half, .low, .empty]

    private var strings: Strings { dependencies.strings }
    var title: String { strings["bottle.title"] }

    func subject() async throws -> String {
        try await dependencies.ingredients.ingredient(ingredient)?.name[strings.language] ?? ingredient.rawValue
    }

    func fields() async throws -> [FormField] {
        seen.owner = try await dependencies.bar.host()?.id
        let bottle =
            try await dependencies.bar.bottles().first { $0.ingredient == ingredient }
            ?? Bottle(ingredient: ingredient)
        let opened = bottle.openedAt.map { dependencies.times.local.day(of: $0).text } ?? ""
        return [
            FormField(
                "level", strings["bottle.level"], .choice(Self.levels.map { BottleText.level($0, strings) }),
                value: String(Self.levels.firstIndex(of: bottle.level) ?? 0)),
            FormField(
                "opened", strings["bottle.opened"], .text(limit: 10), value: opened,
                placeholder: dependencies.times.today.text),
            FormField("size", strings["bottle.size"], .number, value: text(bottle.size), placeholder: "700"),
            FormField("price", strings["bottle.price"], .number, value: text(bottle.price)),
        ]
    }

    func save(_ values: [String: String]) async throws -> FormAnswer {
        var openedAt: Int64?
        if let text = values["opened"], text.contains(where: { !$0.isWhitespace }) {
            guard let day = LocalDay(text), day <= dependencies.times.today else {
                return .refused(strings("bottle.no-day", dependencies.times.today.text))
            }
            // Noon: whatever the clock does on that day, it is that day.
            openedAt = dependencies.times.local.moment(of: day, hour: 12)
        }
        let numbers = FormNumbers(strings: strings)
        let size: Double?
        let price: Double?
        do throws(FormulaProblem) {
            size = try numbers.number(values["size"])
            price = try numbers.number(values["price"])
        } catch {
            return .refused(numbers.describe(error))
        }
        if let size, !(size > 0) { return .refused(strings["bottle.no-size"]) }
        if let price, price < 0 { return .refused(strings["bottle.no-price"]) }
        let place = Int(values["level"] ?? "") ?? 0
        let level = Self.levels.indices.contains(place) ? Self.levels[place] : nil
        let bottle = Bottle(ingredient: ingredient, level: level, openedAt: openedAt, size: size, price: price)
        let name = try await dependencies.ingredients.ingredient(ingredient)?.name[strings.language]
        try await dependencies.bar.apply(BarChange(added: [bottle]), seenInBarOf: seen.owner)
        return .done(strings("bottle.kept", name ?? ingredient.rawValue))
    }

    private func text(_ number: Double?) -> String { number.map { NumberText.trimmed($0, decimals: 2) } ?? "" }
}
