import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Onboarding

/// Drives a form's view model and records its states and messages.
@MainActor
final class FormProbe {
    let time = ManualScheduler()
    let log = EventLog()
    let input = FormInput()
    let repository = InMemoryAccountRepository()
    let community = ScriptedCommunity()
    private(set) lazy var container = OnboardingDIContainer(
        OnboardingDIContainer.Dependencies(
            services: .inMemory(repository),
            community: CommunityAccess(service: community, memberships: community, deviceLabel: "desk"),
            firstBottles: .sample(SampleWorld()), changes: .never, scheduler: time, strings: TestWords.english))
    private(set) var busy: [Bool] = []
    private(set) var focused: [String] = []
    private(set) var failed: [String] = []
    private var bag = SubscriptionBag()
    private var model: (any FormViewModel)?
    private var output: FormOutput?

    /// Replaces the form by another one.
    func load(_ make: (OnboardingDIContainer, Flow<OnboardingStep>) -> any FormViewModel) async {
        bag = SubscriptionBag()
        let model = make(container, .recording(in: log) { $0.text })
        let output = model.transform(input)
        self.model = model
        self.output = output
        output.state.observe { [weak self] state in
            if self?.busy.last != state.isSaving { self?.busy.append(state.isSaving) }
        }.store(in: bag)
        output.focusRequested.observe { [weak self] in self?.focused.append($0) }.store(in: bag)
        output.messages.failed.observe { [weak self] in self?.failed.append($0) }.store(in: bag)
        await LatestTask.settleAll()
    }

    func type(_ field: String, _ text: String) { input.edited.send(.text(field: field, text)) }

    func tick(_ field: String, _ isOn: Bool = true) { input.edited.send(.flag(field: field, isOn)) }

    func open(_ field: String) { input.opened.send(.field(field)) }

    func submit() async {
        input.saveRequested.send()
        await LatestTask.settleAll()
    }

    func field(_ id: String) -> FormField? { output?.state.value.fields.first { $0.id == id } }

    func message(_ id: String) -> String? { field(id)?.message?.text }

    var ids: [String] { output?.state.value.fields.map(\.id) ?? [] }
}

extension OnboardingStep {
    /// The step as text, for comparison in tests.
    var text: String {
        switch self {
        case .welcome: "welcome"
        case .firstBottles: "first-bottles"
        case .signIn: "sign-in"
        case .recover(let name): "recover:\(name)"
        case .signUp: "sign-up"
        case .joinCommunity: "join"
        case .typeChoice(let type): "type:\(type?.text ?? "-")"
        case .selfTest: "type/test"
        case .legalAge: "legal-age"
        case .confirmLeave: "leave?"
        case .setup(let outcome): "up:\(outcome.signedIn.session.profile.nickname) \(outcome.codes.count)"
        case .typeFound(let type): "found:\(type.text)"
        case .setupStep(let step, _): "step:\(step)"
        case .enter(let session): "in:\(session.profile.nickname)"
        case .enterAs(let session, let choice): "in:\(session.profile.nickname) \(choice.rawValue)"
        case .demo: "demo"
        }
    }
}

extension FirstBottlesReader {
    /// A reader over a small world, which makes a new bar for each read, as the program does.
    @MainActor
    static func sample(_ world: SampleWorld) -> FirstBottlesReader {
        FirstBottlesReader(ingredients: world.ingredients, drinks: world.drinks) {
            [shelf = world.shelf, recipes = world.recipes] in
            HomeBar(profile: Profile.localID, repository: shelf, source: recipes, preferences: shelf)
        }
    }
}
