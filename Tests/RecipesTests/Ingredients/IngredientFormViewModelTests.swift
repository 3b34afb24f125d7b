import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// The form of an own ingredient: creating, editing and deleting it.
@MainActor
struct IngredientFormViewModelTests {
    @MainActor
    private struct Form {
        let subject: RecipesSubject<IngredientFormViewModel>
        let focus: Recorded<String>
        let went: EventLog
        private let bag = SubscriptionBag()

        init(
            _ world: RecipesWorld, _ about: IngredientSubject = .own("my-cordial"), routes: [String] = ["root"],
            choosing ingredient: PickerRow = RecipesAnswers().ingredient,
            authorizer: any MemberAuthorizer = PermissiveAuthorizer(), language: Language = .english
        ) async {
            let log = EventLog()
            went = log
            var answers = RecipesAnswers()
            answers.option = "juice"
            answers.ingredient = ingredient
            subject = RecipesSubject(
                world.dependencies(language, authorizer: authorizer), routes: routes, answers: { [answers] in answers }
            ) {
                $0.makeIngredientFormViewModel(of: about, in: $1) { log.note("done \($0.id)") }
            }
            focus = Recorded(subject.output.focusRequested)
            subject.output.finished.observe { [went = subject.went] in
                log.note("finished")
                went.note("finished")
            }.store(in: bag)
            await subject.settle()
        }

        func field(_ id: IngredientFieldID) -> FormField? { subject.field(id.rawValue) }

        func text(_ id: IngredientFieldID) -> String? { subject.text(id.rawValue) }

        var ids: [String] { subject.state.fields.map(\.id) }

        func type(_ id: IngredientFieldID, _ text: String) {
            subject.input.edited.send(.text(field: id.rawValue, text))
        }

        func save() async {
            subject.input.saveRequested.send()
            await subject.settle()
        }

        func delete() async {
            subject.input.opened.send(.field("delete"))
            await subject.settle()
        }
    }

    private func world() -> RecipesWorld { RecipesWorld(ingredients: [RecipesWorld.cordial]) }

    @Test func `an own ingredient is shown with its stored values`() async {
        let form = await Form(world())
        #expect(form.text(.nameEnglish) == "Cordial")
        #expect(form.text(.nameKorean) == "코디얼")
        #expect(form.text(.strength) == "5")
        #expect(form.text(.sugar) == "40.5")
        #expect(form.text(.shelfLife) == "30")
        #expect(form.field(.parent)?.control == .value("Gin", placeholder: "no parent kind", isClearable: true))
        #expect(form.field(.delete) != nil)
    }

    @Test func `unsaved input is restored until it is saved or discarded`() async {
        let world = world()
        let first = await Form(world, .new(name: "Shrub"))
        first.type(.strength, "5")
        first.subject.input.opened.send(.field("category"))
        first.subject.input.opened.send(.field("parent"))
        await first.subject.settle()
        let parent = first.field(.parent)?.control
        let other = await Form(world, .new(name: "Oleo"))
        #expect(other.text(.strength) == "")
        let second = await Form(world, .new(name: "Shrub"))
        #expect(second.text(.nameEnglish) == "Shrub" && second.text(.strength) == "5")
        #expect(second.field(.parent)?.control == parent)
        #expect(second.subject.state.hasDraft && second.subject.state.fields.first?.id == "draft")
        second.subject.input.dropRequested.send()
        await second.subject.settle()
        #expect(second.text(.nameEnglish) == "Shrub" && second.text(.strength) == "")
        #expect(await world.drafts.drafts.isEmpty)
        second.type(.strength, "7")
        await second.save()
        #expect(await world.drafts.drafts.isEmpty)
    }

