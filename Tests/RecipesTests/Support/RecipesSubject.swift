import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Recipes

/// The answers to the questions of a view model.
struct RecipesAnswers {
    var name = "Evenings"
    var line = RecipeDraftLine()
    var option = "coupe"
    var ticks = ["shake"]
    var ingredient = PickerRow(id: "gin", name: "Gin")
}

/// A view model of the feature as the container builds it, with its input and all its states and messages.
@MainActor
struct RecipesSubject<Model: ViewModel> {
    let input = Model.Input()
    let output: Model.Output
    let done: Recorded<String>
    let failed: Recorded<String>
    let went: EventLog
    private let container: RecipesDIContainer
    private let model: Model

    /// - Parameters:
    ///   - routes: the routes of the stack.
    ///   - answers: called for every choice.
    init(
        _ dependencies: RecipesDIContainer.Dependencies, routes: [String] = ["root"],
        answers: @escaping () -> RecipesAnswers = { RecipesAnswers() },
        make: (RecipesDIContainer, Flow<RecipesStep>) -> Model
    ) {
        let went = EventLog()
        self.went = went
        container = RecipesDIContainer(dependencies)
        model = make(container, .answering(answers, routes: routes, in: went))
        output = model.transform(input)
        done = Recorded(output.messages.done)
        failed = Recorded(output.messages.failed)
    }

    var state: Model.Output.State { output.state.value }

    func settle() async { await LatestTask.settleAll() }

    /// Refreshes as a screen does after a change of the store.
    func reread() async {
        await LatestTask.settleAll()
        input.refresh.send()
        await LatestTask.settleAll()
    }
}

extension RecipesSubject where Model.Output == FormOutput {
    func field(_ id: String) -> FormField? { state.fields.first { $0.id == id } }

    func message(_ id: String) -> String? { field(id)?.message?.text }

    func text(_ id: String) -> String? {
        guard case .text(let text, _, _, _, _, _) = field(id)?.control else { return nil }
        return text
    }
}

extension Flow where Step == RecipesStep {
    /// A flow that records navigation and answers questions.
    @MainActor
    static func answering(
        _ answers: @escaping () -> RecipesAnswers, routes: [String], in log: EventLog
    ) -> Flow {
        Flow(
            show: { step in
                log.note(step.text)
                switch step {
                case .line(_, _, _, let onDone): onDone(answers().line)
                case .ingredientPicker(_, let onChoice): onChoice(answers().ingredient)
                case .choice(_, _, _, let onChoice): onChoice(answers().option)
                case .ticks(_, let onChange): onChange(answers().ticks)
                case .prompt(let prompt): prompt.onDone(answers().name)
                case .question(_, _, _, let onYes), .dropDraft(let onYes): onYes()
                case .destination, .newIngredient, .made: break
                }
            }, replace: { log.note($0.text) }, open: { log.note($0.text) }, close: { log.note("close") },
            popToRoot: { log.note("root") }, routes: { routes })
    }
}

extension RecipesStep {
    /// The step as text, for comparison in tests.
    var text: String {
        switch self {
        case .destination(let destination): destination.route
        case .line: "line"
        case .ingredientPicker(let mayCreate, _): mayCreate ? "ingredients" : "known ingredients"
        case .newIngredient(let name, _): "new ingredient: \(name)"
        case .choice(let title, _, _, _): "choice: \(title)"
        case .ticks(let ticks, _): ticks.route
        case .prompt(let prompt): prompt.route
        case .question, .dropDraft: "question"
        case .made(let id, let servings): "made:\(id) x\(servings)"
        }
    }
}
