import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The drawn root of the tab: its keys, popular characters however few, and the news of the inbox.
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

    @Test mutating func `a server's number of people shows its age, this machine's does not`()
        async throws
    {
        await open()
        #expect(stack.top?.status == "1 person here")
        world.origin = CrowdOrigin(community: "Club", people: 1, askedAt: DigWorld.now - 3 * 3_600)
        await open()
        #expect(stack.top?.status == "1 person here · as of 3 h ago")
    }

    @Test func `leads of known works come first, other works alternate, and dug characters leave`()
        async throws
    {
        try await world.community.vote(
            Ballot("billy", DigWorld.type("INTP")), by: Author(Profile.localID, type: nil),
            at: DigWorld.now - 2 * 86_400)
        await open()
        let start = try #require(lines.firstIndex { $0.contains("To dig  a character you may know") })
        let rows = lines[(start + 1)...].prefix { $0.contains("? ") }
        // Everybody but Billy and the character of the day.
        #expect(rows.count == 7)
        let isOfHolmes = rows.map { $0.contains("Sherlock Holmes (1916)") }
        let leads = rows.prefix { $0.contains("? Sherlock Holmes") || $0.contains("? John Watson") }.count
        #expect(leads > 0)
        #expect(isOfHolmes.dropFirst(leads).prefix(4) == [true, false, true, false])
        try await vote(["tom", "holmes"])
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(!lines.contains { $0.contains("? Master Tom") || $0.contains("? Sherlock Holmes") })
    }

    @Test func `a skipped character leaves the page`() async throws {
        await open()
        let listed = try #require(try await world.offers.list(1, for: Viewer(Profile.localID)).first)
        #expect(lines.contains { $0.contains("? \(listed.name.english)") })
        let screen = try #require(stack.top as? DigHomeScreen)
        screen.input.opened.send(.skip(listed.id))
        await LatestTask.settleAll()
        #expect(!lines.contains { $0.contains("? \(listed.name.english)") })
    }

    @Test func `the character of the day lasts the day, and days in a row are counted`() async throws {
        try await world.community.vote(
            Ballot("billy", DigWorld.type("INTP")), by: Author(Profile.localID, type: nil), at: DigWorld.now - 86_400)
        let daily = try #require(try await world.offers.ofDay(for: Viewer(Profile.localID)))
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Character of the day") })
        #expect(lines[start + 1].contains("? \(daily.name.english)"))
        #expect(lines.count { $0.contains("? \(daily.name.english)") } == 1)
        try await vote([daily.id.rawValue])
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(lines.contains { $0.contains("Character of the day  2 days in a row") })
        #expect(lines.contains { $0.contains(daily.name.english) && !$0.contains("?") })
    }

    @Test func `three past disagreements can be voted on again from the page`() async throws {
        for id in ["holmes", "watson", "maria"] {
            try await world.community.vote(
                Ballot(Identifier(id), DigWorld.type("ESTP")), by: Author(Profile.localID, type: nil),
                at: DigWorld.now - 10 * 86_400)
        }
        await open()
        let start = try #require(lines.firstIndex { $0.contains("Rematch of the week") })
        let rows = lines[(start + 1)...].prefix(3)
        #expect(rows.allSatisfy { $0.contains("you ESTP") && !$0.contains("the editor says") })
        try await vote(["maria"])
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(lines.contains { $0.contains("ESTP, now INTP") && $0.contains("the editor says ENFJ") })
    }

    @Test func `in a run letters of a type are typed, and other letters remain keys`() async throws {
        await open(.run("metropolis"))
        #expect(lines.contains { $0.contains("Freder") })
        for letter in "in" { #expect(stack.top?.handle(.key(.character(letter))) == .consumed) }
        #expect(lines.contains { $0.contains("IN--") })
        #expect(stack.top?.handle(.key(.character("k"))) == .ignored)
    }

    @Test func `the page says when no character is left to dig`() async throws {
        try await vote(["tom", "holmes", "watson", "freder", "maria", "faulkner", "moriarty", "billy", "larrabee"])
        await open()
        #expect(lines.contains { $0.contains("No characters left to offer") })
    }

    @Test func `the last undug character is the character of the day, and not all count as dug`() async throws {
        let daily = try #require(try await world.offers.ofDay(for: Viewer(Profile.localID)))
        let all = ["tom", "holmes", "watson", "freder", "maria", "faulkner", "moriarty", "billy", "larrabee"]
        try await vote(all.filter { $0 != daily.id.rawValue })
        await open()
        #expect(lines.contains { $0.contains("? \(daily.name.english)") })
        #expect(!lines.contains { $0.contains("No characters left") })
    }

    @Test func `a random character opens its form`() async throws {
        await open()
        try press("dig.random")
        await LatestTask.settleAll()
        #expect(stack.routes.count == 2 && stack.routes.last?.hasPrefix("dig:") == true)
    }

    @Test func `hot characters show how often they were dug recently`() async throws {
        let type = DigWorld.type("INTP")
        await world.community.addVotes(Array(repeating: (type: type, voter: nil), count: 5), on: "holmes", at: 0)
        await world.community.addVotes([(type: type, voter: nil)], on: "holmes", at: DigWorld.now - 60)
        await world.community.addVotes(
            [(type: type, voter: nil), (type: type, voter: nil)], on: "tom", at: DigWorld.now)
        await open(.list(.hot))
        #expect(lines[0].contains("Master Tom") && lines[0].contains("2 digs"))
        #expect(lines[1].contains("Sherlock Holmes") && lines[1].contains("1 dig"))
    }

    @Test func `own works, requests and hidden posts are a key away`() async throws {
        await open()
        let ways = lines.joined(separator: " ")
        for way in ["Inbox", "My works", "Requests", "Hidden posts", "Hot now"] { #expect(ways.contains(way)) }
        for id in ["dig.own", "dig.requests", "dig.hidden"] { try press(id) }
        #expect(world.left.notes == ["own-works", "requests", "hidden"])
    }

    @Test func `the link to the inbox counts new items`() async throws {
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

    @Test func `changes appear at once on a visible page, else when it is shown again`()
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
