import Domain
import FeatureKit

/// Edits how the member makes an ingredient: its parts in one line, the yield in millilitres, and the days it must
/// stand.
@MainActor
struct HouseForm {
    private struct Draft: Equatable {
        var parts = ""
        var yield = ""
        var days = ""
    }

    private struct UnknownPart: Error {
        let name: String
    }

    let ingredient: Identifier<Ingredient>
    let reader: HouseReader
    let session: FormSession
    let strings: Strings

    var viewModel: some FormViewModel {
        RecordForm(
            FormDraft(Draft()), title: strings["house.form"], session: session, fields: fields,
            texts: ["parts": \.parts, "yield": \.yield, "days": \.days],
            read: { [ingredient, reader] in
                let recipes = try await reader.house.houseRecipes(of: reader.profile)
                let recipe = recipes.first { $0.ingredient == ingredient }
                let ids = [ingredient] + (recipe?.parts ?? []).map(\.ingredient)
                let known = try await reader.ingredients.ingredients(ids)
                let text = HouseText(formatter: reader.party.formatter, names: known)
                let draft = Draft(
                    parts: recipe.map(text.typedParts) ?? "",
                    yield: recipe.map { NumberText.trimmed($0.yield, decimals: 1) } ?? "",
                    days: recipe.map { String($0.days) } ?? "")
                return (draft, text.name(ingredient))
            }, save: save)
    }

    private func fields(_ draft: Draft) -> [FormField] {
        [
            FormField(
                "parts", label: strings["house.parts"],
                .text(draft.parts, placeholder: strings["house.parts.placeholder"], limit: 500),
                message: FormMessage(strings["house.parts.hint"], kind: .hint)),
            FormField("yield", label: strings["house.yield"], .text(draft.yield, suffix: "ml", limit: 100)),
            FormField(
                "days", label: strings["house.days"],
                .text(draft.days, placeholder: "0", suffix: strings["house.days.unit"], limit: 100)),
        ]
    }

    private func save(_ form: RecordForm<Draft>) throws(FormProblem) {
        let numbers = FormNumbers(strings: strings)
        let yield = try numbers.number(form.content.yield, in: "yield")
        guard let yield, yield > 0, yield <= HouseRecipe.mostYield else {
            throw FormProblem(field: "yield", text: strings["house.no-yield"])
        }
        let days = try numbers.number(form.content.days, in: "days") ?? 0
        guard (0...Double(HouseRecipe.mostDays)).contains(days) else {
            throw FormProblem(field: "days", text: strings("ingredient.range", String(HouseRecipe.mostDays)))
        }
        let words = form.content.parts.split(separator: ",").map {
            ShoppingWords(PlainText.line(String($0), limit: 200))
        }
        guard !words.isEmpty, words.allSatisfy({ $0.amount != nil && $0.unit != nil }) else {
            throw FormProblem(field: "parts", text: strings["house.no-parts"])
        }
        session.save(HouseViewModel.intent, saying: strings("house.kept", form.subject)) {
            [ingredient, reader, language = strings.language, name = form.subject] in
            var parts: [HouseRecipe.Part] = []
            for word in words {
                guard let amount = word.amount, let unit = word.unit,
                    let part = try await reader.ingredients.ingredient(named: word.name, by: language)
                else { throw UnknownPart(name: word.name) }
                parts.append(HouseRecipe.Part(part.id, amount, unit))
            }
            guard let recipe = HouseRecipe(ingredient, parts: parts, yield: yield, days: Int(days)) else {
                throw UnknownPart(name: name)
            }
            try await reader.house.put(recipe, of: reader.profile)
        } refused: { [session, strings] error in
            guard let unknown = error as? UnknownPart else { return false }
            session.writer.fail(strings("house.unknown-part", unknown.name))
            return true
        }
    }
}