    @Test func `edits are saved in place, and values outside the form are kept`() async {
        let world = world()
        let form = await Form(world)
        form.type(.nameEnglish, "Lime cordial")
        form.type(.strength, "12,5")
        form.type(.shelfLife, "")
        await form.save()
        let kept = await world.own.ingredients["my-cordial"]
        #expect(kept?.name == LocalizedText(english: "Lime cordial", korean: "코디얼"))
        #expect(kept?.content == IngredientContent(strength: 12.5, sugar: 40.5, acid: 2))
        #expect(kept?.parent == "gin")
        #expect(kept?.aliases == ["squash"])
        #expect(kept?.shelfLifeDays == nil)
        #expect(form.subject.done.values == ["Saved Lime cordial."])
        #expect(form.went.notes == ["finished", "done my-cordial"])
    }

    @Test func `parts can be chosen and removed, and keep their order`() async {
        let world = world()
        let form = await Form(world)
        form.subject.input.opened.send(.add("parts"))
        await form.subject.settle()
        // A part cannot be added twice, and an ingredient is no part of itself.
        form.subject.input.opened.send(.add("parts"))
        await form.subject.settle()
        await form.save()
        #expect(await world.own.ingredients["my-cordial"]?.parts == ["gin"])
        let again = await Form(world)
        again.subject.input.edited.send(.removeRow(field: "parts", 0))
        await again.save()
        #expect(await world.own.ingredients["my-cordial"]?.parts == [])
    }

    @Test(arguments: ["-1", "0", "2.5", "4000", "a week"])
    func `an invalid shelf life is refused at its field and nothing is saved`(text: String) async {
        let world = world()
        let form = await Form(world)
        form.type(.shelfLife, text)
        await form.save()
        #expect(form.field(.shelfLife)?.message?.text == "Enter a whole number from 1 to 3650, or leave it empty.")
        #expect(form.focus.values == ["shelfLife"])
        #expect(await world.own.ingredients.isEmpty)
    }

    @Test func `an ingredient is deleted, and the box closes`() async throws {
        let world = world()
        _ = try await world.own.save(RecipesWorld.cordial, as: "my-cordial", at: 1, of: Profile.localID)
        let form = await Form(world)
        await form.delete()
        #expect(await world.own.ingredients.isEmpty)
        #expect(form.went.notes == ["finished"])
        #expect(form.subject.went.notes == ["finished"])
        #expect(form.subject.done.values == ["Deleted Cordial."])
    }

    @Test func `an ingredient used by a recipe stays, and the reason is reported`() async throws {
        let world = world()
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-cordial", drinks: 2))
        let form = await Form(world)
        await form.delete()
        #expect(form.subject.failed.values == ["Can't delete Cordial: 2 recipes use it."])
        #expect(form.went.notes == [])
    }

    @Test func `a new ingredient takes the searched name and cannot be deleted`() async {
        let world = world()
        let form = await Form(world, .new(name: "Vento"))
        #expect(form.text(.nameEnglish) == "Vento")
        #expect(form.field(.delete) == nil)
        await form.save()
        #expect(await world.own.ingredients.keys.map(\.rawValue) == ["my-vento"])
        #expect(form.subject.done.values == ["Added Vento."])
    }

    @Test func `a new bottle proposes a kind and asks for the strength`() async {
        let form = await Form(world(), .new(name: "Somebody's gin"))
        #expect(form.field(.parent)?.control == .value("Gin", placeholder: "no parent kind", isClearable: true))
        #expect(form.field(.brand)?.control == .toggle(true))
        #expect(form.field(.strength)?.message?.text == "As on the label. If empty, the usual 40% of its kind is used.")
        #expect(!form.subject.state.isDirty)
        form.type(.strength, "43")
        #expect(form.field(.strength)?.message == nil)
        let bare = await Form(world(), .new(name: "Moonwater"))
        #expect(bare.field(.strength)?.message == nil)
    }

