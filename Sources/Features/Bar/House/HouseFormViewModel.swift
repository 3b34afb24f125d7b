import Domain
import FeatureKit
import Reactive

/// Edits how the member makes an ingredient: its parts in one line, the yield in millilitres, and the days it must
/// stand.
@MainActor
final class HouseFormViewModel: FormViewModel {
    private struct Draft: Equatable {
        var parts = ""
        var yield = ""
        var days = ""
    }

    private struct UnknownPart: Error {
        let name: String
    }

    private let ingredient: Identifier<Ingredient>
    private let reader: HouseReader
    private let strings: Strings
    private let form: RecordForm<Draft>

    init(ingredient: Identifier<Ingredient>, reader: HouseReader, session: FormSession, strings: Strings) {
        self.ingredient = ingredient
        self.reader = reader
        self.strings = strings
        form = RecordForm(
            FormDraft(Draft()), title: strings["house.form"], session: session, strings: strings,
            fields: { draft in
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
            },
            texts: ["parts": \.parts, "yield": \.yield, "days": \.days])
    }

    func transform(_ input: FormInput) -> FormOutput {
        form.bind(input) { [ingredient, reader] in
            let recipe = try await reader.house.houseRecipes(of: reader.profile).first { $0.ingredient == ingredient }
            let ids = [ingredient] + (recipe?.parts ?? []).map(\.ingredient)
            let known = try await reader.ingredients.ingredients(ids)
            let text = HouseText(formatter: reader.party.formatter, names: known)
            let draft = Draft(
                parts: recipe.map(text.typedParts) ?? "",
                yield: recipe.map { NumberText.trimmed($0.yield, decimals: 1) } ?? "",
                days: recipe.map { String($0.days) } ?? "")
            return (draft, text.name(ingredient))
        } save: { [weak self] () throws(FormProblem) in
            try self?.save()
        }
    }

    private func save() throws(FormProblem) {
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
        form.session.save(HouseViewModel.intent) {
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
        } done: { [strings, name = form.subject] in
            strings("house.kept", name)
        } refused: { [form, strings] error in
            guard let unknown = error as? UnknownPart else { return false }
            form.session.writer.fail(strings("house.unknown-part", unknown.name))
            return true
        }
    }
}
