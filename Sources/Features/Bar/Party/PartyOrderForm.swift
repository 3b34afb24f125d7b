import Domain
import FeatureKit

@MainActor
struct PartyOrderForm {
    private struct Draft: Codable, Equatable {
        var name: String
        var note: String
    }

    let drink: Identifier<Drink>
    let order: PartyOrder?
    let parties: any PartyRepository
    let drinks: any DrinkRepository
    let profile: Identifier<Profile>
    let slot: DraftSlot
    let session: FormSession
    let flow: Flow<BarStep>
    let strings: Strings

    var viewModel: some FormViewModel {
        let draft = Draft(name: order?.name ?? "", note: order?.note ?? "")
        return RecordForm(
            FormDraft(draft, in: slot), title: strings["party.order"], flow: flow, session: session,
            fields: fields, texts: ["name": \.name, "note": \.note],
            read: { [drink, drinks, strings] in
                (draft, try await drinks.name(of: drink, in: strings.language))
            }, save: save)
    }

    private func fields(_ draft: Draft) -> [FormField] {
        [
            FormField("name", label: strings["party.guest"], .text(draft.name, limit: PartyOrder.longestName)),
            FormField(
                "note", label: strings["log.note"], .text(draft.note, limit: PartyOrder.longestNote, isProse: true)),
        ]
    }

    private func save(_ form: RecordForm<Draft>) {
        session.save(PartyEditor.intent, forgetting: slot, saying: strings("party.ordered", form.subject)) {
            [drink, order, parties, profile, draft = form.content] in
            guard let order else {
                try await parties.add(drink, name: draft.name, note: draft.note, of: profile)
                return
            }
            try await parties.update(
                PartyOrder(id: order.id, drink: drink, name: draft.name, note: draft.note, isDone: order.isDone),
                of: profile)
        }
    }
}
