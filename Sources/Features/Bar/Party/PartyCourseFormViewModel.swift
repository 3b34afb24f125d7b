internal import Domain
internal import FeatureKit
internal import Reactive

/// How many of a drink the menu has.
@MainActor
final class PartyCourseFormViewModel: FormViewModel {
    private struct Draft: Equatable {
        var servings = ""
    }

    private let drink: Identifier<Drink>
    private let parties: any PartyRepository
    private let drinks: any DrinkRepository
    private let profile: Identifier<Profile>
    private let strings: Strings
    private let form: DraftForm<Draft>

    init(
        drink: Identifier<Drink>, parties: any PartyRepository, drinks: any DrinkRepository,
        profile: Identifier<Profile>, session: FormSession, strings: Strings
    ) {
        self.drink = drink
        self.parties = parties
        self.drinks = drinks
        self.profile = profile
        self.strings = strings
        form = DraftForm(
            Draft(), title: strings["party.menu"], session: session, strings: strings,
            fields: { [FormField("servings", label: strings["log.servings"], .text($0.servings, limit: 100))] },
            change: { edit, draft in
                if case .text("servings", let text) = edit { draft.servings = text }
            })
    }

    func transform(_ input: FormInput) -> FormOutput {
        form.bind(input) { [drink, drinks, parties, profile, strings] in
            let servings = try await parties.menu(of: profile).first { $0.drink == drink }?.servings ?? 1
            return (Draft(servings: String(servings)), try await drinks.name(of: drink, in: strings.language))
        } save: { [weak self] () throws(FormProblem) in
            try self?.save()
        }
    }

    private func save() throws(FormProblem) {
        let servings = try FormNumbers(strings: strings).number(form.draft.servings, in: "servings")
        guard let servings, (1...Double(PartyDrink.mostServings)).contains(servings.rounded()) else {
            throw FormProblem(
                field: "servings", text: strings("party.no-servings", String(PartyDrink.mostServings)))
        }
        form.session.save(.open(route: "bar/party")) { [drink, parties, profile] in
            var menu = try await parties.menu(of: profile)
            guard let place = menu.firstIndex(where: { $0.drink == drink }) else { return }
            menu[place] = PartyDrink(drink: drink, servings: Int(servings.rounded()))
            try await parties.setMenu(menu, of: profile)
        } done: { _ in
            nil
        }
    }
}
