import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The root of the tab, drawn: its ways, the hot ones however few, and what is new in the inbox.
@MainActor
struct DigHomeScreenTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let world = DigWorld()

    init() {
        stack = ScreenStack(host: host)
    }

    private func open(_ destination: DigDestination = .home) async {
        parent.run(
            world.container().makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination,
                open: { [left = world.left] in left.note($0.text) }))
        await LatestTask.settleAll()
    }

    private var lines: [String] {
        var canvas = Canvas(size: Size(width: 80, height: 30), metrics: TextMetrics())
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy { $0 == " " } }
    }

    private func press(_ id: String) throws {
        let actions = try #require(stack.top?.actions)
        try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id)").perform()
    }

    @Test func `nobody hot: the best known take the place, and it is said`() async throws {
        await world.community.addVotes([(type: DigWorld.type("INTP"), voter: nil)], on: "tom", at: 0)
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Start here  nobody was dug in the last 7 days") })
        #expect(lines[start + 1].contains("? Master Tom"))
        #expect(lines.count == start + 3)
    }

    @Test func `no votes at all: anybody stands there to begin with, all of them a step away`() async throws {
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Start here") })
        #expect(lines.count == start + 1 + 9 + 1)
        #expect(!lines.contains { $0.contains("▸") })
        try press("page.bottom")
        for _ in 0..<16 { try press("page.next") }
        try press("page.open")
        #expect(stack.routes == ["dig", "dig/random"])
    }

    @Test func `one hot character stands alone`() async throws {
        await world.community.addVotes([(type: DigWorld.type("INTP"), voter: nil)], on: "tom", at: DigWorld.now - 60)
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Hot now  most dug in 7 days") })
        #expect(lines[start + 1].contains("? Master Tom  Feline Follies (1919)"))
        #expect(lines[start + 1].contains("1 vote"))
        #expect(lines[start + 2].contains("more"))
        #expect(lines.count == start + 3)
    }

    @Test func `own works, requests and what I hid are a key away`() async throws {
        await open()
        #expect(lines.contains { $0.contains("Inbox   My works   Requests   Hidden posts") })
        for id in ["dig.own", "dig.requests", "dig.hidden"] { try press(id) }
        #expect(world.left.notes == ["own-works", "requests", "hidden"])
    }

    @Test func `what is new in the inbox is counted on the way to it`() async throws {
        let work = WorkReference(
            id: "felix", title: LocalizedText(english: "Feline Follies", korean: "고양이 소동"), kind: .animation, year: 1919
        )
        for number in 1...3 {
            await world.community.add(
                InboxItem(
                    id: Identifier(String(number)), subject: .work(work, keyword: "cat"), actor: nil, at: 0,
                    isRead: false), to: Profile.localID)
        }
        await open()
        #expect(lines.contains { $0.contains("Inbox: 3 new") })
    }

    @Test func `what is dug elsewhere is there at once where the page is seen, else when it is seen again`()
        async throws
    {
        stack.setVisible(true)
        await open()
        let before = lines
        await world.community.addVotes([(type: DigWorld.type("INTP"), voter: nil)], on: "tom", at: DigWorld.now - 60)
        world.changes.send(.bar)
        await LatestTask.settleAll()
        #expect(lines == before)
        stack.setVisible(false)
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(lines == before)
        stack.setVisible(true)
        await LatestTask.settleAll()
        #expect(lines.contains { $0.contains("Hot now") })
    }

    @Test func `a work with one character has a result without neighbours`() async throws {
        await open()
        try press("dig.random")
        await LatestTask.settleAll()
        stack.pop()
        await open(.result("tom"))
        #expect(lines.contains { $0.contains("No other characters of this work here.") })
        let actions = stack.top?.actions ?? []
        for id in ["result.next", "result.previous"] {
            #expect(actions.first { $0.id == id }?.isEnabled != true, "\(id)")
        }
    }
}
