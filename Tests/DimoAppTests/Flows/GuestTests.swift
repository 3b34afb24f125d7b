import Domain
import FeatureKit
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// A guest reads everything and writes nothing; the refused action is carried out after signing in.
@MainActor
struct GuestTests {
    private func openAsGuest() async throws -> Stage {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        return stage
    }

    @Test func `a guest enters Home with a guest session`() async throws {
        let stage = try await openAsGuest()
        #expect(stage.trail == ["home"])
        #expect(stage.lines[0].hasSuffix("guest"))
        #expect(stage.program.coordinator.scope?.main.session.isGuest == true)
    }

    @Test func `no action on any screen writes data for a guest`() async throws {
        var stage = try await openAsGuest()
        var database = try #require(stage.program.coordinator.scope?.main.store.database)
        var before = try await personalRows(database)
        var written = try await database.writtenCount
        var (tried, behindTheGate) = (0, [String]())
        func begin() async throws {
            stage = try await openAsGuest()
            database = try #require(stage.program.coordinator.scope?.main.store.database)
            before = try await personalRows(database)
            written = try await database.writtenCount
        }
        for place in Place.bare + Place.filled {
            await place.reach(stage)
            guard isGuest(stage) else {
                // The authorizer guards the place, so that the keys lead to sign-in instead: whoever acts there is no
                // longer a guest.
                behindTheGate.append(place.name)
                try await begin()
                continue
            }
            let ids = stage.shell.activeActions.filter(\.isEnabled).map(\.id)
            for id in ids where !Self.leaving.contains(id) && !id.hasPrefix("tab.") {
                await place.reach(stage)
                guard isGuest(stage),
                    let action = stage.shell.activeActions.first(where: { $0.id == id && $0.isEnabled })
                else { continue }
                action.perform()
                await stage.settle()
                // Enter answers the question while the user is still a guest.
                if isGuest(stage) { await stage.press(Key(.enter)) }
                stage.shell.modals.removeAll()
                tried += 1
                // Counting rows is slow, so it happens only after writes.
                if try await database.writtenCount != written {
                    written = try await database.writtenCount
                    let changed = try await personalRows(database).filter { before[$0.key] != $0.value }.map(\.key)
                    #expect(changed == [], "\(place.name) \(id)")
                }
                if !isGuest(stage) { try await begin() }
            }
        }
        #expect(try await personalRows(database) == before)
        #expect(tried > 500)
        // Most places can be seen by a guest.
        #expect(behindTheGate.count * 4 < (Place.bare + Place.filled).count, "\(behindTheGate)")
    }

    private func isGuest(_ stage: Stage) -> Bool { stage.program.coordinator.scope?.main.session.isGuest == true }

    /// The number of rows of each table except accounts, because leaving the guest scope may create one.
    private func personalRows(_ database: AppDatabase) async throws -> [String: Int] {
        try await StoreInspector(database: database).report().rows.filter { table, _ in
            !["profile", "account", "session", "code"].contains { table.contains($0) }
        }
    }

    private static let leaving: Set<String> = [
        "program.close", "program.interrupt", "program.suspend", "guest.sign-in", "guest.sign-up",
    ]

