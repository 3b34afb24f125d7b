import Domain
import FeatureKit
import Navigation
import Persistence
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Caches that cannot be read again are never shown as current.
@MainActor
struct StoreWatcherTests {
    @Test func `an unreadable change is reported at each check, and no screen is notified`()
        async throws
    {
        let stage = try await Stage.opened()
        let scope = try #require(stage.program.coordinator.scope)
        let told = EventLog()
        let bag = SubscriptionBag()
        scope.main.changes.touching(.all).observe { told.note("told") }.store(in: bag)
        try scope.main.store.database.close()
        scope.watcher.reload()
        await stage.settle()
        #expect(told.notes == [])
        let said = stage.shell.messages.count
        #expect(said > 0)
        scope.watcher.checkForChanges()
        await stage.settle()
        #expect(stage.shell.messages.count > said && told.notes == [])
    }

    @Test func `a failed reload is repeated at the next check and then notifies all screens`() async throws {
        let stage = try await Stage.opened()
        let scope = try #require(stage.program.coordinator.scope)
        let told = EventLog()
        let bag = SubscriptionBag()
        scope.main.changes.touching(.all).observe { told.note("told") }.store(in: bag)
        scope.main.becameStale.send(StoreError.busy)
        #expect(told.notes == [] && stage.shell.messages.last?.text == Stage.words["error.busy"])
        scope.watcher.checkForChanges()
        await stage.settle()
        #expect(told.notes == ["told"])
        scope.watcher.checkForChanges()
        await stage.settle()
        #expect(told.notes == ["told"])
    }
}
