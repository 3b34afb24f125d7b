internal import Domain

/// Who gets a drink, and what to mind.
@MainActor
struct PartyOrderForm: FormContent {
    let drink: Identifier<Drink>
    /// The order that waits; nil for a new one.
    let order: PartyOrder?
    let dependencies: BarDIContainer.Dependencies

    private var strings: Strings { dependencies.strings }
    var title: String { strings["party.order"] }

    func subject() async throws -> String { try await dependencies.drinks.name(of: drink, in: strings.language) }

    func fields() async throws -> [FormField] {
        [
            FormField(
                "name", strings["party.guest"], .text(limit: PartyOrder.longestName), value: order?.name ?? ""),
            FormField(
                "note", strings["log.note"], .text(limit: PartyOrder.longestNote), value: order?.note ?? ""),
        ]
    }

    func save(_ values: [String: String]) async throws -> FormAnswer {
        let profile = dependencies.bar.profile
        let name = try await subject()
        if let order {
            try await dependencies.records.parties.update(
                PartyOrder(
                    id: order.id, drink: drink, name: values["name"] ?? "", note: values["note"] ?? "",
                    isDone: order.isDone), of: profile)
        } else {
            try await dependencies.records.parties.add(
                drink, name: values["name"] ?? "", note: values["note"] ?? "", of: profile)
        }
        return .done(strings("party.ordered", name))
    }
}
