import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

@MainActor
struct ReleaseTests {
    @Test func `ending the program releases everything`() async throws {
        let remains = Remains()
        do {
            let stage = try await Stage.opened()
            await stage.addBottles(["gin", "campari", "sweet vermouth"])
            await stage.goFromRoot("bar/makeable")
            await stage.press(Key(.enter), Key(.enter))
            await stage.goFromRoot("drink:negroni")
            await stage.go("glass:rocks")
            for tab in AppTab.allCases { await stage.go(.tab(tab)) }
            await stage.press(.character("?"))
            remains.watch("program", stage.program)
            remains.watch("host", stage.host)
            remains.watch("shell", stage.shell)
            remains.watch("tabs", stage.shell.tabs)
            remains.watch("app coordinator", stage.program.coordinator)
            remains.watch("main coordinator", stage.main)
            for flow in stage.main?.children ?? [] { remains.watch("flow \(type(of: flow))", flow) }
            for tab in stage.shell.tabs.tabs {
                remains.watch("stack", tab.stack)
                for screen in tab.stack.screens { remains.watch(screen.route, screen) }
            }
            for modal in stage.shell.modals.modals { remains.watch(modal.route, modal) }
            stage.shell.modals.removeAll()
            stage.shell.tabs.removeAll()
            #expect(stage.main?.children.count == 0)
        }
        #expect(remains.count > 20)
        #expect(remains.alive == [])
    }

    @Test func `dropping a running program releases everything`() async throws {
        let remains = Remains()
        do {
            let stage = try await Stage.opened(route: "drink:negroni")
            await stage.press(.character("?"))
            remains.watch("program", stage.program)
            remains.watch("shell", stage.shell)
            remains.watch("coordinator", stage.program.coordinator)
            remains.watch("main", stage.main)
            for screen in stage.shell.tabs.current?.screens ?? [] { remains.watch(screen.route, screen) }
            for modal in stage.shell.modals.modals { remains.watch(modal.route, modal) }
        }
        #expect(remains.count == 7)
        #expect(remains.alive == [])
    }

    @Test func `dropping a loading program releases it`() async throws {
        let remains = Remains()
        do {
            let stage = try await Stage.opened(store: .state(.loading))
            remains.watch("program", stage.program)
            remains.watch("shell", stage.shell)
        }
        #expect(remains.alive == [])
    }

    /// Waits until cancelled work, which runs on another thread, has released what it held.
    private func letGo() async {
        for _ in 0..<100_000 where LatestTask.isAnyRunning { await Task.yield() }
    }

    @Test func `dropping a program cancels the pending work of every screen`() async throws {
        await letGo()
        for place in Place.reading + Place.communityReading + Place.settingsReading {
            do {
                let stage = try await Stage.opened(store: .state(.loading))
                await place.reach(stage)
            }
            await letGo()
            #expect(!LatestTask.isAnyRunning, "\(place.name)")
        }
    }

    @Test func `the app container outlives the program and is then released`() async throws {
        let remains = Remains()
        do {
            let container = try Stage.container()
            remains.watch("container", container)
            do {
                let program = DimoProgram(container: container)
                remains.watch("program", program)
                program.start(in: HeadlessHost())
            }
            #expect(remains.alive == ["container"])
        }
        #expect(remains.alive == [])
    }

    @Test func `a chain of twenty community pages is released after going back`()
        async throws
    {
        let stage = try await Stage.opened(route: .tab(.momentum))
        let scope = try #require(stage.scope)
        let member = try #require(try await stage.addMembers(1).first)
        let now = scope.clock.now()
        try await scope.community.marks.setWished(
            true, "porco-rosso", by: Author(scope.profile.id, type: nil), at: now)
        let author = Author(member.id, type: member.type)
        try await scope.community.marks.setWished(true, "porco-rosso", by: author, at: now)
        _ = try await scope.community.reviews.write(
            PostText("A pilot among pilots.", as: .review), isSpoiler: false, about: "gina-porco-rosso", by: author,
            at: now)
        await stage.press(.character("r"))
        let remains = Remains()
        await stage.openRow("Porco Rosso (1992)")
        for _ in 0..<5 {
            await stage.openRow("Gina")
            await stage.openRow(member.nickname)
            // The author follows the character and the work.
            await stage.press(Key(.down), Key(.enter))
            await stage.openRow("Porco Rosso (1992)")
        }
        let round = ["character:gina-porco-rosso", "review:1", "member:demo-0", "work:porco-rosso"]
        let rounds = Array(repeating: round, count: 5).flatMap { $0 }
        #expect(stage.trail == ["momentum", "work:porco-rosso"] + rounds)
        #expect(stage.shell.tabs.selected == AppTab.momentum.index)
        for screen in stage.shell.tabs.current?.screens.dropFirst() ?? [] { remains.watch(screen.route, screen) }
        for flow in stage.main?.children.dropFirst() ?? [] { remains.watch("flow \(type(of: flow))", flow) }
        #expect(remains.count >= 21 + 11)
        await stage.press(.character("6"))
        #expect(stage.trail == ["momentum"])
        #expect(remains.alive == [])
        #expect(stage.main?.children.count == 1)
    }

    @Test func `a chain of twenty drink and ingredient pages is released after going back`() async throws {
        let stage = try await Stage.opened()
        let remains = Remains()
        for depth in 0..<10 {
            await stage.go("drink:negroni")
            await stage.press(Key(.enter))
            #expect(stage.trail.count == 3 + depth * 2)
        }
        for screen in stage.shell.tabs.current?.screens.dropFirst() ?? [] { remains.watch(screen.route, screen) }
        for flow in stage.main?.children.dropFirst() ?? [] { remains.watch("flow", flow) }
        #expect(remains.count == 30)
        await stage.press(.character("3"))
        #expect(stage.trail == ["drinks"])
        #expect(remains.alive == [])
        #expect(stage.main?.children.count == 1)
    }
}
