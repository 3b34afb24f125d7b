import Domain
import FeatureKit

struct RecipeFormFields {
    let strings: Strings
    let ingredients: [Identifier<Ingredient>: Ingredient]
    let vocabulary: DrinkVocabulary
    /// Whether to report missing values; at first, only invalid ones are reported.
    let saysMissing: Bool
    let isOwn: Bool
    let draftNote: String?
    let originName: String?

    func fields(of draft: RecipeDraft) -> [FormField] {
        let problems = draft.problems
        return head + names(draft, problems) + body(draft, problems) + rest(draft)
            + [FormField(id(.save), label: strings["recipe.save"], .button)]
            + (isOwn ? [FormField(id(.delete), label: strings["recipe.delete"], .button)] : [])
    }

    private var head: [FormField] {
        var notes: [FormField] = []
        if let originName { notes.append(FormField("origin", .note(strings("own.variant-of", originName)))) }
        return notes + DraftNote.fields(draftNote)
    }

    private func names(_ draft: RecipeDraft, _ problems: [RecipeDraftProblem]) -> [FormField] {
        let first = message(.name, problems) ?? FormMessage(strings["own.one-language"], kind: .hint)
        let isKorean = strings.language == .korean
        return strings.language.ordered(
            english: text(.nameEnglish, draft.nameEnglish, RecipeDraft.longestName, isKorean ? nil : first),
            korean: text(.nameKorean, draft.nameKorean, RecipeDraft.longestName, isKorean ? first : nil))
    }

    private func body(_ draft: RecipeDraft, _ problems: [RecipeDraftProblem]) -> [FormField] {
        let flawed = Set(problems.compactMap { if case .line(let place) = $0.field { place } else { nil } })
        let rows = draft.lines.enumerated().map { place, line in row(line, isFlawed: flawed.contains(place)) }
        let lineMessage =
            message(.lines, problems)
            ?? problems.compactMap { problem -> FormMessage? in
                guard case .line(let place) = problem.field else { return nil }
                return FormMessage(strings("recipe.line-flaw", String(place + 1), reason(problem.reason)))
            }.first
        let fields: [FormField] = [
            field(.lines, .rows(rows, add: strings["recipe.add-line"]), lineMessage),
            field(
                .techniques,
                .value(
                    draft.techniques.map { name(.technique(TechniqueKind(rawValue: $0) ?? .build)) ?? $0 }
                        .joined(separator: ", "), placeholder: strings["recipe.choose"]),
                message(.techniques, problems)),
            field(
                .glass,
                .value(name(.glass(Identifier(draft.glass))) ?? draft.glass, placeholder: strings["recipe.choose"]),
                message(.glass, problems)),
            field(
                .serving,
                .choice(
                    ServingStyle.allCases.map { FormOption($0.rawValue, title: strings["serving.\($0.rawValue)"]) },
                    selected: draft.serving), nil),
        ]
        let steps = strings.language.ordered(
            english: field(.stepsEnglish, .lines(draft.stepsEnglish, placeholder: strings["recipe.steps-hint"]), nil),
            korean: field(
                .stepsKorean, .lines(draft.stepsKorean, placeholder: strings["recipe.steps-hint"]),
                message(.steps, problems)))
        return fields + steps
    }

    private func rest(_ draft: RecipeDraft) -> [FormField] {
        var fields = strings.language.ordered(
            english: field(.summaryEnglish, .lines(draft.summaryEnglish, limit: 600), nil),
            korean: field(.summaryKorean, .lines(draft.summaryKorean, limit: 600), nil))
        fields += strings.language.ordered(
            english: text(.garnishEnglish, draft.garnishEnglish, 120, nil),
            korean: text(.garnishKorean, draft.garnishKorean, 120, nil))
        fields += [
            field(
                .tags,
                .value(
                    draft.tags.map { name(.tag(Identifier($0))) ?? $0 }.joined(separator: ", "),
                    placeholder: strings["recipe.choose"]), nil),
            field(
                .tools,
                .value(
                    draft.tools.map { name(.tool(Identifier($0))) ?? $0 }.joined(separator: ", "),
                    placeholder: strings["recipe.choose"]), nil),
            text(.source, draft.source, 200, nil),
        ]
        return fields
    }

    func row(_ line: RecipeDraftLine, isFlawed: Bool) -> FormRow {
        let id = Identifier<Ingredient>(line.ingredient)
        let title = ingredients[id]?.name[strings.language] ?? line.ingredient
        var remarks: [String] = []
        if line.isOptional { remarks.append(strings["line.optional"]) }
        if line.isExact { remarks.append(strings["line.exact"]) }
        if line.isAfter { remarks.append(strings["recipe.after-short"]) }
        if !line.substitutes.isEmpty {
            remarks.append(strings.counted("recipe.substitutes-short", line.substitutes.count))
        }
        if let note = LocalizedText.either(line.noteEnglish, line.noteKorean) { remarks.append(note[strings.language]) }
        return FormRow(
            lead: lead(line), title: title.isEmpty ? strings["recipe.no-ingredient"] : title,
            detail: remarks.joined(separator: ", "), isFlawed: isFlawed)
    }

    private func lead(_ line: RecipeDraftLine) -> String {
        guard let entry = AmountEntry(line.amount) else { return line.amount }
        return AmountFormatter(strings: strings).text(entry.amount, to: entry.maximum, line.measure)
    }

    func reason(_ reason: RecipeDraftProblem.Reason) -> String {
        switch reason {
        case .noName: strings["recipe.no-name"]
        case .noLines: strings["recipe.no-lines"]
        case .tooManyLines: strings("recipe.too-many-lines", String(OwnRecordRules.mostLines))
        case .noIngredient: strings["recipe.no-ingredient"]
        case .noAmount: strings["recipe.no-amount"]
        case .badAmount: strings["recipe.bad-amount"]
        case .tooMuch: strings["recipe.too-much"]
        case .standsForItself: strings["recipe.stands-for-itself"]
        case .stepsDiffer(let english, let korean):
            strings("recipe.steps-differ", String(english), String(korean))
        case .noTechnique: strings["recipe.no-technique"]
        case .noGlass: strings["recipe.no-glass"]
        }
    }

    private func message(_ field: RecipeDraftProblem.Field, _ problems: [RecipeDraftProblem]) -> FormMessage? {
        guard let problem = problems.first(where: { $0.field == field }) else { return nil }
        if case .stepsDiffer = problem.reason {} else if !saysMissing { return nil }
        return FormMessage(reason(problem.reason))
    }

    private func name(_ option: DrinkOption) -> String? { vocabulary.name(of: option)?[strings.language] }

    private func id(_ field: RecipeFieldID) -> String { field.rawValue }

    private func field(_ field: RecipeFieldID, _ control: FormControl, _ message: FormMessage?) -> FormField {
        FormField(field.rawValue, label: strings["recipe.field.\(field.rawValue)"], control, message: message)
    }

    private func text(_ field: RecipeFieldID, _ text: String, _ limit: Int, _ message: FormMessage?) -> FormField {
        self.field(field, .text(text, limit: limit), message)
    }
}
