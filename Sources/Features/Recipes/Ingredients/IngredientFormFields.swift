import Domain
import FeatureKit

struct IngredientFormFields {
    let strings: Strings
    let draft: IngredientDraft
    let flaws: [IngredientFieldID: IngredientDraft.Flaw]

    static func categories(_ strings: Strings) -> [FormOption] {
        IngredientCategory.allCases.map { FormOption($0.rawValue, title: strings["category.\($0.rawValue)"]) }
    }

    /// `isDeletable` is whether the ingredient is the member's own and exists.
    func fields(isDeletable: Bool) -> [FormField] {
        let parent = FormControl.value(
            draft.parent?.name[strings.language] ?? "", placeholder: strings["ingredient.no-parent"], isClearable: true)
        let fields: [FormField] = [
            field(.parent, parent),
            field(.category, .choice(Self.categories(strings), selected: draft.category.rawValue)),
            field(.brand, .toggle(draft.isBrand)), strength,
            text(.sugar, 6, suffix: "g/100 ml"), text(.shelfLife, 4, suffix: strings["ingredient.days"]),
            field(
                .parts,
                .rows(
                    draft.parts.map {
                        FormRow(lead: "", title: $0.name[strings.language], detail: "", isFlawed: false)
                    },
                    add: strings["ingredient.add-part"])),
            FormField(IngredientFieldID.done.rawValue, label: strings["line.done"], .button),
        ]
        return names + fields
            + (isDeletable
                ? [FormField(IngredientFieldID.delete.rawValue, label: strings["ingredient.delete"], .button)] : [])
    }

    private var names: [FormField] {
        let first =
            flaws[.nameEnglish].map { FormMessage(describe($0)) }
            ?? FormMessage(strings["own.one-language"], kind: .hint)
        return strings.language.ordered(english: IngredientFieldID.nameEnglish, korean: .nameKorean).enumerated()
            .map { place, id in
                FormField(
                    id.rawValue, label: strings["ingredient.field.\(id.rawValue)"],
                    .text(draft.texts[id] ?? "", limit: RecipeDraft.longestName), message: place == 0 ? first : nil)
            }
    }

    /// Asks for the strength on the label, and states that of the kind.
    private var strength: FormField {
        let kind = draft.parent?.content.strength.map(NumberText.short)
        let id = IngredientFieldID.strength
        let isAsked = draft.known == nil && flaws[id] == nil && (draft.texts[id] ?? "").isEmpty
        return FormField(
            id.rawValue, label: strings["ingredient.field.strength"],
            .text(draft.texts[id] ?? "", placeholder: kind ?? "", suffix: "%", limit: 6),
            message: flaws[id].map { FormMessage(describe($0)) }
                ?? (isAsked ? kind.map { FormMessage(strings("ingredient.ask-strength", $0), kind: .hint) } : nil))
    }

    private func text(_ id: IngredientFieldID, _ limit: Int, suffix: String = "") -> FormField {
        field(id, .text(draft.texts[id] ?? "", suffix: suffix, limit: limit))
    }

    private func field(_ id: IngredientFieldID, _ control: FormControl) -> FormField {
        FormField(
            id.rawValue, label: strings["ingredient.field.\(id.rawValue)"], control,
            message: flaws[id].map { FormMessage(describe($0)) })
    }

    private func describe(_ flaw: IngredientDraft.Flaw) -> String {
        switch flaw {
        case .noName: strings["recipe.no-name"]
        case .brandOfNothing: strings["ingredient.brand-of"]
        case .belowBrand(let name): strings("recipe.below-brand", name[strings.language])
        case .outOfRange(let limit): strings("ingredient.range", limit)
        case .noWholeDays(let limit): strings("ingredient.whole", limit)
        }
    }
}
