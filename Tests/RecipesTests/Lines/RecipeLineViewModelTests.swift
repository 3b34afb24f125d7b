import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The box of a line: a new one asks for its ingredient at once.
@MainActor
struct RecipeLineViewModelTests {
    @MainActor
    private struct Subject {
        let edited = Signal<FormEdit>()
        let opened = Signal<FormTarget>()
        let save = Signal<Void>()
        let appeared = Signal<Void>()
        let went = EventLog()
        let model: RecipeLineViewModel
        let states: Recorded<RecipeLineState>
        let focus: Recorded<FormTarget>

        init(_ line: RecipeDraftLine, isNew: Bool) {
            model = RecipeLineViewModel(
                line: line, isNew: isNew, isSubstitute: false, dependencies: RecipesWorld().dependencies(),
                actions: RecipeLineActions(
                    pickIngredient: { [went] onDone in
                        went.note("pick")
                        if let gin = SampleCatalogue.standard.ingredients.first(where: { $0.id == "gin" }) {
                            onDone(gin)
                        }
                    },
                    pickUnit: { _, _, _ in }, editSubstitute: { _, _, _ in },
                    done: { [went] in went.note("done \($0.ingredient) \($0.amount)") }))
            let output = model.transform(
                RecipeLineViewModel.Input(
                    edited: edited.events, opened: opened.events, doneRequested: save.events,
                    appeared: appeared.events))
            states = Recorded(output.state)
            focus = Recorded(output.focusRequested)
        }
    }

    @Test func `a new line asks for its ingredient, then for the amount`() async {
        let subject = Subject(RecipeDraftLine(), isNew: true)
        subject.appeared.send()
        #expect(subject.went.notes == ["pick"])
        #expect(subject.focus.values == [.field("amount")])
        subject.edited.send(.text(field: "amount", "45"))
        subject.save.send()
        #expect(subject.went.notes == ["pick", "done gin 45"])
        await subject.model.settle()
    }

    @Test func `one that is there asks for nothing`() async {
        var line = RecipeDraftLine()
        line.ingredient = "campari"
        line.amount = "30"
        let subject = Subject(line, isNew: false)
        subject.appeared.send()
        #expect(subject.went.notes == [])
        await subject.model.settle()
    }

    @Test func `without an ingredient the line is not done`() async {
        let subject = Subject(RecipeDraftLine(), isNew: false)
        subject.edited.send(.text(field: "amount", "45"))
        subject.save.send()
        #expect(subject.went.notes == [])
        #expect(subject.focus.values == [.field("ingredient")])
        await subject.model.settle()
    }
}
