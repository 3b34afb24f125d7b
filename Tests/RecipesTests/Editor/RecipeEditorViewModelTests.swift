import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// Input is kept as a draft at once, and saved when it is valid.
@MainActor
struct RecipeEditorViewModelTests {
    @MainActor
    private struct Form {
        let subject: RecipesSubject<RecipeEditorViewModel>
        let estimate: ReadOnly<String>
        let focus: Recorded<String>
        let rows: Recorded<FormTarget>

        init(
            _ world: RecipesWorld, _ about: RecipeSubject = .new,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer(), language: Language = .english
        ) async {
            var answers = RecipesAnswers()
            answers.line.ingredient = "gin"
            answers.line.amount = "50"
            var estimate = ReadOnly.constant("")
            subject = RecipesSubject(
                world.dependencies(language, authorizer: authorizer), answers: { [answers] in answers }
            ) {
                let model = $0.makeEditorViewModel(of: about, in: $1)
                estimate = model.estimate
                return model
            }
            self.estimate = estimate
            let log = subject.went
            let bag = SubscriptionBag()
            subject.output.finished.observe { log.note("finished") }.store(in: bag)
            self.bag = bag
            focus = Recorded(subject.output.focusRequested)
            rows = Recorded(subject.output.rowRequested)
            await subject.settle()
        }

        private let bag: SubscriptionBag

        var state: FormState { subject.state }

        func type(_ text: String, into field: String) {
            subject.input.edited.send(.text(field: field, text))
        }

        func open(_ target: FormTarget) { subject.input.opened.send(target) }

        func save() async {
            subject.input.saveRequested.send()
            await subject.settle()
        }
    }

    @Test func `a valid new recipe is saved and its draft is removed`() async {
        let world = RecipesWorld()
        let form = await Form(world)
        form.type("Summer", into: "nameEnglish")
        form.open(.add("lines"))
        await form.subject.settle()
        #expect(form.rows.values == [.add("lines")], "the next line is a key away")
        #expect(await world.drafts.drafts.map(\.title) == ["Summer"])
        #expect(form.estimate.value.contains("ml"))
        await form.save()
        #expect(await world.own.drinks["my-summer"]?.lines.first?.amount == 50)
        #expect(await world.drafts.drafts.isEmpty)
        #expect(!form.state.isDirty)
        #expect(form.subject.went.notes == ["line", "finished", "drink:my-summer"])
        #expect(form.subject.done.values == ["Saved Summer."])
    }

    @Test func `missing values are marked at their fields, and the first takes the focus`() async {
        let world = RecipesWorld()
        let form = await Form(world)
        #expect(form.subject.field("nameEnglish")?.message?.kind == .hint)
        await form.save()
        #expect(form.subject.field("nameEnglish")?.message?.kind == .flaw)
        #expect(form.subject.message("lines") != nil)
        #expect(form.rows.values == [.field("nameEnglish")])
        #expect(form.subject.failed.values == [TestWords.english["recipe.not-yet"]])
        #expect(await world.own.drinks.isEmpty)
    }

    @Test func `in Korean each Korean field precedes the English one, and a missing name is marked there`() async {
        let form = await Form(RecipesWorld(), language: .korean)
        let ids = form.state.fields.map(\.id)
        for pair in ["name", "steps", "summary", "garnish"] {
            let places = [ids.firstIndex(of: "\(pair)Korean"), ids.firstIndex(of: "\(pair)English")]
            #expect(places[0].map { $0 + 1 } == places[1], "\(pair)")
        }
        #expect(form.subject.message("nameKorean") == "한 언어만 써도 됩니다.")
        await form.save()
        #expect(form.subject.field("nameKorean")?.message?.kind == .flaw)
        #expect(form.rows.values == [.field("nameKorean")])
    }

