import Domain
import Testing

/// A recipe being edited, and the drink that it becomes.
struct RecipeDraftTests {
    private var whole: Drink {
        Drink(
            id: "my-x", name: LocalizedText(english: "X", korean: "엑스"), aliases: ["Y"], year: 2020, creator: "me",
            summary: LocalizedText(english: "Good.", korean: "좋다."), base: .gin,
            lines: [
                DrinkLine(
                    ingredient: "gin", amount: 30, amountMax: 45, unit: .millilitre, isOptional: false,
                    note: LocalizedText(english: "cold", korean: "차게"),
                    substitutes: [DrinkSubstitute(ingredient: "vodka", amount: 20, unit: .millilitre)]),
                DrinkLine(ingredient: "soda-water", amount: nil, unit: .topUp, isAfter: true),
                DrinkLine(ingredient: "salt", amount: nil, unit: .other(""), isOptional: true),
                DrinkLine(ingredient: "campari", amount: 1, unit: .other("glug"), isExact: true),
            ],
            steps: [LocalizedText(english: "Pour.", korean: "붓는다."), LocalizedText(english: "Stir.", korean: "젓는다.")],
            techniques: [.build, .muddle], glass: "rocks", serving: .rocks,
            garnish: LocalizedText(english: "Lime", korean: "라임"), tools: ["jigger"], tags: ["bitter"], source: "book",
            variantOf: "negroni", color: "#112233")
    }

    @Test func `a draft of a drink makes the same drink again`() {
        #expect(RecipeDraft(whole).drink(id: "my-x", base: .gin) == whole)
        #expect(RecipeDraft(whole).problems.isEmpty)
    }

    @Test func `a stored draft is read back unchanged`() {
        let draft = RecipeDraft(whole)
        #expect(RecipeDraft(text: draft.text) == draft)
        #expect(RecipeDraft(text: "no draft") == nil)
    }

    @Test func `a variant keeps its origin, without year and aliases`() {
        let draft = RecipeDraft(variantOf: whole)
        #expect(draft.variantOf == "my-x")
        #expect(draft.year == nil)
        #expect(draft.aliases.isEmpty)
    }

    @Test func `a text in one language is used for both`() {
        var draft = RecipeDraft()
        draft.nameKorean = "여름"
        draft.stepsKorean = "붓는다.\n\n젓는다.\n"
        let drink = draft.drink()
        #expect(drink.name == LocalizedText(both: "여름"))
        #expect(drink.steps.map { $0[.english] } == ["붓는다.", "젓는다."])
    }

    @Test func `problems are in the order of the form's fields`() {
        var draft = RecipeDraft()
        draft.techniques = []
        draft.glass = ""
        draft.stepsEnglish = "One."
        draft.stepsKorean = "하나.\n둘."
        draft.lines = [RecipeDraftLine()]
        draft.lines[0].isOptional = true
        draft.lines[0].amount = "many"
        #expect(
            draft.problems == [
                RecipeDraftProblem(.name, .noName), RecipeDraftProblem(.lines, .noLines),
                RecipeDraftProblem(.line(0), .noIngredient), RecipeDraftProblem(.line(0), .badAmount),
                RecipeDraftProblem(.steps, .stepsDiffer(1, 2)), RecipeDraftProblem(.techniques, .noTechnique),
                RecipeDraftProblem(.glass, .noGlass),
            ])
    }

    @Test func `a language without a method stays empty and shows the other one`() {
        var draft = RecipeDraft()
        draft.nameEnglish = "Own"
        draft.stepsEnglish = "Stir.\nStrain."
        var line = RecipeDraftLine()
        line.ingredient = "gin"
        line.amount = "50"
        draft.lines = [line]
        let drink = draft.drink()
        #expect(drink.steps.map(\.korean) == ["", ""])
        #expect(drink.steps.map { $0[.korean] } == ["Stir.", "Strain."])
        #expect(RecipeDraft(drink).stepsKorean == "")
    }
}
