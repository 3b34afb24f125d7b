import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Weather

/// A city's page, with manual ticks.
@MainActor
struct WeatherDetailViewModelTests {
    @MainActor
    private struct Subject {
        let world: WeatherWorld
        let input = WeatherDetailViewModel.Input()
        let states: Recorded<WeatherDetailState>
        let failed: Recorded<String>
        private let container: WeatherDetailDIContainer
        private let model: WeatherDetailViewModel

        init(_ world: WeatherWorld, _ city: Identifier<City> = "seoul") {
            self.world = world
            container = WeatherListDIContainer(world.dependencies).makeCityContainer(city)
            model = container.makeDetailViewModel(in: Flow())
            let output = model.transform(input)
            states = Recorded(output.state)
            failed = Recorded(output.messages.failed)
        }

        func see(_ isSeen: Bool = true) async {
            input.seen.send(isSeen)
            await world.settle()
        }

        var card: WeatherCard? { states.last?.card }
    }

    @Test func `the page shows the city's name even before any weather`() async {
        let world = WeatherWorld(.korean)
        world.weather.fail("seoul", .offline)
        let subject = Subject(world)
        await subject.see()
        #expect(subject.states.last?.title == "서울")
        #expect(subject.states.last?.phase == .failed("아직 날씨가 없습니다. Open-Meteo에 연결할 수 없습니다. 오프라인입니다."))
    }

    @Test func `the reason for missing weather survives a refresh`() async {
        let world = WeatherWorld()
        world.weather.fail("seoul", .offline)
        let subject = Subject(world)
        await subject.see()
        let reason = subject.states.last?.phase
        subject.input.refresh.send(())
        await world.settle()
        #expect(subject.states.last?.phase == reason)
        #expect(reason != .loading)
    }

    @Test func `the first answer fills every label with its own value and unit`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let facts = subject.card?.facts.map { "\($0.label): \($0.value)" }
        #expect(
            facts == [
                "feels like: -0.6 °C", "low today: -2.0 °C", "high today: 7.0 °C", "humidity: 61%",
                "pressure: 1021 hPa",
                "wind: 3.2 m/s from NW", "sunrise: 07:20", "sunset: 17:20", "moon: waxing gibbous",
            ])
        #expect(subject.card?.degrees == "3" && subject.card?.unit == "°C")
        #expect(subject.card?.description == "overcast")
        #expect(subject.card?.hours.count == 24 && subject.card?.hours.first?.label == "14")
        #expect(subject.card?.days.count == 7 && subject.card?.days.first?.name == "Today")
        #expect(Set(subject.card?.icons.keys.map(\.self) ?? []) == Set(WeatherIcon.Size.allCases))
    }

    @Test func `the page requests its city alone every five seconds while it is visible`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        #expect(world.time.pendingCount == 1)
        await world.pass(4)
        #expect(world.weather.asked.count == 1)
        await world.pass(16)
        #expect(world.weather.asked.count == 5)
        #expect(world.weather.asked.allSatisfy { $0.cities == ["seoul"] })
    }

    @Test func `a hidden page makes no request, and requests at once when it is shown again`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        await subject.see(false)
        #expect(world.time.pendingCount == 0)
        await world.pass(60)
        #expect(world.weather.asked.count == 1)
        world.answerAll(-12.2)
        await subject.see()
        #expect(world.weather.asked.count == 2)
        #expect(subject.card?.degrees == "-12")
    }

    @Test func `ticks without news change nothing`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let count = subject.states.values.count
        await world.pass(50)
        #expect(subject.states.values.count == count)
    }

    @Test func `a failure keeps the old values with their age, and is shown once they are stale`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        world.weather.fail("seoul", .outOfOrder(status: 500))
        await world.pass(20)
        #expect(subject.card?.degrees == "3" && subject.states.last?.notice == "")
        world.clock.advance(by: 7_200)
        await world.pass(60)
        #expect(subject.card?.isStale == true && subject.card?.age == "as of 14:00, 2 h")
        #expect(subject.states.last?.notice.contains("server error (500)") == true)
    }

    @Test func `an unknown city says how to find one`() async {
        let subject = Subject(WeatherWorld(), "atlantis")
        await subject.see()
        #expect(
            subject.states.last?.phase
                == .failed("No such city. Press a in the city list to find it by name."))
    }

    @Test func `times are in the city's time zone`() async {
        let world = WeatherWorld()
        var report = SampleReports.report("kathmandu")
        report = WeatherReport(
            city: report.city, current: report.current, hours: report.hours,
            zone: CityZone(name: "Asia/Kathmandu", offset: 20_700), fetchedAt: report.fetchedAt)
        world.weather.answer([report])
        let subject = Subject(world, "kathmandu")
        await subject.see()
        #expect(
            subject.card?.facts.first { $0.label == "sunset" }?.value == "14:05",
            "half an hour and a quarter apart from ours")
    }

    @Test func `known gusts, sight and UV have their line, hours and days`() async {
        let world = WeatherWorld()
        let report = SampleReports.report()
        var current = report.current
        (current.gust, current.visibility, current.uvIndex, current.highestUVIndex) = (8.1, 24_140, 1.8, 6)
        let hours = report.hours.enumerated().map { place, hour in
            var hour = hour
            (hour.gust, hour.uvIndex) = (9.6, Double(place / 24) + 0.4)
            return hour
        }
        world.weather.answer([
            WeatherReport(
                city: "seoul", current: current, hours: hours, zone: report.zone, fetchedAt: report.fetchedAt)
        ])
        let subject = Subject(world)
        await subject.see()
        let facts = subject.card?.facts.map { "\($0.label): \($0.value)" } ?? []
        for fact in ["UV: 2/6, high", "gusts: 8.1 m/s", "visibility: 24 km"] { #expect(facts.contains(fact)) }
        #expect(subject.card?.hours.first?.gust == "10" && subject.card?.hours.first?.uv == "0")
        #expect(subject.card?.days.map(\.uv) == ["UV 6", "UV 1", "UV 2", "UV 3", "UV 4", "UV 5", "UV 6"])
        for _ in 0..<2 { subject.input.unitsSwitched.send() }
        let miles = subject.card?.facts.map { "\($0.label): \($0.value)" } ?? []
        #expect(miles.contains("gusts: 18.1 mph") && miles.contains("visibility: 15 mi"))
    }

    @Test func `a value missing from the provider is a dash`() async {
        let world = WeatherWorld()
        let bare = CurrentWeather(time: SampleReports.moment, temperature: 20)
        world.weather.answer([
            WeatherReport(
                city: "seoul", current: bare, hours: [], zone: CityZone(name: "Asia/Seoul", offset: 32_400),
                fetchedAt: SampleReports.moment)
        ])
        let subject = Subject(world)
        await subject.see()
        #expect(subject.card?.facts.dropLast().allSatisfy { $0.value == "–" } == true)
        #expect(subject.card?.facts.last?.label == "moon", "which is computed")
        #expect(subject.card?.description == "sky unknown")
    }
}
