internal import Domain

/// How many of a drink the menu has.
@MainActor
struct PartyCourseForm: FormContent {
    let drink: Identifier<Drink>
    let dependencies: BarDIContainer.Dependencies

    private var strings: Strings { dependencies.strings }
    var title: String { strings["party.menu"] }

    func subject() async throws -> String { try await dependencies.drinks.name(of: drink, in: strings.language) }

    func fields() async throws -> [FormField] {
        let menu = try await dependencies.records.parties.menu(of: dependencies.bar.profile)
        let servings = menu.first { $0.drink == drink }?.servings ?? 1
        return [FormField("servings", strings["log.servings"], .number, value: String(servings))]
    }

    func save(_ values: [String: String]) async throws -> FormAnswer {
        let numbers = FormNumbers(strings: strings)
        let servings: Double?
        do throws(FormulaProblem) {
            servings = try numbers.number(values["servings"])
        } catch {
            return .refused(numbers.describe(error))
        }
        let most = Double(PartyDrink.mostServings)
        guard let servings, (1...most).contains(servings.rounded()) else {
            return .refused(strings("party.no-servings", String(PartyDrink.mostServings)))
        }
        let profile = dependencies.bar.profile
        var menu = try await dependencies.records.parties.menu(of: profile)
        guard let place = menu.firstIndex(where: { $0.drink == drink }) else { return .done("") }
        menu[place] = PartyDrink(drink: drink, servings: Int(servings.rounded()))
        try await dependencies.records.parties.setMenu(menu, of: profile)
        return .done("")
    }
}
