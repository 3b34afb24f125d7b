import Domain
import FeatureKit

/// Edits the number of guests, the drinks for each and the day; saving spreads the drinks over the menu.
@MainActor
struct PartyForm {
    private struct Draft: Equatable {
        var guests = ""
        var each = ""
        var day = ""
    }

    let parties: any PartyRepository
    let profile: Identifier<Profile>
    let times: BarTimes
    let session: FormSession
    let strings: Strings

    var viewModel: some FormViewModel {
        RecordForm(
            FormDraft(Draft()), title: strings["party.title"], session: session, fields: fields,
            texts: ["guests": \.guests, "each": \.each, "day": \.day],
            read: { [parties, profile] in
                let party = try await parties.party(of: profile)
                let draft = Draft(
                    guests: party.guests.map(String.init) ?? "", each: party.each.map(String.init) ?? "",
                    day: party.day?.text ?? "")
                return (draft, "")
            }, save: save)
    }

    private func fields(_ draft: Draft) -> [FormField] {
        [
            FormField("guests", label: strings["party.guests"], .text(draft.guests, limit: 100)),
            FormField(
                "each", label: strings["party.each"], .text(draft.each, limit: 100),
                message: FormMessage(strings["party.each.hint"], kind: .hint)),
            FormField("day", label: strings["party.day"], .text(draft.day, placeholder: times.today.text, limit: 10)),
        ]
    }

    private func save(_ form: RecordForm<Draft>) throws(FormProblem) {
        var day: LocalDay?
        if form.content.day.contains(where: { !$0.isWhitespace }) {
            guard let typed = LocalDay(form.content.day) else {
                throw FormProblem(field: "day", text: strings("party.no-day", times.today.text))
            }
            day = typed
        }
        let party = Party(
            guests: try count(form.content.guests, in: "guests", atMost: Party.mostGuests),
            each: try count(form.content.each, in: "each", atMost: Party.mostEach), day: day)
        session.save(PartyEditor.intent, saying: nil) { [parties, profile] in
            let menu = try await parties.menu(of: profile)
            try await parties.setParty(party, menu: party.spread(over: menu), of: profile)
        }
    }

    private func count(_ text: String, in field: String, atMost limit: Int) throws(FormProblem) -> Int? {
        guard let number = try FormNumbers(strings: strings).number(text, in: field) else { return nil }
        guard (1...Double(limit)).contains(number.rounded()) else {
            throw FormProblem(field: field, text: strings("party.no-servings", String(limit)))
        }
        return Int(number.rounded())
    }
}
