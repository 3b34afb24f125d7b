import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Weather

/// The forecast, with manual ticks.
@MainActor
struct ForecastViewModelTests {
    @MainActor
    private struct Subject {
        let world: WeatherWorld
        let input = ForecastViewModel.Input()
        let states: Recorded<ForecastState>
        private let container: ForecastDIContainer
        private let model: ForecastViewModel

        init(_ world: WeatherWorld, _ city: Identifier<City> = "seoul") {
            self.world = world
            container = WeatherListDIContainer(world.dependencies).makeCityContainer(city).makeForecastContainer()
            model = container.makeForecastViewModel()
            states = Recorded(model.transform(input).state)
        }

        func see(_ isSeen: Bool = true) async {
            input.seen.send(isSeen)
            await world.settle()
        }
    }

    @Test func `without a stored forecast one is requested at once`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        #expect(world.days.forecastAsked.count == 1)
        #expect(subject.states.last?.phase == .loaded)
    }

    @Test func `the note of made-up values names no key, because d draws a line here`() async {
        let world = WeatherWorld()
        await world.sample.turn(on: true)
        let subject = Subject(world)
        await subject.see()
        #expect(subject.states.last?.notice == "SAMPLE: made-up values.")
    }

    @Test func `no forecast is requested while the first slot is ahead, however often it is shown`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let states = subject.states.values.count
        await world.pass(1_800)
        #expect(world.days.forecastAsked.count == 1)
        #expect(subject.states.values.count == states, "thirty checks change nothing")
    }

    @Test func `a new forecast is requested within a minute of the start of its first slot`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        // 14:00: the first slot begins at 15:00.
        #expect(subject.states.last?.slots.first?.name == "Sat 21 Nov, 15:00 to 18:00")
        world.clock.advance(by: 3_600)
        await world.pass(59)
        #expect(world.days.forecastAsked.count == 1)
        let later = SampleReports.moment + 3_660
        let report = SampleReports.report("seoul", fetchedAt: later)
        world.days.answer([report])
        await world.pass(1)
        #expect(world.days.forecastAsked.count == 2)
        #expect(subject.states.last?.slots.first?.name == "Sat 21 Nov, 18:00 to 21:00")
    }

    @Test func `the forecast is checked every 60 seconds, but not while it is covered or closed`() async {
        let world = WeatherWorld()
        world.days.fail("seoul", .offline)
        let subject = Subject(world)
        await subject.see()
        await world.pass(59)
        #expect(world.days.forecastAsked.count == 1)
        await world.pass(1)
        #expect(world.days.forecastAsked.count == 2)
        await subject.see(false)
        #expect(world.time.pendingCount == 0)
        await world.pass(600)
        #expect(world.days.forecastAsked.count == 2)
    }

    @Test func `three lines are drawn, the temperatures in the member's unit`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let slots = subject.states.last?.slots.count ?? 0
        #expect(slots == 51)
        #expect(ForecastLine.allCases.allSatisfy { subject.states.last?.values[$0]?.count == slots })
        #expect(subject.states.last?.values[.maximum]?.first == 9)
        #expect(subject.states.last?.values[.minimum]?.first == 7)
        #expect(subject.states.last?.values[.humidity]?.first == 56)
        #expect(subject.states.last?.slots.compactMap(\.day) == ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"])
        subject.input.unitsSwitched.send()
        subject.input.unitsSwitched.send()
        #expect(subject.states.last?.values[.maximum]?.first == 48.2)
        #expect(subject.states.last?.slots.first?.texts[.minimum] == "44.6 °F")
    }

    @Test func `lines are switched off and on`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        subject.input.lineToggled.send(.minimum)
        #expect(subject.states.last?.lines == [.maximum, .humidity, .rain, .dust])
        #expect(subject.states.last?.drawn == [.maximum, .humidity], "a line without values is not drawn")
        await world.pass(120)
        subject.input.lineToggled.send(.minimum)
        #expect(subject.states.last?.lines == ForecastLine.initial)
    }

    @Test func `gusts and the UV index are separate lines, drawn when switched on`() async {
        let world = WeatherWorld()
        let report = SampleReports.report()
        let hours = report.hours.map { hour in
            var hour = hour
            (hour.gust, hour.uvIndex) = (10, 5.6)
            return hour
        }
        world.days.answer([
            WeatherReport(
                city: "seoul", current: report.current, hours: hours, zone: report.zone, fetchedAt: report.fetchedAt)
        ])
        let subject = Subject(world)
        await subject.see()
        #expect(subject.states.last?.available == [.maximum, .minimum, .humidity, .uv, .gust])
        #expect(subject.states.last?.drawn == [.maximum, .minimum, .humidity])
        for line in [ForecastLine.uv, .gust] { subject.input.lineToggled.send(line) }
        #expect(subject.states.last?.drawn == [.maximum, .minimum, .humidity, .uv, .gust])
        #expect(subject.states.last?.slots.first?.texts[.uv] == "6, high")
        subject.input.unitsSwitched.send()
        #expect(subject.states.last?.values[.gust]?.first == 36 && subject.states.last?.values[.uv]?.first == 5.6)
        #expect(subject.states.last?.slots.first?.texts[.gust] == "36.0 km/h")
    }

    @Test func `a failure shows its reason and keeps the known forecast`() async {
        let world = WeatherWorld()
        world.days.fail("seoul", .insecure)
        let subject = Subject(world)
        await subject.see()
        #expect(
            subject.states.last?.phase
                == .failed("Connection not secure: the certificate could not be verified."))
        world.days.fail("seoul", nil)
        world.answerAll()
        await world.pass(120)
        #expect(subject.states.last?.phase == .loaded)
        world.days.fail("seoul", .busy(until: nil))
        world.clock.advance(by: 7_200)
        await world.pass(60)
        #expect(subject.states.last?.phase == .loaded)
        #expect(subject.states.last?.notice.contains("Too many requests") == true)
    }
}
