import Domain
import FeatureKit

@MainActor
final class GearMaker {
    private static let intent = MemberIntent.open(route: RecipesDestination.own.route)

    private let recipes: MemberRecipes
    private let writer: MemberWriter
    private let flow: Flow<RecipesStep>
    private let strings: Strings

    init(recipes: MemberRecipes, writer: MemberWriter, flow: Flow<RecipesStep>, strings: Strings) {
        self.recipes = recipes
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func create(_ kind: RecordKind) -> @MainActor (String, _ made: @escaping @MainActor (PickerRow) -> Void) -> Void {
        { name, made in
            guard self.writer.isAuthorized(Self.intent) else { return }
            if kind == .glass { return self.askForVolume(name, made) }
            self.keep(name, made) { text in
                kind == .tool
                    ? .tool(Tool(id: "", name: text, summary: LocalizedText(both: "")))
                    : .tag(Tag(id: "", name: text))
            }
        }
    }

    private func askForVolume(_ name: String, _ made: @escaping @MainActor (PickerRow) -> Void) {
        flow.show(
            .prompt(
                NamePrompt(
                    route: "edit/glass-volume", title: strings["recipe.glass-volume"],
                    label: strings["recipe.glass-volume.label"], text: "", limit: 6
                ) { text in
                    guard let volume = Double(text.replacing(",", with: ".")), (1...100_000).contains(volume) else {
                        return self.writer.fail(self.strings["recipe.glass-volume.bad"])
                    }
                    self.keep(name, made) { text in
                        .glass(
                            Glass(id: "", name: text, volume: volume, summary: LocalizedText(both: ""), art: []))
                    }
                }))
    }

    private func keep(
        _ name: String, _ made: @escaping @MainActor (PickerRow) -> Void,
        record: @escaping @Sendable (LocalizedText) -> OwnRecord
    ) {
        writer.write(Self.intent, saying: nil) { [recipes] in
            try await recipes.keep(record(LocalizedText(both: name)))
        } refused: { error in
            self.writer.fail(OwnRecordText.describe(error, of: name, self.strings))
            return true
        } completion: { result in
            if case .success(let id) = result { made(PickerRow(id: id, name: name)) }
        }
    }
}
