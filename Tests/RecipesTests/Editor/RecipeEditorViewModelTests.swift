import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// What is typed is kept as a draft at once, and saved when it is right.
@MainActor
struct RecipeEditorViewModelTests {
    /// The line that the next opening of the form for lines answers.
    @MainActor
    private final class LineBox {
        var value = RecipeDraftLine()
    }

    @MainActor
    private final class Form {
        let edited = Signal<FormEdit>()
        let opened = Signal<FormTarget>()
        let save = Signal<Void>()
        let drop = Signal<Void>()
        let refresh = Signal<Void>()
        let went = EventLog()
        let line = LineBox()
        let model: RecipeEditorViewModel
        let states: Recorded<RecipeEditorState>
        let focus: Recorded<FormTarget>
        let done: Recorded<String>
        let failed: Recorded<String>

        init(_ world: RecipesWorld, _ subject: RecipeSubject = .new) {
            model = RecipeEditorViewModel(
                subject: subject, dependencies: world.dependencies(),
                actions: RecipeEditorActions(
                    editLine: { [line] _, _, onDone in onDone(line.value) },
                    pick: { _, _, onDone in onDone("coupe") },
                    tick: { $0.onChange(["shake"]) },
                    ask: { [went] question in
                        went.note("asked")
                        question.onYes()
                    },
                    close: { [went] in went.note("closed \($0?.rawValue ?? "gone")") }))
            let output = model.transform(
                RecipeEditorViewModel.Input(
                    edited: edited.events, opened: opened.events, saveRequested: save.events,
                    dropRequested: drop.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            focus = Recorded(output.focusRequested)
            done = Recorded(output.done)
            failed = Recorded(output.failed)
        }

        var state: RecipeEditorState { states.values.last ?? RecipeEditorState() }
        func message(_ field: RecipeFieldID) -> String? {
            state.fields.first { $0.id == field.rawValue }?.message?.text
        }
        func add(_ ingredient: String, _ amount: String) {
            line.value.ingredient = ingredient
            line.value.amount = amount
            opened.send(.add("lines"))
        }
    }

    @Test func `a new recipe is saved when it is right and its draft is forgotten`() async {
        let world = RecipesWorld()
        let form = Form(world)
        await form.model.settle()
        form.edited.send(.text(field: "nameEnglish", "Summer"))
        form.add("gin", "50")
        await form.model.settle()
        #expect(await world.drafts.drafts.map(\.title) == ["Summer"])
        #expect(form.state.estimate.contains("ml"))
        form.save.send()
        await form.model.settle()
        #expect(await world.own.drinks["my-summer"]?.lines.first?.amount == 50)
        #expect(await world.drafts.drafts.isEmpty)
        #expect(form.went.notes == ["closed my-summer"])
        #expect(form.done.values == ["Saved Summer. Press u to undo."])
    }

    @Test func `what is missing is said under its field, and the first takes the focus`() async {
        let world = RecipesWorld()
        let form = Form(world)
        await form.model.settle()
        #expect(form.message(.nameEnglish) == nil)
        form.save.send()
        #expect(form.message(.nameEnglish) != nil)
        #expect(form.message(.lines) != nil)
        #expect(form.focus.values == [.field("nameEnglish")])
        #expect(await world.own.drinks.isEmpty)
    }

    @Test func `a draft is taken up again`() async {
        var draft = RecipeDraft()
        draft.nameEnglish = "Half done"
        let world = RecipesWorld(
            drafts: [Draft(form: "recipe", subject: "", title: "Half done", body: draft.text, savedAt: 0)])
        let form = Form(world)
        await form.model.settle()
        #expect(form.state.isDirty)
        #expect(form.state.title == "Half done (new)")
        form.drop.send()
        await form.model.settle()
        #expect(!form.state.isDirty)
        #expect(form.went.notes == ["asked"])
        #expect(await world.drafts.drafts.isEmpty)
    }

    @Test func `another's drink becomes a variant with a link to it`() async {
        let world = RecipesWorld()
        let form = Form(world, .drink("negroni"))
        await form.model.settle()
        form.edited.send(.text(field: "nameEnglish", "My Negroni"))
        form.save.send()
        await form.model.settle()
        #expect(await world.own.drinks["my-my-negroni"]?.variantOf == "negroni")
        #expect(await world.own.drinks["my-my-negroni"]?.iba == nil)
    }

    @Test func `a drink that is not there says so`() async {
        let form = Form(RecipesWorld(), .drink("nobody"))
        await form.model.settle()
        guard case .failed = form.state.phase else { return #expect(Bool(false), "\(form.state.phase)") }
    }

    @Test func `what goes back to what is saved is no draft`() async {
        let world = RecipesWorld()
        let form = Form(world)
        await form.model.settle()
        form.edited.send(.text(field: "source", "book"))
        await form.model.settle()
        #expect(await world.drafts.drafts.count == 1)
        form.edited.send(.text(field: "source", ""))
        await form.model.settle()
        #expect(await world.drafts.drafts.isEmpty)
    }

    @Test func `a failure to save keeps everything`() async {
        let world = RecipesWorld()
        let form = Form(world)
        await form.model.settle()
        form.edited.send(.text(field: "nameEnglish", "Summer"))
        form.add("gin", "50")
        await world.own.fail(with: StoreError.diskFull)
        form.save.send()
        await form.model.settle()
        #expect(form.failed.values.count == 1)
        #expect(form.went.notes.isEmpty)
        #expect(await world.drafts.drafts.count == 1)
    }
}
