import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

/// One of the bundled cities is home, or none.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CityViewModelTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let selected = Signal<Int>()
        let refresh = Signal<Void>()
        let model: CityViewModel
        let states: Recorded<CityState>
        let messages: Recorded<String>
        let failures: Recorded<String>

        init(_ desk: Desk) {
            model = CityViewModel(
                cities: desk.dependencies.cities, store: desk.store, strings: desk.dependencies.strings)
            let output = model.transform(
                CityViewModel.Input(
                    query: query.readOnly, rowSelected: selected.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.done)
            failures = Recorded(output.failed)
        }

        var names: [String] { states.last?.rows.map(\.name) ?? [] }
    }

    @Test func `without a word all cities are there, and the way to have none`() async {
        let subject = Subject(Desk())
        await subject.model.settle()
        #expect(subject.names == ["none", "Busan", "Seoul", "Suwon"])
        #expect(subject.states.last?.rows.first?.isHome == true)
        #expect(subject.states.last?.status == "none")
    }

    @Test func `typing narrows, and the chosen one is home`() async {
        let desk = Desk()
        let subject = Subject(desk)
        await subject.model.settle()
        subject.query.send("ㅅㅇ")
        #expect(subject.names == ["Seoul", "Suwon"])
        subject.selected.send(0)
        #expect(desk.store.changes == [.homeCity("seoul")])
        #expect(subject.messages.values == ["Seoul is your home city."])
        #expect(subject.states.last?.status == "Seoul")
        subject.query.send("")
        #expect(subject.names == ["Seoul", "none", "Busan", "Suwon"])
    }

    @Test func `the home city can be taken away`() async {
        var settings = MachineSettings()
        settings.homeCity = "busan"
        let desk = Desk(settings: settings)
        let subject = Subject(desk)
        await subject.model.settle()
        subject.selected.send(0)
        #expect(desk.store.changes == [])
        subject.selected.send(1)
        #expect(desk.store.changes == [.homeCity(nil)])
        #expect(subject.messages.values == ["Home city removed."])
    }

    @Test func `a city nobody knows is shown by its id`() async {
        var settings = MachineSettings()
        settings.homeCity = "atlantis"
        let subject = Subject(Desk(settings: settings))
        await subject.model.settle()
        #expect(subject.states.last?.status == "atlantis")
    }

    @Test func `nothing found, nothing read and nothing kept are said`() async {
        let desk = Desk()
        let subject = Subject(desk)
        await subject.model.settle()
        subject.query.send("zzz")
        #expect(subject.states.last?.phase == .empty)
        subject.query.send("seoul")
        desk.store.problem = SettingsProblem(reason: "full")
        subject.selected.send(0)
        #expect(subject.failures.values == ["Applied, but could not be saved: full"])
        let failing = Subject(Desk(library: StubLibrary(error: .diskFull)))
        await failing.model.settle()
        #expect(failing.states.last?.phase == .failed("The disk is full: free some space, then press r."))
    }
}