    @Test func `fields can be chosen, ticked, moved and removed`() async {
        let form = await Form(RecipesWorld())
        for field in ["glass", "techniques", "tags"] { form.open(.field(field)) }
        #expect(form.subject.went.notes == ["choice: Glass", "edit/techniques", "edit/tags"])
        #expect(form.subject.field("glass")?.control == .value("coupe", placeholder: "choose"))
        #expect(form.subject.field("techniques")?.control == .value("shake", placeholder: "choose"))
        form.open(.add("lines"))
        form.open(.add("lines"))
        form.open(.row("lines", 1))
        await form.subject.settle()
        guard case .rows(let rows, _) = form.subject.field("lines")?.control else { return #expect(Bool(false)) }
        #expect(rows.map(\.title) == ["Gin", "Gin"])
        form.subject.input.edited.send(.moveRow(field: "lines", 0, by: 1))
        form.subject.input.edited.send(.removeRow(field: "lines", 0))
        guard case .rows(let left, _) = form.subject.field("lines")?.control else { return #expect(Bool(false)) }
        #expect(left.count == 1)
        #expect(form.rows.values == [.add("lines"), .add("lines")], "a line that was changed keeps the focus")
    }

    @Test func `a draft is restored and discarded on request`() async {
        var draft = RecipeDraft()
        draft.nameEnglish = "Half done"
        let world = RecipesWorld(
            drafts: [Draft(form: "recipe", subject: "", title: "Half done", body: draft.text, savedAt: 0)])
        let form = await Form(world)
        #expect(form.state.isDirty)
        #expect(form.state.title == "Half done (new)")
        form.subject.input.dropRequested.send()
        await form.subject.settle()
        #expect(!form.state.isDirty)
        #expect(form.subject.went.notes == ["question"])
        #expect(await world.drafts.drafts.isEmpty)
        form.subject.input.dropRequested.send()
        #expect(form.subject.went.notes == ["question"], "there is nothing to discard")
    }

    @Test func `another member's drink becomes a variant with a link to it`() async {
        let world = RecipesWorld()
        let form = await Form(world, .drink("negroni"))
        form.type("My Negroni", into: "nameEnglish")
        #expect(form.subject.field("delete") == nil)
        await form.save()
        #expect(await world.own.drinks["my-my-negroni"]?.variantOf == "negroni")
        #expect(await world.own.drinks["my-my-negroni"]?.iba == nil)
        #expect(form.subject.went.notes == ["finished", "drink:my-my-negroni"])
    }

    @Test func `an own recipe is edited in place, and the form closes`() async {
        let world = RecipesWorld(own: [RecipesWorld.drink("One")])
        let form = await Form(world, .drink("my-one"))
        #expect(form.state.title == TestWords.english("recipe.title-edit", "One"))
        form.type("Won", into: "nameEnglish")
        await form.save()
        #expect(await world.own.drinks.values.map(\.name.english) == ["Won"])
        #expect(form.subject.went.notes == ["finished"])
    }

    @Test func `an own recipe is deleted by its saved name, and the form closes`() async {
        let world = RecipesWorld(own: [RecipesWorld.drink("One")])
        let form = await Form(world, .drink("my-one"))
        form.type("Won", into: "nameEnglish")
        form.open(.field("delete"))
        await form.subject.settle()
        #expect(await world.own.drinks.isEmpty)
        #expect(await world.drafts.drafts.isEmpty)
        #expect(form.subject.done.values == ["Deleted One."])
        #expect(form.subject.went.notes == ["finished"])
    }

    @Test func `an unknown drink is reported`() async {
        let form = await Form(RecipesWorld(), .drink("nobody"))
        guard case .failed = form.state.phase else { return #expect(Bool(false), "\(form.state.phase)") }
        await form.save()
        #expect(form.subject.failed.values.isEmpty)
    }

    @Test func `a form changed back to its saved state leaves no draft`() async {
        let world = RecipesWorld()
        let form = await Form(world)
        form.type("book", into: "source")
        await form.subject.settle()
        #expect(await world.drafts.drafts.count == 1)
        form.type("", into: "source")
        await form.subject.settle()
        #expect(await world.drafts.drafts.isEmpty)
    }

    @Test func `the last word typed is stored even after the form is gone`() async {
        let world = RecipesWorld()
        do {
            let form = await Form(world)
            for end in ["S", "Su", "Sun"] { form.type(end, into: "nameEnglish") }
        }
        await LatestTask.settleAll()
        #expect(await world.drafts.drafts.map(\.title) == ["Sun"])
    }

    @Test func `a failed save keeps the whole form`() async {
        let world = RecipesWorld()
        let form = await Form(world)
        form.type("Summer", into: "nameEnglish")
        form.open(.add("lines"))
        await world.own.fail(with: StoreError.diskFull)
        await form.save()
        #expect(form.subject.failed.values.count == 1)
        #expect(form.subject.went.notes == ["line"])
        #expect(await world.drafts.drafts.count == 1)
    }
}
