import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Home

/// A whole shelf, drawn: it loads pages, masks types, follows the member's type and the kind of works, and has links.
@MainActor
struct HomeShelfTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        stack.setVisible(true)
        stack.push(StubScreen("root"))
    }

    private func show(_ shelf: HomeShelf, _ world: HomeWorld, _ language: Language = .english) async throws {
        parent.run(
            world.container(language).makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .shelf(shelf),
                open: world.open))
        await settle()
    }

    /// Drawing sets the visible rows of the list, which may request more.
    private func settle() async {
        await LatestTask.settleAll()
        _ = lines
        await LatestTask.settleAll()
    }

    private var lines: [String] {
        var canvas = Canvas(size: Size(width: 80, height: 20), metrics: TextMetrics())
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text.split(separator: "\n")
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    }

    private func press(_ id: String) async throws {
        let actions = try #require(stack.top?.actions)
        try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id)").perform()
        await settle()
    }

    @Test func `characters of the own type are named if dug, else listed by work`() async throws {
        let world = HomeWorld(type: "INTP")
        try await show(.characters, world)
        #expect(stack.top?.title == "INTP characters")
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("▸ ? Someone in Sherlock Holmes (1916)"))
        #expect(lines[0].hasSuffix("hidden"))
        try await press("list.open")
        #expect(world.left.notes == ["work:sherlock-holmes"])
        try await world.dig("holmes", "INTP")
        world.changes.send(.votes)
        await settle()
        #expect(lines.count == 1 && lines[0].hasPrefix("▸ ✓ Sherlock Holmes  Sherlock Holmes (1916)"))
        #expect(lines[0].hasSuffix("guess INTP · you too"))
        try await press("list.open")
        #expect(world.left.notes.last == "character:holmes")
    }

    @Test func `the kind is changed in the list and shown beside its name`() async throws {
        let world = HomeWorld()
        try await show(.today, world)
        #expect(lines.count == 3)
        #expect(stack.top?.status == "")
        try await press("works.kind")
        #expect(lines.count == 1 && lines[0].contains("Feline Follies"))
        #expect(stack.top?.status == "animation")
        #expect(world.kind.value == .animation)
    }

    @Test(arguments: [HomeShelf.led, .characters, .wished])
    func `a shelf without a type asks for it and fills once it is chosen`(
        shelf: HomeShelf
    ) async throws {
        let world = HomeWorld(type: nil)
        try await world.community.setWished(
            true, "felix", by: Author("ann", type: MBTI(text: "INFJ")), at: SampleWorld.now)
        try await show(shelf, world)
        #expect(lines == ["This list needs your type. Press t to choose it."])
        #expect(stack.top?.title.hasSuffix("your type") == true)
        try await press("home.choose-type")
        #expect(world.left.notes == ["own-type"])
        world.member.send(Author(Profile.localID, type: try MBTI(text: "INFJ")))
        world.changes.send(.members)
        await settle()
        #expect(lines.count == 1 && lines[0].hasPrefix("▸"))
        #expect(stack.top?.title.contains("INFJ") == true)
        #expect(stack.top?.actions.first { $0.id == "home.choose-type" }?.isEnabled == false)
    }

    @Test func `a shelf of one person's digs says so, even if a filter empties it`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        try await show(.hot, world)
        #expect(stack.top?.title == TestWords.english["dig.hot.mine"])
        world.arrangements[.hot].update { $0.filter.toggle(.genre("mystery")) }
        await settle()
        #expect(stack.top?.title == TestWords.english["dig.hot.mine"])
        _ = try await world.community.vote(
            Ballot("freder", MBTI(text: "ENTP")), by: Author("ann", type: nil), at: SampleWorld.now - 30)
        world.arrangements[.hot].update { $0.filter.toggle(.genre("mystery")) }
        await settle()
        #expect(stack.top?.title == TestWords.english["home.shelf.hot"])
    }

    @Test func `the title names the digs shown only once they are shown`() async throws {
        let world = HomeWorld()
        try await world.dig("freder", "INFJ")
        _ = try await world.community.vote(
            Ballot("holmes", MBTI(text: "INTP")), by: Author("ann", type: nil), at: SampleWorld.now - 30)
        let model = world.container().makeShelfViewModel(of: .hot, in: world.flow)
        let states = Recorded(model.transform(HomeShelfViewModel.Input()).state)
        await LatestTask.settleAll()
        #expect(states.last?.list.rows.count == 2)
        world.arrangements[.hot].update { $0.filter.toggle(.genre("drama")) }
        await LatestTask.settleAll()
        let mine = states.values.filter { $0.title == TestWords.english["dig.hot.mine"] }
        #expect(!mine.isEmpty && mine.allSatisfy { $0.list.rows.map(\.isMine) == [true] })
        withExtendedLifetime(model) {}
    }

    @Test func `an empty shelf says so in both languages`() async throws {
        for language in Language.allCases {
            try await show(.hot, HomeWorld(), language)
            #expect(lines == [TestWords.words(language)["home.empty.hot"]])
            stack.pop()
        }
        #expect(parent.children.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `a shelf emptied by the kind names the kind and its key`(language: Language) async throws {
        let world = HomeWorld()
        world.kind.send(.series)
        try await show(.today, world, language)
        let words = TestWords.words(language)
        #expect(lines == [words("filter.kind-empties", words["work.kind.series"])])
        stack.pop()
    }

    @Test func `a long shelf pages to its end without a gap`() async throws {
        let works = (0..<130).map { number in
            CastWork(
                work: Work(
                    id: Identifier("w-\(number)"),
                    title: LocalizedText(english: "Work \(number)", korean: "작품 \(number)"), kind: .film, year: 1950,
                    synopsis: LocalizedText(english: "One of many.", korean: "여럿 가운데 하나.")),
                cast: [
                    WorkCharacter(
                        id: Identifier("c-\(number)"), name: LocalizedText(english: "Somebody", korean: "누군가"))
                ])
        }
        let community = InMemoryCommunity(works)
        let world = HomeWorld(community)
        try await show(.today, world)
        for _ in 0..<20 { try await press("list.page-down") }
        try await press("list.last")
        var names: Set<String> = []
        try await press("list.first")
        for _ in 0..<140 {
            if let line = lines.first(where: { $0.hasPrefix("▸") }) { names.insert(line) }
            try await press("list.down")
        }
        #expect(names.count == 130)
    }
}
