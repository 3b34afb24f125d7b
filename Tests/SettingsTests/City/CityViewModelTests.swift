import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Settings

@MainActor
struct CityViewModelTests {
    @MainActor
    private struct Subject {
        let input = CityInput()
        let states: Recorded<CityState>
        let messages: Recorded<String>
        let failures: Recorded<String>
        private let model: CityViewModel

        init(_ desk: Desk) async {
            model = desk.container.makeCityViewModel()
            let output = model.transform(input)
            states = Recorded(output.state)
            messages = Recorded(output.messages.done)
            failures = Recorded(output.messages.failed)
            await LatestTask.settleAll()
        }

        var names: [String] { states.last?.rows.map(\.name) ?? [] }
    }

    @Test func `without a query all cities are listed, after the choice of none`() async {
        let subject = await Subject(Desk())
        #expect(subject.names == ["none", "Busan", "Seoul", "Suwon"])
        #expect(subject.states.last?.rows.first?.isHome == true)
        #expect(subject.states.last?.status == "none")
    }

    @Test func `typing narrows the list, and the chosen city becomes home`() async {
        let desk = Desk()
        let subject = await Subject(desk)
        subject.input.query.send("ㅅㅇ")
        #expect(subject.names == ["Seoul", "Suwon"])
        subject.input.rowSelected.send(0)
        #expect(desk.store.changes == [.homeCity("seoul")])
        #expect(subject.messages.values == ["Seoul is your home city."])
        #expect(subject.states.last?.status == "Seoul")
        subject.input.query.send("")
        #expect(subject.names == ["Seoul", "none", "Busan", "Suwon"])
    }

    @Test func `the home city can be removed`() async {
        var settings = MachineSettings()
        settings.homeCity = "busan"
        let desk = Desk(settings: settings)
        let subject = await Subject(desk)
        subject.input.rowSelected.send(0)
        #expect(desk.store.changes == [])
        subject.input.rowSelected.send(1)
        #expect(desk.store.changes == [.homeCity(nil)])
        #expect(subject.messages.values == ["Home city removed."])
    }

    @Test func `an unknown city is shown by its ID`() async {
        var settings = MachineSettings()
        settings.homeCity = "atlantis"
        let subject = await Subject(Desk(settings: settings))
        #expect(subject.states.last?.status == "atlantis")
    }

    @Test func `an empty result, a failed write and a failed read are reported`() async {
        let desk = Desk()
        let subject = await Subject(desk)
        subject.input.query.send("zzz")
        #expect(subject.states.last?.phase == .empty)
        subject.input.query.send("seoul")
        desk.store.problem = SettingsProblem(reason: "full")
        subject.input.rowSelected.send(0)
        #expect(subject.failures.values == ["Applied, but could not be saved: full"])
        let failing = await Subject(Desk(library: StubLibrary(error: .diskFull)))
        #expect(failing.states.last?.phase == .failed("The disk is full: free some space and try again."))
    }
}
