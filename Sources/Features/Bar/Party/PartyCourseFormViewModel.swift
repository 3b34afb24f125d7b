import Domain
import FeatureKit
import Reactive

@MainActor
final class PartyCourseFormViewModel: FormViewModel {
    private struct Draft: Equatable {
        var servings = ""
        var section = ""
        var price = ""
    }

    private let drink: Identifier<Drink>
    private let parties: any PartyRepository
    private let drinks: any DrinkRepository
    private let profile: Identifier<Profile>
    private let strings: Strings
    private let form: RecordForm<Draft>

    init(
        drink: Identifier<Drink>, parties: any PartyRepository, drinks: any DrinkRepository,
        profile: Identifier<Profile>, session: FormSession, strings: Strings
    ) {
        self.drink = drink
        self.parties = parties
        self.drinks = drinks
        self.profile = profile
        self.strings = strings
        form = RecordForm(
            FormDraft(Draft()), title: strings["party.menu"], session: session, strings: strings,
            fields: { draft in
                [
                    FormField("servings", label: strings["log.servings"], .text(draft.servings, limit: 100)),
                    FormField(
                        "section", label: strings["party.section"],
                        .text(
                            draft.section, placeholder: strings["party.section-hint"], limit: PartyDrink.longestSection)
                    ),
                    FormField("price", label: strings["bottle.price"], .text(draft.price, limit: 100)),
                ]
            },
            texts: ["servings": \.servings, "section": \.section, "price": \.price])
    }

    func transform(_ input: FormInput) -> FormOutput {
        form.bind(input) { [drink, drinks, parties, profile, strings] in
            let place = try await parties.menu(of: profile).first { $0.drink == drink }
            let draft = Draft(
                servings: String(place?.servings ?? 1), section: place?.section ?? "",
                price: place?.price.map(NumberText.money) ?? "")
            return (draft, try await drinks.name(of: drink, in: strings.language))
        } save: { [weak self] () throws(FormProblem) in
            try self?.save()
        }
    }

    private func save() throws(FormProblem) {
        let servings = try FormNumbers(strings: strings).number(form.content.servings, in: "servings")
        guard let servings, (1...Double(PartyDrink.mostServings)).contains(servings.rounded()) else {
            throw FormProblem(
                field: "servings", text: strings("party.no-servings", String(PartyDrink.mostServings)))
        }
        let price = try FormNumbers(strings: strings).number(form.content.price, in: "price")
        if let price, price < 0 { throw FormProblem(field: "price", text: strings["bottle.no-price"]) }
        let course = PartyDrink(
            drink: drink, servings: Int(servings.rounded()), section: form.content.section, price: price)
        form.session.save(.open(route: "bar/party")) { [course, drink, parties, profile] in
            var menu = try await parties.menu(of: profile)
            guard let place = menu.firstIndex(where: { $0.drink == drink }) else { return }
            menu[place] = course
            try await parties.setMenu(menu, of: profile)
        } done: { _ in
            nil
        }
    }
}
