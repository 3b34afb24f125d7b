import Domain
import FeatureKit

@MainActor
struct PartyCourseForm {
    private struct Draft: Equatable {
        var servings = ""
        var section = ""
        var price = ""
    }

    let drink: Identifier<Drink>
    let parties: any PartyRepository
    let drinks: any DrinkRepository
    let profile: Identifier<Profile>
    let session: FormSession
    let strings: Strings

    var viewModel: some FormViewModel {
        RecordForm(
            FormDraft(Draft()), title: strings["party.menu"], session: session, fields: fields,
            texts: ["servings": \.servings, "section": \.section, "price": \.price],
            read: { [drink, drinks, parties, profile, strings] in
                let place = try await parties.menu(of: profile).first { $0.drink == drink }
                let draft = Draft(
                    servings: String(place?.servings ?? 1), section: place?.section ?? "",
                    price: place?.price.map(NumberText.money) ?? "")
                return (draft, try await drinks.name(of: drink, in: strings.language))
            }, save: save)
    }

    private func fields(_ draft: Draft) -> [FormField] {
        [
            FormField("servings", label: strings["log.servings"], .text(draft.servings, limit: 100)),
            FormField(
                "section", label: strings["party.section"],
                .text(draft.section, placeholder: strings["party.section-hint"], limit: PartyDrink.longestSection)),
            FormField("price", label: strings["bottle.price"], .text(draft.price, limit: 100)),
        ]
    }

    private func save(_ form: RecordForm<Draft>) throws(FormProblem) {
        let numbers = FormNumbers(strings: strings)
        let servings = try numbers.number(form.content.servings, in: "servings")
        guard let servings, (1...Double(PartyDrink.mostServings)).contains(servings.rounded()) else {
            throw FormProblem(field: "servings", text: strings("party.no-servings", String(PartyDrink.mostServings)))
        }
        let price = try numbers.number(form.content.price, in: "price")
        if let price, price < 0 { throw FormProblem(field: "price", text: strings["bottle.no-price"]) }
        let course = PartyDrink(
            drink: drink, servings: Int(servings.rounded()), section: form.content.section, price: price)
        session.save(PartyEditor.intent, saying: nil) { [drink, parties, profile] in
            var menu = try await parties.menu(of: profile)
            guard let place = menu.firstIndex(where: { $0.drink == drink }) else { return }
            menu[place] = course
            try await parties.setMenu(menu, of: profile)
        }
    }
}
