import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The form of a line: a new one asks for its ingredient at once.
@MainActor
struct RecipeLineViewModelTests {
    @MainActor
    private struct Form {
        let subject: RecipesSubject<RecipeLineViewModel>
        let focus: Recorded<String>
        let begin: () -> Void
        private let bag = SubscriptionBag()

        init(
            _ line: RecipeDraftLine = RecipeDraftLine(), isNew: Bool = false, isSubstitute: Bool = false,
            typed: String = "", world: RecipesWorld = RecipesWorld()
        ) {
            let log = EventLog()
            self.log = log
            var answers = RecipesAnswers()
            answers.ingredient.typed = typed
            answers.line.ingredient = "campari"
            answers.option = "oz"
            var begin: () -> Void = {}
            subject = RecipesSubject(world.dependencies(), answers: { [answers] in answers }) {
                let model = $0.makeLineViewModel(of: line, isNew: isNew, isSubstitute: isSubstitute, in: $1) { line in
                    let rest = line.substitutes.map(\.ingredient).joined(separator: "+")
                    log.note("done \(line.ingredient) \(line.amount) \(line.unit) \(rest)")
                }
                begin = { [weak model] in model?.begin() }
                return model
            }
            self.begin = begin
            focus = Recorded(subject.output.focusRequested)
            subject.output.finished.observe { log.note("finished") }.store(in: bag)
        }

        let log: EventLog

        func type(_ amount: String) { subject.input.edited.send(.text(field: "amount", amount)) }
    }

    private func line(_ ingredient: String, _ amount: String) -> RecipeDraftLine {
        var line = RecipeDraftLine()
        line.ingredient = ingredient
        line.amount = amount
        return line
    }

    @Test func `an amount typed beside the name of an ingredient becomes the line's amount`() async {
        let form = Form(isNew: true, typed: "1.5 oz")
        form.begin()
        #expect(form.subject.text("amount") == "1.5")
        #expect(form.focus.values == ["amount"])
        form.subject.input.edited.send(.text(field: "amount", "2"))
        form.subject.input.opened.send(.field("done"))
        #expect(form.log.notes.first == "done gin 2 oz ")
    }

    @Test func `a new line asks for its ingredient and amount, is handed on and closes`() async {
        let form = Form(isNew: true)
        form.begin()
        #expect(form.subject.went.notes == ["ingredients"])
        #expect(form.focus.values == ["amount"])
        #expect(form.subject.field("ingredient")?.control == .value("Gin", placeholder: "choose"))
        form.type("45")
        form.subject.input.saveRequested.send()
        #expect(form.log.notes == ["done gin 45 ml ", "finished"])
        await form.subject.settle()
    }

    @Test func `an existing line asks for nothing and shows its ingredient's name`() async {
        let form = Form(line("campari", "30"))
        form.begin()
        await form.subject.settle()
        #expect(form.subject.went.notes == [])
        #expect(form.subject.field("ingredient")?.control == .value("Campari", placeholder: "choose"))
    }

    @Test func `a failure to read names is reported`() async {
        let world = RecipesWorld()
        await world.sample.ingredients.fail(with: StoreError.busy)
        let form = Form(line("campari", "30"), world: world)
        let failed = Recorded(form.subject.output.messages.failed)
        await form.subject.settle()
        #expect(failed.values == [TestWords.english["error.busy"]])
    }

    @Test func `a line without an ingredient is not finished`() async {
        let form = Form()
        form.type("45")
        form.subject.input.saveRequested.send()
        #expect(form.log.notes == [])
        #expect(form.focus.values == ["ingredient"])
        await form.subject.settle()
    }

    @Test func `a unit can be chosen, and substitutes can be added and changed`() async {
        let form = Form(line("gin", "30"))
        form.subject.input.opened.send(.field("unit"))
        form.subject.input.opened.send(.add("substitutes"))
        form.subject.input.opened.send(.row("substitutes", 0))
        await form.subject.settle()
        #expect(form.subject.went.notes == ["choice: Unit", "line", "line"])
        guard case .rows(let rows, _) = form.subject.field("substitutes")?.control else { return #expect(Bool(false)) }
        #expect(rows.map(\.title) == ["Campari"])
        form.subject.input.opened.send(.field("done"))
        #expect(form.log.notes == ["done gin 30 oz campari", "finished"])
    }

    @Test func `a substitute needs no amount`() async {
        let form = Form(line("gin", ""), isSubstitute: true)
        form.subject.input.saveRequested.send()
        #expect(form.log.notes.last == "finished")
        let own = Form(line("gin", ""))
        own.subject.input.saveRequested.send()
        #expect(own.log.notes == [])
        #expect(own.focus.values == ["amount"])
        await form.subject.settle()
    }
}