    @Test func `a guest's refused action is carried out after sign-up`() async throws {
        let stage = try await openAsGuest()
        await stage.goFromRoot("drink:negroni")
        #expect(stage.program.coordinator.scope?.main.authorizer.authorize(.mark("negroni", .saved)) == false)
        #expect(stage.trail.last == "guest")
        await stage.press(.character("c"))
        #expect(stage.trail == ["welcome", "sign-up"])
        await stage.fillSignUp("juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        #expect(stage.trail == ["drinks", "drink:negroni"])
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(try await main.store.marks.marks(of: "negroni", for: main.profile.id).isSaved)
        #expect(stage.shell.messages.last?.text == "Done and saved.")
    }

    /// Opens, as a guest, a report with some text and then the question to sign in.
    private func openAsGuestWithReport() async throws -> Stage {
        let stage = try await openAsGuest()
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
        _ = stage.program.coordinator.scope?.main.authorizer.authorize(.toggleBottle("gin"))
        return stage
    }

    @Test func `a guest's text becomes a draft of the member after sign-up`() async throws {
        let stage = try await openAsGuestWithReport()
        await stage.press(.character("c"))
        await stage.fillSignUp("juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(try await main.store.drafts.draft("inquiry", about: "", of: main.profile.id) != nil)
        await stage.goFromRoot("settings/inquiry")
        #expect(stage.text.contains("half a thought") && stage.text.contains("This is your draft"))
    }

    @Test func `a guest's text survives switching accounts in the settings, after one question`() async throws {
        let stage = try await openAsGuest()
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
        await stage.goFromRoot("settings/account")
        await stage.press(Key(.enter))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("y"))
        #expect(stage.trail == ["welcome", "sign-in"])
        await stage.press(Key(.escape), .character("q"))
        #expect(stage.text.contains("Feedback has unsaved changes."))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("n"), Key(.enter), .character("y"))
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(main.profile.id == Profile.localID)
        await stage.goFromRoot("settings/inquiry")
        #expect(stage.text.contains("half a thought"))
    }

    @Test func `a guest's text survives hiding alcohol`() async throws {
        let stage = try await openAsGuest()
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
        let coordinator = stage.program.coordinator
        let before = try #require(coordinator.scope)
        stage.shell.askToLeave { coordinator.enterAgain() }
        await stage.settle()
        #expect(coordinator.scope !== before)
        #expect(stage.trail == ["settings", "settings/inquiry"])
        #expect(stage.text.contains("half a thought"))
    }

    @Test func `a guest's text does not replace the member's existing draft`() async throws {
        let stage = try await openAsGuestWithReport()
        let main = try #require(stage.program.coordinator.scope?.main)
        let before = Draft(form: "inquiry", subject: "", title: "", body: "before", savedAt: 1)
        try await main.store.drafts.keep(before, of: Profile.localID)
        await stage.press(.character("s"), Key(.escape), Key(.enter), .character("y"))
        #expect(stage.program.coordinator.scope?.main.profile.id == Profile.localID)
        #expect(try await main.store.drafts.draft("inquiry", about: "", of: Profile.localID) == before)
    }

    @Test func `typed text survives continuing as a guest`() async throws {
        let stage = try await openAsGuestWithReport()
        await stage.press(
            .character("s"), Key(.escape), Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        #expect(stage.program.coordinator.scope?.main.session.isGuest == true)
        await stage.goFromRoot("settings/inquiry")
        #expect(stage.text.contains("half a thought"))
    }

    @Test func `a guest who declines to sign in stays in the same place`() async throws {
        let stage = try await openAsGuest()
        _ = stage.program.coordinator.scope?.main.authorizer.authorize(.toggleBottle("gin"))
        await stage.press(Key(.escape))
        #expect(stage.trail == ["home"])
        _ = stage.program.coordinator.scope?.main.authorizer.authorize(.toggleBottle("gin"))
        await stage.press(
            .character("s"), Key(.escape), Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        #expect(stage.trail == ["home"])
        #expect(stage.program.coordinator.scope?.main.session.isGuest == true)
    }

    @Test func `a refused bottle or route is carried out after sign-up too`() async throws {
        for intent in [MemberIntent.toggleBottle("gin"), .open(route: "bar/makeable")] {
            let stage = try await openAsGuest()
            _ = stage.program.coordinator.scope?.main.authorizer.authorize(intent)
            await stage.press(.character("c"))
            await stage.fillSignUp("juno", password: "")
            await stage.press(Key(.up), Key(.enter))
            let main = try #require(stage.program.coordinator.scope?.main)
            if case .open = intent {
                #expect(stage.trail.last == "bar/makeable")
            } else {
                #expect(try await main.bar.bottles().map(\.ingredient) == ["gin"])
            }
        }
    }
}
