import Domain
import FeatureKit

@MainActor
final class IngredientMerger {
    var messages: Messages { writer.messages }

    private let merging: any IngredientMergeRepository & IngredientSplitRepository
    private let ingredients: any IngredientRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock
    private let writer: MemberWriter
    private let flow: Flow<DrinksStep>
    private let strings: Strings
    private let previewing = LatestTask()

    init(
        merging: any IngredientMergeRepository & IngredientSplitRepository, ingredients: any IngredientRepository,
        member: DrinkActionsContext, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.merging = merging
        self.ingredients = ingredients
        profile = member.profile
        clock = member.clock
        writer = MemberWriter(authorizer: member.authorizer, strings: strings)
        self.flow = flow
        self.strings = strings
    }

    func merge(_ id: Identifier<Ingredient>, name: String) {
        guard writer.isAuthorized(Self.intent(id)) else { return }
        let source = PickerSource(
            title: strings("merge.into", name), placeholder: strings.placeholder("add.placeholder"),
            empty: strings["finder.empty"]
        ) { [ingredients, strings] text in
            try await IngredientFinder(ingredients, by: strings.language)
                .ingredients(matching: text, limit: PickerSource.limit)
                .filter { $0.id != id }
                .map { PickerRow($0, strings) }
        }
        flow.show(.choice(source) { [weak self] row in self?.ask(id, name, Identifier(row.id), row.name) })
    }

    /// Asks which of the ingredient's other names is an ingredient of its own, and splits it off.
    func split(from id: Identifier<Ingredient>, name: String, _ taken: [TakenName]) {
        guard writer.isAuthorized(Self.intent(id)) else { return }
        let rows = taken.map {
            PickerRow(id: $0.name, name: $0.name, detail: strings.counted("split.recipes", $0.recipes))
        }
        let source = PickerSource(
            title: strings("split.which", name), placeholder: strings.placeholder("add.placeholder"),
            empty: strings["finder.empty"], rows: rows)
        flow.show(.choice(source) { [weak self] row in self?.carryOutSplit(row.id, from: id, name) })
    }

    private func carryOutSplit(_ written: String, from id: Identifier<Ingredient>, _ name: String) {
        writer.write(Self.intent(id)) { [merging, profile, clock] in
            try await merging.split(written, from: id, at: clock.now(), of: profile)
        } done: { [strings] split in
            strings.counted("split.done", split.recipes, split.name, name)
        }
    }

    private func ask(_ id: Identifier<Ingredient>, _ name: String, _ other: Identifier<Ingredient>, _ otherName: String)
    {
        previewing.run(reportingTo: writer) { [merging, profile] in
            try await merging.preview(id, into: other, of: profile)
        } success: { [weak self] merge in
            guard let self else { return }
            flow.show(
                .mergeQuestion(question(merge, name, otherName)) { [weak self] in
                    self?.carryOut(id, name, other, otherName)
                })
        }
    }

    private func carryOut(
        _ id: Identifier<Ingredient>, _ name: String, _ other: Identifier<Ingredient>, _ otherName: String
    ) {
        writer.write(Self.intent(id)) { [merging, profile, clock] in
            try await merging.merge(id, into: other, at: clock.now(), of: profile)
        } done: { [flow, strings] merge in
            if !merge.staysForOthers { flow.replace(.destination(.ingredient(other))) }
            return strings("merge.done", name, otherName)
        }
    }

    private func question(_ merge: IngredientMerge, _ name: String, _ other: String) -> String {
        var parts = [strings("merge.question", name, other, String(merge.recipes), String(merge.shopping))]
        if merge.movesBottle { parts.append(strings["shell.merge.bottle"]) }
        parts.append(strings[merge.staysForOthers ? "shell.merge.stays" : "merge.undo"])
        return parts.joined(separator: " ")
    }

    private static func intent(_ id: Identifier<Ingredient>) -> MemberIntent {
        .open(route: DrinksDestination.ingredient(id).route)
    }
}
