import Domain
import FeatureKit

@MainActor
struct RecipeFieldSteps {
    let vocabulary: DrinkVocabulary
    let strings: Strings
    let change: @MainActor ((inout RecipeDraft) -> Void) -> Void

    func step(from target: FormTarget, of draft: RecipeDraft) -> RecipesStep? {
        switch (RecipeFieldID(rawValue: target.field), target) {
        case (.lines, .row(_, let place)):
            guard draft.lines.indices.contains(place) else { return nil }
            return .line(draft.lines[place], isNew: false, isSubstitute: false) { [change] line in
                change { if $0.lines.indices.contains(place) { $0.lines[place] = line } }
            }
        case (.lines, .add):
            return .line(RecipeDraftLine(), isNew: true, isSubstitute: false) { [change] line in
                change { $0.lines.append(line) }
            }
        case (.techniques, _):
            return ticks(.techniques, of: .technique, ticked: draft.techniques, isOrdered: true) {
                $0.techniques = $1
            }
        case (.tags, _):
            return ticks(.tags, of: .tag, ticked: draft.tags, isOrdered: false, makes: .tag) { $0.tags = $1 }
        case (.tools, _):
            return ticks(.tools, of: .tool, ticked: draft.tools, isOrdered: false, makes: .tool) { $0.tools = $1 }
        case (.glass, _): return choice(.glass, options(of: .glass), makes: .glass) { $0.glass = $1 }
        case (.serving, _):
            let options = ServingStyle.allCases.map {
                FormOption($0.rawValue, title: strings["serving.\($0.rawValue)"])
            }
            return choice(.serving, options) { $0.serving = $1 }
        default: return nil
        }
    }

    static func target(of problem: RecipeDraftProblem, in language: Language) -> FormTarget {
        switch problem.field {
        case .name: .field((language == .korean ? RecipeFieldID.nameKorean : .nameEnglish).rawValue)
        case .lines: .add(RecipeFieldID.lines.rawValue)
        case .line(let place): .row(RecipeFieldID.lines.rawValue, place)
        case .steps: .field(RecipeFieldID.stepsKorean.rawValue)
        case .techniques: .field(RecipeFieldID.techniques.rawValue)
        case .glass: .field(RecipeFieldID.glass.rawValue)
        }
    }

    private func choice(
        _ field: RecipeFieldID, _ options: [FormOption], makes: RecordKind? = nil,
        set: @escaping (inout RecipeDraft, String) -> Void
    ) -> RecipesStep {
        .choice(title: strings["recipe.field.\(field.rawValue)"], options, makes: makes) { [change] id in
            change { set(&$0, id) }
        }
    }

    private func ticks(
        _ field: RecipeFieldID, of kind: DrinkOptionKind, ticked: [String], isOrdered: Bool,
        makes: RecordKind? = nil, set: @escaping (inout RecipeDraft, [String]) -> Void
    ) -> RecipesStep {
        .ticks(
            RecipeTicks(
                route: "edit/\(field.rawValue)", title: strings["recipe.field.\(field.rawValue)"],
                options: options(of: kind), ticked: ticked, isOrdered: isOrdered, makes: makes)
        ) { [change] ids in change { set(&$0, ids) } }
    }

    private func options(of kind: DrinkOptionKind) -> [FormOption] {
        vocabulary.options(of: kind, by: strings.language).compactMap { option, name in
            switch option {
            case .glass(let id): FormOption(id.rawValue, title: name)
            case .tag(let id): FormOption(id.rawValue, title: name)
            case .tool(let id): FormOption(id.rawValue, title: name)
            case .technique(let kind): FormOption(kind.rawValue, title: name)
            default: nil
            }
        }
    }
}

enum RecipeFieldID: String {
    case nameEnglish, nameKorean, lines, techniques, glass, serving, stepsEnglish, stepsKorean, summaryEnglish,
        summaryKorean, garnishEnglish, garnishKorean, tags, tools, source, save, delete
}
