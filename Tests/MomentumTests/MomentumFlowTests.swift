import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Momentum

/// Lists and the comparison with real screens: contents, links, and the release of everything.
@MainActor
struct MomentumFlowTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(
        _ destination: MomentumDestination, _ world: MomentumWorld, _ language: Language = .english
    ) async {
        parent.run(
            MomentumDIContainer(world.dependencies(language)).makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination,
                open: { [left = world.left] in left.note($0.text) }))
        await settle()
    }

    private func push(_ destination: MomentumDestination, from container: MomentumDIContainer) throws {
        guard case .screen(let screen) = container.makeContent(for: destination, in: Flow()) else {
            throw NotFound(id: destination.route)
        }
        stack.push(screen)
    }

    private func settle() async {
        await LatestTask.settleAll()
        _ = lines
        await LatestTask.settleAll()
    }

    private var lines: [String] {
        var canvas = Canvas(size: Size(width: 80, height: 30), metrics: TextMetrics())
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text.split(separator: "\n")
            .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
    }

    private func press(_ id: String) async throws {
        let actions = try #require(stack.top?.actions)
        try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id) on \(stack.routes)").perform()
        await settle()
    }

    @Test(arguments: MomentumList.allCases, Language.allCases)
    func `an empty own list says so and leads to a way to fill it`(
        list: MomentumList, language: Language
    ) async throws {
        let world = MomentumWorld()
        await run(.list(list), world, language)
        #expect(stack.routes == ["root", list.route])
        let words = TestWords.words(language)
        #expect(lines.dropLast().joined(separator: " ") == words["momentum.empty.\(list.rawValue)"])
        #expect(lines.last == "▸ [ \(words["action.dig-somebody"]) ]")
        try await press("list.find")
        #expect(stack.top?.isCapturingText == true, "every list has a search")
        try await press("list.find-give-up")
        try await press("momentum.dig")
        #expect(world.left.notes == ["dig"])
    }

    @Test func `the history shows the previous vote`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "ENTP", at: MomentumWorld.now - 60)
        try await world.vote(Profile.localID, "holmes", "INTP")
        await run(.list(.votes), world)
        #expect(lines.count == 1)
        #expect(lines[0].contains("INTP · before ENTP · today"))
        try await press("list.open")
        #expect(world.left.notes == ["character:holmes"])
    }

    @Test func `a spoiler in the member's lists stays covered for others`() async throws {
        let world = MomentumWorld()
        _ = try await world.community.write(
            PostText("He dies.", as: .review), isSpoiler: true, about: "holmes", by: Author("ann", type: nil),
            at: MomentumWorld.now)
        await run(.member("ann"), world)
        #expect(!lines.joined().contains("He dies"))
        #expect(lines.joined().contains("contains spoilers"))
    }

    @Test func `a comparison shows shared letters by axis and each character`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.vote(Profile.localID, "watson", "ISFJ")
        try await world.vote("ann", "holmes", "INTJ")
        try await world.vote("ann", "tom", "ESFP")
        await run(.member("ann"), world)
        try await press("momentum.compare")
        #expect(lines.contains("ann and me"))
        #expect(lines.contains { $0.hasPrefix("75% of the letters agree: 3 of 4") })
        #expect(lines.contains { $0.contains("Sherlock Holmes") && $0.contains("me INTP · INTJ") })
        #expect(!lines.joined().contains("Master Tom"))
        try await world.vote(Profile.localID, "tom", "ESFP")
        world.changes.send(.votes)
        await settle()
        #expect(lines.joined().contains("Master Tom"))
        await world.community.leave("ann")
        world.changes.send(.votes)
        await settle()
        #expect(lines.first == "This member has left. Their votes stay without a name.")
    }

    @Test func `private votes show only the shared letters, and axes from five characters on`() async throws {
        let world = MomentumWorld(shown: [])
        let cast: [Identifier<WorkCharacter>] = ["holmes", "watson", "faulkner", "moriarty"]
        for character in cast {
            try await world.vote(Profile.localID, character, "INTP")
            try await world.vote("ann", character, "INTJ")
        }
        await run(.member("ann"), world)
        try await press("momentum.compare")
        #expect(lines.contains { $0.hasPrefix("75% of the letters agree: 12 of 16") })
        #expect(!lines.joined().contains("INTJ") && !lines.joined().contains("Holmes"))
        #expect(!lines.joined().contains("E | I"))
        #expect(lines.contains { $0.hasPrefix("ann keeps votes private") })
        try await world.vote(Profile.localID, "tom", "INTP")
        try await world.vote("ann", "tom", "INTP")
        world.changes.send(.votes)
        await settle()
        #expect(lines.joined().contains("E | I") && !lines.joined().contains("INTJ"))
    }

    @Test func `one shared character is enough to say that the votes are private`() async throws {
        let world = MomentumWorld(shown: [])
        try await world.vote(Profile.localID, "holmes", "INTP")
        try await world.vote("ann", "holmes", "INTJ")
        await run(.member("ann"), world)
        try await press("momentum.compare")
        #expect(lines.contains { $0.hasPrefix("75% of the letters agree: 3 of 4") })
        #expect(lines.contains { $0.hasPrefix("ann keeps votes private") })
    }

    @Test(arguments: Language.allCases)
    func `another member's lists and the comparison name the member`(language: Language) async throws {
        let world = MomentumWorld()
        try await world.vote("ann", "holmes", "INTJ")
        let container = MomentumDIContainer(world.dependencies(language))
        let titles = [
            MomentumList.wished: ["Wish list of ann", "ann 님이 찜한 작품"],
            .dug: ["Characters ann dug", "ann 님이 디그한 캐릭터"], .reviews: ["Reviews by ann", "ann 님의 리뷰"],
        ]
        for list in MomentumList.allCases where list.isShared {
            try push(.list(list, of: "ann"), from: container)
            await settle()
            #expect(stack.top?.title == titles[list]?[language == .english ? 0 : 1])
            stack.pop()
            try push(.list(list), from: container)
            await settle()
            #expect(stack.top?.title == TestWords.words(language)["momentum.\(list.rawValue)"])
            stack.pop()
        }
        await run(.member("ann"), world, language)
        try await press("momentum.compare")
        #expect(stack.top?.title == (language == .english ? "Compared with ann" : "ann 님과 비교"))
    }

    @Test func `a community comparison lists characters both dug and names its gaps`() async throws {
        let world = MomentumWorld()
        let reader = ComparisonReader(
            momentum: world.community, crowd: world.dependencies().crowd, strings: TestWords.english)
        let infp = try MBTI(text: "INFP")
        let digs = ["holmes", "watson"].map { id in
            CharacterSummary(
                id: Identifier(id), name: LocalizedText(both: id),
                work: WorkReference(
                    id: "film", title: LocalizedText(english: "Film", korean: "영화"), kind: .film, year: 1916),
                isDug: id == "holmes",
                visibility: id == "holmes" ? .open(CharacterType(crowd: nil, guess: nil, mine: infp)) : .masked)
        }
        func lines(_ digs: [CharacterSummary], of all: Int, isPrivate: Bool = true) -> [String] {
            reader.commonDigs(MomentumWorld.ann, digs, of: all, age: "as of 3 h ago", isPrivate: isPrivate).lines()
                .filter { !$0.isEmpty }
        }
        let untold = TestWords.english["momentum.untold"]
        let all = lines(digs, of: 2)
        #expect(all.prefix(3) == ["ann and me", "as of 3 h ago", "You both dug this character."])
        #expect(all.last == untold && all.contains { $0.hasPrefix("holmes") && $0.contains("you INFP") })
        #expect(!all.contains { $0.hasPrefix("watson") })
        #expect(lines(digs, of: 240).contains("Known here: the newest 2 of 240 characters that ann dug."))
        let none = lines([digs[1]], of: 240)
        #expect(none.contains("You haven't dug any of the characters known here.") && none.last == untold)
        #expect(!lines([digs[1]], of: 1, isPrivate: false).contains(untold), "both show their votes")
        #expect(lines([digs[1]], of: 1).contains("You two haven't dug any of the same characters yet."))
    }

    @Test func `a comparison without shared characters says so`() async throws {
        await run(.member("ann"), MomentumWorld())
        try await press("momentum.compare")
        #expect(lines == ["ann and me", "You two haven't dug any of the same characters yet."])
    }

    @Test func `the month is opened by a printed key`() async throws {
        await run(.mine, MomentumWorld())
        let key = try #require(stack.top?.actions.first { $0.id == "momentum.month" })
        #expect(key.hint != nil)
        try await press("momentum.month")
        #expect(stack.routes == ["root", "momentum", "momentum/month"])
    }

    @Test func `imported lists lead to their works in the order of the list`() async throws {
        let world = MomentumWorld()
        await world.community.addList("Silents: the best", of: ["metropolis", "felix"], note: "Two\nhalves")
        await world.community.addList("Alone", of: ["sherlock-holmes"])
        try await world.vote(Profile.localID, "tom", "ESFP")
        await run(.mine, world)
        try await press("momentum.lists")
        #expect(lines.count == 2 && lines[0].contains("Alone") && lines[0].hasSuffix("1 work"))
        #expect(lines[1].contains("Silents: the best") && lines[1].hasSuffix("2 works"))
        try await press("list.down")
        try await press("list.open")
        #expect(stack.routes == ["root", "momentum", "momentum/lists", "list:Silents: the best"])
        #expect(stack.top?.title == "Silents: the best")
        #expect(lines.count == 2)
        #expect(lines[0].contains("1. Metropolis (1927)") && lines[0].contains("Two halves"))
        #expect(lines[0].hasSuffix("0 of 2 dug"))
        #expect(lines[1].contains("2. Feline Follies (1919)") && lines[1].hasSuffix("1 of 1 dug"))
        try await press("list.open")
        #expect(world.left.notes == ["work:metropolis"])
    }

    @Test(arguments: [false, true], Language.allCases)
    func `without lists there is a way to import some`(isGuest: Bool, language: Language) async throws {
        let world = MomentumWorld(isGuest: isGuest)
        await run(.workLists, world, language)
        let words = TestWords.words(language)
        #expect(lines.dropLast().joined(separator: " ") == words["momentum.empty.lists"])
        try await press("list.start")
        #expect(world.left.notes == ["data"])
        await run(.workList("Gone"), world, language)
        #expect(lines == [words["momentum.empty.works-of-list"]])
    }

    @Test func `a long list is read page by page`() async throws {
        let world = MomentumWorld()
        await world.community.addList("Three", of: ["metropolis", "felix", "sherlock-holmes"])
        let reader = WorkListReader(
            marks: world.community, works: world.community, viewer: Viewer(Profile.localID),
            strings: TestWords.english)
        let first = try await reader.works(in: "Three", after: nil, limit: 2)
        let rest = try await reader.works(in: "Three", after: first.next, limit: 2)
        #expect(
            (first.rows + rest.rows).map(\.title)
                == ["1. Metropolis (1927)", "2. Feline Follies (1919)", "3. Sherlock Holmes (1916)"])
        #expect(first.rows.count == 2 && rest.next == nil)
    }

    @Test func `closing the first screen frees the page, its lists and the calendar`() async throws {
        let world = MomentumWorld()
        try await world.vote(Profile.localID, "holmes", "INTP")
        await run(.mine, world)
        try await press("momentum.votes")
        stack.pop()
        try await press("momentum.calendar")
        #expect(stack.routes == ["root", "momentum", "momentum/calendar"])
        let calendar = WeakScreen(stack.top)
        stack.popToRoot()
        #expect(calendar.screen == nil)
        #expect(parent.children.isEmpty)
    }

    private final class WeakScreen {
        weak var screen: (any Screen)?
        init(_ screen: (any Screen)?) { self.screen = screen }
    }
}
