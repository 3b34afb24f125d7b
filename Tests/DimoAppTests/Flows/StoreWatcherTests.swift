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
    @Test func `a change that cannot be read is said at each look, and no screen is told to read what is old`()
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

    @Test func `what could not be read again is read at the next look, and then all screens are told`() async throws {
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
