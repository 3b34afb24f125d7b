import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Onboarding

/// The way in: navigation, and the session at its end.
@MainActor
struct OnboardingCoordinatorTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let log = EventLog()
    private let repository = InMemoryAccountRepository()
    private let store = InMemorySessionStore()

    private let community = ScriptedCommunity()
    private let world = SampleWorld()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.setVisible(true)
    }

    private func start(_ entrance: OnboardingEntrance = .welcome, hasSteps: Bool = false, hasDemo: Bool = false) {
        let container = OnboardingDIContainer(
            OnboardingDIContainer.Dependencies(
                services: .inMemory(repository, store: store),
                community: CommunityAccess(service: community, memberships: community, deviceLabel: "desk"),
                firstBottles: .sample(world), changes: .never, scheduler: host.scheduler, strings: TestWords.english))
        func step(_ name: String) -> OnboardingLinks.Step? {
            guard hasSteps else { return nil }
            return { [log] session, context in
                log.note("\(name):\(session.profile.nickname)")
                return StubFlow(name, in: context)
            }
        }
        let links = OnboardingLinks(
            enter: { [log] in log.note("in:\($0.profile.nickname) \($0.profile.alcohol?.rawValue ?? "-")") },
            showDemo: hasDemo ? { [log] in log.note("demo \($0.rawValue)") } : nil, fillBar: step("bar"),
            pickTried: step("tried"))
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), entrance: entrance, notice: nil, links: links))
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            let screen: (any Screen)? = modals.top ?? stack.top
            screen?.press(key)
            await LatestTask.settleAll()
        }
    }

    private func type(_ text: String) async {
        for letter in text { await press(.character(letter)) }
    }

    private func signUp() async {
        start(.signUp, hasSteps: true)
        await LatestTask.settleAll()
        await type("mina")
        await press(Key(.down))
        await type("mina")
        await press(Key(.down), Key(.down), Key(.down), Key(.down), .character(" "), .control("s"))
    }

    @Test func `the local profile is remembered and asked for its age once`() async {
        start()
        await press(Key(.enter))
        #expect(modals.top?.route == "legal-age")
        #expect(log.notes.isEmpty)
        await press(.character("h"))
        #expect(log.notes == ["in:mina hidden"])
        #expect(store.stored == .local)
        #expect(await repository.stored(Profile.localID)?.profile.alcohol == .hidden)
        modals.dismiss()
        await press(Key(.enter))
        #expect(log.notes == ["in:mina hidden", "in:mina hidden"])
    }

    @Test func `Esc closes the question without entering, and it opens again`() async {
        start()
        for _ in 0..<3 {
            await press(Key(.enter))
            #expect(modals.top?.route == "legal-age")
            modals.dismiss()
        }
        #expect(log.notes.isEmpty)
    }

    @Test func `a guest is asked for the age and leaves no trace`() async {
        start()
        await press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        #expect(log.notes == ["in:guest of-age"])
        #expect(store.stored == nil)
    }

    @Test func `the demo starts once the question for the age is answered`() async {
        start(hasDemo: true)
        await press(Key(.up), Key(.enter))
        #expect(modals.top?.route == "legal-age")
        #expect(log.notes.isEmpty)
        await press(.character("h"))
        #expect(log.notes == ["demo hidden"])
        #expect(store.stored == nil)
    }

    @Test(arguments: [
        (OnboardingEntrance.welcome, ["welcome"]), (.signIn, ["welcome", "sign-in"]),
        (.signUp, ["welcome", "sign-up"]), (.firstBottles, ["welcome", "first-bottles"]),
    ])
    func `onboarding begins at its entrance, above Welcome`(entrance: OnboardingEntrance, routes: [String]) {
        start(entrance)
        #expect(stack.routes == routes)
    }

    @Test func `the first bottles lead in without the question for the age, and store the age`() async {
        start(.firstBottles)
        await LatestTask.settleAll()
        await press(.character(" "), Key(.enter), Key(.enter))
        #expect(log.notes == ["in:mina of-age"])
        #expect(modals.top == nil)
        #expect(await repository.stored(Profile.localID)?.profile.alcohol == .ofAge)
        #expect(store.stored == .local)
    }

    @Test func `other ways in are one key away from the first bottles`() async {
        host.onBack = { [stack] in stack.pop() }
        start(.firstBottles)
        await press(Key(.escape))
        #expect(stack.routes == ["welcome"])
        #expect(log.notes.isEmpty)
    }

    @Test func `the first steps keep their order, can be skipped and never return to the form`()
        async
    {
        await signUp()
        #expect(stack.routes == ["setup"])
        await press(Key(.enter))
        #expect(log.notes == ["bar:mina"])
        #expect(stack.routes == ["setup", "bar"])
        stack.pop()
        await press(Key(.enter))
        #expect(log.notes == ["bar:mina", "tried:mina"])
        stack.pop()
        await press(Key(.enter))
        #expect(log.notes.last == "in:mina of-age")
        await press(Key(.up), Key(.up), Key(.up), Key(.enter))
        #expect(parent.children.count == 1)
    }

    @Test func `removing all screens ends the flow, even after the form became the steps`() async {
        await signUp()
        stack.removeAll()
        #expect(parent.children.isEmpty)
    }

    @Test func `a type found by the test is set in the form`() async {
        start(.signUp)
        await press(Key(.down), Key(.down), Key(.enter))
        #expect(stack.routes.last == "type")
        await press(Key(.up), Key(.up), Key(.enter))
        #expect(stack.routes.last == "type/test")
        for _ in 0..<SelfTest.count { await press(Key(.down), Key(.enter)) }
        await press(Key(.enter))
        #expect(stack.routes == ["welcome", "sign-up"])
        await press(Key(.enter))
        #expect(stack.top?.status == "ISFP")
    }
}

/// A flow of one screen.
private final class StubFlow: Coordinator {
    private let context: NavigationContext
    private let route: String

    init(_ route: String, in context: NavigationContext) {
        self.context = context
        self.route = route
    }

    override func start() {
        context.stack.push(StubScreen(route)) { [weak self] in self?.finish() }
    }
}
