import Domain
import FeatureKit
import Reactive

@MainActor
final class PartyOrderFormViewModel: FormViewModel {
    private struct Draft: Codable, Equatable {
        var name: String
        var note: String
    }

    private let drink: Identifier<Drink>
    private let order: PartyOrder?
    private let parties: any PartyRepository
    private let drinks: any DrinkRepository
    private let profile: Identifier<Profile>
    private let strings: Strings
    private let form: RecordForm<Draft>

    /// `order` is nil for a new one.
    init(
        drink: Identifier<Drink>, order: PartyOrder?, parties: any PartyRepository, drinks: any DrinkRepository,
        profile: Identifier<Profile>, slot: DraftSlot, session: FormSession, flow: Flow<BarStep>, strings: Strings
    ) {
        self.drink = drink
        self.order = order
        self.parties = parties
        self.drinks = drinks
        self.profile = profile
        self.strings = strings
        form = RecordForm(
            FormDraft(Draft(name: order?.name ?? "", note: order?.note ?? ""), in: slot), title: strings["party.order"],
            flow: flow, session: session, strings: strings,
            fields: { draft in
                [
                    FormField(
                        "name", label: strings["party.guest"], .text(draft.name, limit: PartyOrder.longestName)),
                    FormField(
                        "note", label: strings["log.note"],
                        .text(draft.note, limit: PartyOrder.longestNote, isProse: true)),
                ]
            },
            texts: ["name": \.name, "note": \.note])
    }

    func transform(_ input: FormInput) -> FormOutput {
        form.bind(input) { [drink, drinks, strings, draft = form.content] in
            (draft, try await drinks.name(of: drink, in: strings.language))
        } save: { [weak self] in
            self?.save()
        }
    }

    private func save() {
        form.session.save(.open(route: "bar/party")) { [drink, order, parties, profile, draft = form.content] in
            guard let order else {
                try await parties.add(drink, name: draft.name, note: draft.note, of: profile)
                return
            }
            try await parties.update(
                PartyOrder(
                    id: order.id, drink: drink, name: draft.name, note: draft.note, isDone: order.isDone),
                of: profile)
        } done: { [strings, name = form.subject] in
            strings("party.ordered", name)
        } completion: { [form] in
            form.finish()
        }
    }
}