    @Test func `the parent kind can be removed`() async {
        let world = world()
        let form = await Form(world)
        form.subject.input.edited.send(.text(field: IngredientFieldID.parent.rawValue, ""))
        #expect(
            form.field(.parent)?.control == .value("", placeholder: "no parent kind", isClearable: true))
        await form.save()
        let kept = await world.own.ingredients["my-cordial"]
        #expect(kept != nil)
        #expect(kept?.parent == nil)
        #expect(kept?.category == .syrup)
    }

    @Test func `a brand chosen as the parent kind is refused by its name`() async {
        let row = PickerRow(id: "punt-e-mes", name: "Punt e Mes")
        let form = await Form(world(), .new(name: "Vento"), choosing: row)
        form.subject.input.opened.send(.field("parent"))
        await form.subject.settle()
        #expect(form.field(.parent)?.message?.text == "Punt e Mes is a brand: choose the kind above it.")
    }

    @Test func `in Korean the Korean name comes first, and a missing name is marked there`() async {
        let form = await Form(RecipesWorld(), .new(name: ""), language: .korean)
        #expect(form.ids.filter { $0.hasPrefix("name") } == ["nameKorean", "nameEnglish"])
        #expect(form.field(.nameKorean)?.message?.text == "한 언어만 써도 됩니다.")
        await form.save()
        #expect(form.field(.nameKorean)?.message?.kind == .flaw)
        #expect(form.focus.values == ["nameKorean"])
    }

    @Test func `a brand without a parent is refused at its field`() async {
        let world = world()
        let form = await Form(world)
        form.subject.input.edited.send(.flag(field: IngredientFieldID.brand.rawValue, true))
        form.subject.input.edited.send(.text(field: IngredientFieldID.parent.rawValue, ""))
        await form.save()
        #expect(form.field(.parent)?.message?.text == "Choose what it is a brand of.")
        #expect(form.focus.values == ["parent"])
        #expect(await world.own.ingredients.isEmpty)
    }

    @Test func `deleting an ingredient that another builds on is refused with the reason`() async {
        let world = world()
        await world.own.fail(with: OwnRecordProblem.inUse(id: "my-cordial", drinks: 0))
        let form = await Form(world)
        await form.delete()
        #expect(
            form.subject.failed.values == ["Can't delete Cordial: another ingredient is a kind of it or made from it."])
    }

    @Test func `a guest changes nothing`() async {
        let world = world()
        let authorizer = RecordingAuthorizer(isOpen: false)
        let form = await Form(world, authorizer: authorizer)
        await form.save()
        await form.delete()
        #expect(await world.own.ingredients.isEmpty)
        #expect(authorizer.intents.count == 2)
    }

    @Test func `an unknown ingredient is reported and cannot be overwritten`() async {
        let world = world()
        let form = await Form(world, .own("my-nothing"))
        guard case .failed = form.subject.state.phase else { return #expect(Bool(false)) }
        await form.save()
        #expect(await world.own.ingredients.isEmpty)
    }

    @Test func `deleting an ingredient closes its page, but no other page`() async throws {
        for (page, notes) in [("ingredient:my-cordial", ["close", "finished"]), ("ingredient:gin", ["finished"])] {
            let world = world()
            _ = try await world.own.save(RecipesWorld.cordial, as: "my-cordial", at: 1, of: Profile.localID)
            let form = await Form(world, routes: ["root", page])
            await form.delete()
            #expect(form.subject.went.notes == notes)
        }
    }

    @Test func `the parent is chosen from known ingredients and sets the category`() async {
        let form = await Form(world(), .new(name: "Vento"))
        form.subject.input.opened.send(.field("parent"))
        await form.subject.settle()
        #expect(form.subject.went.notes == ["known ingredients"])
        #expect(form.field(.parent)?.control == .value("Gin", placeholder: "no parent kind", isClearable: true))
        guard case .choice(_, "spirit") = form.field(.category)?.control else { return #expect(Bool(false)) }
        form.subject.input.opened.send(.field("category"))
        guard case .choice(_, "juice") = form.field(.category)?.control else { return #expect(Bool(false)) }
    }

    @Test func `a new ingredient is handed on after the form closes`() async {
        let vento = Ingredient(
            id: "my-vento", name: LocalizedText(english: "Vento", korean: "벤토"), category: .liqueur)
        let form = await Form(RecipesWorld(ingredients: [vento]), .new(name: "Vento"))
        await form.save()
        #expect(form.went.notes == ["finished", "done my-vento"])
    }
}
