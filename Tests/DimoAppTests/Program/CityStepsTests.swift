import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import DimoApp

@MainActor
struct CityStepsTests {
    private let store = StubSettingsStore()

    @Test func `a city is undone and redone although the settings cannot be saved`() throws {
        let steps = CitySteps(store, changed: {})
        steps.newest = 4
        try store.apply(.homeCity("seoul"))
        store.problem = SettingsProblem(reason: "full")
        #expect(throws: SettingsProblem.self) { try steps.step(isUndo: true, newest: 4) }
        #expect(store.settings.value.homeCity == nil && !steps.isUndoable)
        #expect(throws: SettingsProblem.self) { try steps.step(isUndo: false, newest: 4) }
        #expect(store.settings.value.homeCity == "seoul" && steps.isUndoable)
    }

    @Test func `a change of the city or a step of the store drops undone cities`() throws {
        let steps = CitySteps(store, changed: {})
        try store.apply(.homeCity("seoul"))
        #expect(try steps.step(isUndo: true, newest: 0))
        try store.apply(.homeCity("busan"))
        #expect(try !steps.step(isUndo: false, newest: 0))
        #expect(try steps.step(isUndo: true, newest: 0))
        steps.newest = 1
        #expect(try !steps.step(isUndo: false, newest: 0))
        #expect(store.settings.value.homeCity == nil)
    }

    @Test func `steps of the store come first until the one before the city is the newest`() throws {
        let steps = CitySteps(store, changed: {})
        steps.newest = 4
        try store.apply(.homeCity("seoul"))
        #expect(try !steps.step(isUndo: true, newest: 5))
        #expect(try steps.step(isUndo: true, newest: 4))
        #expect(try !steps.step(isUndo: false, newest: 3))
        #expect(try steps.step(isUndo: false, newest: 4))
    }
}
