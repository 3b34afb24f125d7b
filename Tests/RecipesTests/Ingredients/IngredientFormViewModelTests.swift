import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The form of an ingredient of one's own: a new one, and one that is changed or taken away.
@MainActor
struct IngredientFormViewModelTests {
    @MainActor
    private struct Subject {
        let edited = Signal<FormEdit>()
        let opened = Signal<FormTarget>()
        let save = Signal<Void>()
        let went = EventLog()
        let model: IngredientFormViewModel
        let states: Recorded<IngredientFormState>
        let focus: Recorded<String>
        let done: Recorded<String>
        let failed: Recorded<String>

        init(
            _ world: RecipesWorld, _ subject: IngredientSubject,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer()
        ) {
            model = IngredientFormViewModel(
                subject: subject, dependencies: world.dependencies(authorizer: authorizer),
                actions: IngredientFormActions(
                    pickParent: { [went] _ in went.note("parent") }, pick: { _, _, onDone in onDone("syrup") },
                    done: { [went] in went.note($0.map { "done \($0.id)" } ?? "gone") }))
            let output = model.transform(
                IngredientFormViewModel.Input(
                    edited: edited.events, opened: opened.events, doneRequested: save.events))
            states = Recorded(output.state)
            focus = Recorded(output.focusRequested)
            done = Recorded(output.done)
            failed = Recorded(output.failed)
        }

        func text(_ id: IngredientFieldID) -> String? {
            guard case .text(let text, _, _, _, _) = field(id)?.control else { return nil }
            return text
        }

        func field(_ id: IngredientFieldID) -> FormField? {
            states.last?.fields.first { $0.id == id.rawValue }
        }

        func type(_ id: IngredientFieldID, _ text: String) {
            edited.send(.text(field: id.rawValue, text))
        }
    }

