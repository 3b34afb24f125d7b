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
    private var world = DigWorld()

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

    private func vote(_ ids: [String]) async throws {
        for id in ids {
            try await world.community.vote(
                Ballot(Identifier(id), DigWorld.type("INTP")), by: Author(Profile.localID, type: nil),
                at: DigWorld.now - 60)
        }
    }

    @Test mutating func `the people of a server stand with the age of their number, those of this machine without`()
        async throws
    {
        await open()
        #expect(stack.top?.status == "1 person here")
        world.origin = CrowdOrigin(community: "Club", people: 1, askedAt: DigWorld.now - 3 * 3_600)
        await open()
        #expect(stack.top?.status == "1 person here · as of 3 h ago")
    }

    @Test func `leads I have not dug stand there, the most dug first, and what I dug goes`() async throws {
        await world.community.addVotes([(type: DigWorld.type("INTP"), voter: nil)], on: "tom", at: DigWorld.now - 60)
        await world.community.addVotes([(type: DigWorld.type("INTP"), voter: nil)], on: "billy", at: DigWorld.now - 60)
        await open()
        let start = try #require(lines.firstIndex { $0.contains("To dig  leads you have not dug") })
        #expect(lines[start + 1].contains("? Master Tom  Feline Follies (1919)"))
        #expect(lines[start + 1].contains("1 vote"))
        let billy = try #require(lines.firstIndex { $0.contains("? Billy") })
        // Five leads, of whom one is the character of the day.
        #expect(lines[start..<billy].count { $0.contains("?") } == 4)
        try await vote(["tom", "holmes"])
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(!lines.contains { $0.contains("Master Tom") })
        #expect(lines.contains { $0.contains("? John Watson") })
    }

    @Test func `the character of the day stays for the day, and the days in a row are counted`() async throws {
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Character of the day") })
        let daily = lines[start + 1]
        let name = try #require(
            ["Master Tom", "Sherlock Holmes", "John Watson", "Freder", "Maria"].first { daily.contains("? \($0)") })
        #expect(lines.count { $0.contains("? \(name)") } == 1)
        let ids = ["Master Tom": "tom", "Sherlock Holmes": "holmes", "John Watson": "watson", "Freder": "freder"]
        try await vote([ids[name] ?? "maria"])
        try await world.community.vote(
            Ballot("billy", DigWorld.type("INTP")), by: Author(Profile.localID, type: nil),
            at: DigWorld.now - 86_400)
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(lines.contains { $0.contains("Character of the day  2 days in a row") })
        #expect(lines.contains { $0.contains(name) && !$0.contains("?") })
    }

    @Test func `nobody left to dig is said`() async throws {
        try await vote(["tom", "holmes", "watson", "freder", "maria", "faulkner", "moriarty", "billy", "larrabee"])
        await open()
        #expect(lines.contains { $0.contains("You have dug everyone there is.") })
    }

    @Test func `somebody at random is the form itself`() async throws {
        await open()
        try press("dig.random")
        await LatestTask.settleAll()
        #expect(stack.routes.count == 2 && stack.routes.last?.hasPrefix("dig:") == true)
    }

    @Test func `the hot ones are listed with how often they were dug in these days`() async throws {
        let type = DigWorld.type("INTP")
        await world.community.addVotes(Array(repeating: (type: type, voter: nil), count: 5), on: "holmes", at: 0)
        await world.community.addVotes([(type: type, voter: nil)], on: "holmes", at: DigWorld.now - 60)
        await world.community.addVotes(
            [(type: type, voter: nil), (type: type, voter: nil)], on: "tom", at: DigWorld.now)
        await open(.list(.hot))
        #expect(lines[0].contains("Master Tom") && lines[0].contains("2 digs"))
        #expect(lines[1].contains("Sherlock Holmes") && lines[1].contains("1 dig"))
    }

    @Test func `own works, requests and what I hid are a key away`() async throws {
        await open()
        let ways = lines.joined(separator: " ")
        for way in ["Inbox", "My works", "Requests", "Hidden posts", "Hot now"] { #expect(ways.contains(way)) }
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
        #expect(lines != before)
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