    private static let cordial = Ingredient(
        id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), parent: "gin",
        category: .syrup, content: IngredientContent(strength: 5, sugar: 40.5, acid: 2), aliases: ["squash"],
        shelfLifeDays: 30)

    private func world() -> RecipesWorld {
        let standard = SampleCatalogue.standard
        return RecipesWorld(
            catalogue: Catalogue(
                drinks: standard.drinks, ingredients: standard.ingredients + [Self.cordial],
                glasses: standard.glasses, tools: standard.tools, techniques: standard.techniques,
                tags: standard.tags))
    }

    @Test func `an own one is shown as it stands`() async {
        let subject = Subject(world(), .own("my-cordial"))
        await subject.model.settle()
        #expect(subject.text(.nameEnglish) == "Cordial")
        #expect(subject.text(.nameKorean) == "코디얼")
        #expect(subject.text(.strength) == "5")
        #expect(subject.text(.sugar) == "40.5")
        #expect(subject.text(.shelfLife) == "30")
        #expect(subject.field(.parent)?.control == .value("Gin", placeholder: "no parent kind", isClearable: true))
        #expect(subject.field(.delete) != nil)
    }

    @Test func `what is changed is kept in its place, what the form does not ask for stays`() async {
        let world = world()
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.type(.nameEnglish, "Lime cordial")
        subject.type(.strength, "12,5")
        subject.type(.shelfLife, "")
        subject.save.send()
        await subject.model.settle()
        let kept = await world.own.ingredients["my-cordial"]
        #expect(kept?.name == LocalizedText(english: "Lime cordial", korean: "코디얼"))
        #expect(kept?.content == IngredientContent(strength: 12.5, sugar: 40.5, acid: 2))
        #expect(kept?.parent == "gin")
        #expect(kept?.aliases == ["squash"])
        #expect(kept?.shelfLifeDays == nil)
        #expect(subject.done.values == ["Saved Lime cordial. Press u to undo."])
        #expect(subject.went.notes == ["done my-cordial"])
    }

    @Test(arguments: ["-1", "0", "2.5", "4000", "a week"])
    func `days that are none are said under their field and nothing is kept`(text: String) async {
        let world = world()
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.type(.shelfLife, text)
        subject.save.send()
        await subject.model.settle()
        #expect(subject.field(.shelfLife)?.message?.text == "Enter a whole number from 1 to 3650, or leave it empty.")
        #expect(subject.focus.values == ["shelfLife"])
        #expect(await world.own.ingredients.isEmpty)
    }

    @Test func `it is taken away, and the box closes`() async throws {
        let world = world()
        _ = try await world.own.save(Self.cordial, as: "my-cordial", at: 1, of: Profile.localID)
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.opened.send(.field("delete"))
        await subject.model.settle()
        #expect(await world.own.ingredients.isEmpty)
        #expect(subject.went.notes == ["gone"])
        #expect(subject.done.values == ["Deleted Cordial. Press u to undo."])
    }

    @Test func `one that a recipe names stays, and that is said`() async throws {
        let world = world()
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-cordial", drinks: 2))
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.opened.send(.field("delete"))
        await subject.model.settle()
        #expect(subject.failed.values == ["Can't delete Cordial: 2 recipes use it."])
        #expect(subject.went.notes == [])
    }

    @Test func `a new one begins with what was looked for and cannot be deleted`() async {
        let world = world()
        let subject = Subject(world, .new(name: "Vento"))
        #expect(subject.text(.nameEnglish) == "Vento")
        #expect(subject.field(.delete) == nil)
        subject.save.send()
        await subject.model.settle()
        #expect(await world.own.ingredients.keys.map(\.rawValue) == ["my-vento"])
        #expect(subject.done.values == ["Added Vento. Press u to undo."])
    }

    @Test func `what it is a kind of can be taken away again`() async {
        let world = world()
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.edited.send(.text(field: IngredientFieldID.parent.rawValue, ""))
        #expect(
            subject.field(.parent)?.control == .value("", placeholder: "no parent kind", isClearable: true))
        subject.save.send()
        await subject.model.settle()
        let kept = await world.own.ingredients["my-cordial"]
        #expect(kept != nil)
        #expect(kept?.parent == nil)
        #expect(kept?.category == .syrup)
    }

    @Test func `a brand that is of nothing any more is not kept, and that is said under the field`() async {
        let world = world()
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.edited.send(.flag(field: IngredientFieldID.brand.rawValue, true))
        subject.edited.send(.text(field: IngredientFieldID.parent.rawValue, ""))
        subject.save.send()
        await subject.model.settle()
        #expect(subject.field(.parent)?.message?.text == "Choose what it is a brand of.")
        #expect(subject.focus.values == ["parent"])
        #expect(await world.own.ingredients.isEmpty)
    }

    @Test func `one that another ingredient builds on says so`() async {
        let world = world()
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-cordial", drinks: 0))
        let subject = Subject(world, .own("my-cordial"))
        await subject.model.settle()
        subject.opened.send(.field("delete"))
        await subject.model.settle()
        #expect(
            subject.failed.values == ["Can't delete Cordial: another ingredient is a kind of it or made from it."])
    }

    @Test func `a guest changes nothing`() async {
        let world = world()
        let authorizer = DenyingAuthorizer()
        let subject = Subject(world, .own("my-cordial"), authorizer: authorizer)
        await subject.model.settle()
        subject.save.send()
        subject.opened.send(.field("delete"))
        await subject.model.settle()
        #expect(await world.own.ingredients.isEmpty)
        #expect(authorizer.asked.count == 2)
    }

    @Test func `one that is not there is said and nothing can be kept over it`() async {
        let world = world()
        let subject = Subject(world, .own("my-nothing"))
        await subject.model.settle()
        #expect(subject.failed.values.count == 1)
        subject.save.send()
        await subject.model.settle()
        #expect(await world.own.ingredients.isEmpty)
    }
}
