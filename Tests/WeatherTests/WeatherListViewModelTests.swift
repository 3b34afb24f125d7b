import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Weather

/// The list of cities, with manual ticks.
@MainActor
struct WeatherListViewModelTests {
    /// A list without its screen.
    @MainActor
    private struct Subject {
        let world: WeatherWorld
        let input = WeatherListViewModel.Input()
        let states: Recorded<WeatherListState>
        let failed: Recorded<String>
        let shown = EventLog()
        private let container: WeatherListDIContainer
        private let model: WeatherListViewModel

        init(_ world: WeatherWorld) {
            self.world = world
            container = WeatherListDIContainer(world.dependencies)
            model = container.makeListViewModel(
                in: .recording(in: shown) { step in
                    if case .destination(let destination) = step { destination.route } else { "search" }
                })
            let output = model.transform(input)
            states = Recorded(output.state)
            failed = Recorded(output.messages.failed)
        }

        func see(_ isSeen: Bool = true) async {
            input.seen.send(isSeen)
            await world.settle()
        }

        var rows: [CityRow] { states.last?.rows ?? [] }
    }

    @Test func `two rows of the same values are equal, any other value makes another row`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let row = subject.rows.first
        world.answerAll(5)
        await world.pass(3)
        #expect(row != nil && subject.rows.first != row)
        world.answerAll()
        await world.pass(3)
        #expect(subject.rows.first == row)
    }

    @Test func `the list has one row per city, in its order`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await world.settle()
        #expect(subject.states.last?.phase == .loading, "nothing is known before the list is shown")
        await subject.see()
        #expect(subject.rows.map(\.id) == WeatherCities.initial)
        #expect(subject.states.last?.phase == .loaded)
    }

    @Test func `a row shows the requested city's name, not the answer's, and all values`() async {
        let world = WeatherWorld(.korean)
        world.answerAll(1.1)
        let subject = Subject(world)
        await subject.see()
        let row = subject.rows.first
        #expect(row?.name == "공주" && row?.temperature == "1°" && row?.humidity == "61%" && row?.age == "방금")
        #expect(row?.low == "-2°" && row?.high == "7°" && row?.hours.count == 24)
        #expect(row?.condition == "흐림" && row?.icon != nil)
    }

    @Test func `the list requests when it appears and every three seconds then`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await world.settle()
        #expect(world.weather.asked.isEmpty)
        await subject.see()
        #expect(world.weather.asked.count == 1)
        await world.pass(2)
        #expect(world.weather.asked.count == 1)
        await world.pass(1)
        #expect(world.weather.asked.count == 2)
        await world.pass(30)
        #expect(world.weather.asked.count == 12)
        #expect(world.weather.asked.allSatisfy { $0.policy == .whenDue && $0.cities == WeatherCities.initial })
    }

    @Test func `a tick shows new values, and changes nothing without them`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        let states = subject.states.values.count
        await world.pass(30)
        #expect(subject.states.values.count == states, "ten ticks without news")
        world.answerAll(9)
        await world.pass(3)
        #expect(subject.rows.first?.temperature == "9°")
        #expect(subject.states.values.count == states + 1)
        await world.pass(30)
        #expect(subject.states.values.count == states + 2, "an age became a minute, all of them in one go")
        #expect(subject.rows.first?.age == "1 min")
    }

    @Test func `a hidden list makes no request, and requests at once when it is shown again`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        await subject.see(false)
        #expect(world.time.pendingCount == 0)
        let asked = world.weather.asked.count
        await world.pass(120)
        #expect(world.weather.asked.count == asked)
        world.answerAll(11)
        await subject.see()
        #expect(world.weather.asked.count == asked + 1)
        #expect(subject.rows.first?.temperature == "11°")
        #expect(world.time.pendingCount == 1)
    }

    @Test func `a tick is skipped while the one before runs`() async {
        let world = WeatherWorld()
        world.answerAll()
        let latch = Latch()
        world.weather.hold { await latch.pass() }
        let subject = Subject(world)
        subject.input.seen.send(true)
        await latch.waitForArrivals(1)
        for _ in 0..<5 { world.time.advance(by: .seconds(3)) }
        #expect(world.weather.asked.count == 1)
        world.weather.hold(nil)
        await latch.open()
        await world.settle()
        #expect(subject.rows.count == 20)
        await world.pass(3)
        #expect(world.weather.asked.count == 2)
    }

    @Test func `a failing city blocks no other, keeps its old value and shows the problem`() async {
        let world = WeatherWorld()
        world.answerAll()
        world.weather.fail("busan", .timedOut)
        let subject = Subject(world)
        await subject.see()
        #expect(subject.rows.map(\.id) == WeatherCities.initial)
        let busan = subject.rows.first { $0.id == "busan" }
        #expect(busan?.temperature == "–" && busan?.problem == "Open-Meteo did not respond in time.")
        #expect(subject.rows.count { $0.temperature == "3°" && $0.problem.isEmpty } == 19)
        #expect(subject.states.last?.notice.hasPrefix("1 city could not be updated") == true)
        world.weather.fail("busan", nil)
        await world.pass(3)
        world.weather.fail("busan", .offline)
        await world.pass(3)
        #expect(subject.rows.first { $0.id == "busan" }?.temperature == "3°")
        #expect(world.time.pendingCount == 1)
        let asked = world.weather.asked.count
        await world.pass(3)
        #expect(world.weather.asked.count == asked + 1, "one city's failure does not make the list slow")
    }

    @Test func `while all requests fail ticks slow to a minute, and old values stay with their age`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        for city in WeatherWorld.cities { world.weather.fail(city.id, .offline) }
        var asked = world.weather.asked.count
        var pauses: [Int] = []
        var pause = 0
        for _ in 0..<200 {
            await world.pass(1)
            pause += 1
            guard world.weather.asked.count > asked else { continue }
            asked = world.weather.asked.count
            pauses.append(pause)
            pause = 0
        }
        #expect(pauses.prefix(6) == [3, 6, 12, 24, 48, 60])
        #expect(subject.rows.first?.temperature == "3°" && subject.rows.first?.age == "2 min")
        #expect(subject.states.last?.notice.contains("offline") == true)
    }

    @Test func `known weather shows before the first answer`() async {
        let world = WeatherWorld()
        world.weather.know([SampleReports.report("seoul", temperature: 7)])
        let latch = Latch()
        world.weather.hold { await latch.pass() }
        let subject = Subject(world)
        subject.input.seen.send(true)
        while subject.rows.isEmpty { await Task.yield() }
        #expect(subject.rows.first { $0.id == "seoul" }?.temperature == "7°")
        await latch.open()
        await world.settle()
    }

    @Test func `offline without known weather the list offers sample values, which are marked`() async {
        let world = WeatherWorld()
        for city in WeatherWorld.cities { world.weather.fail(city.id, .offline) }
        let subject = Subject(world)
        await subject.see()
        #expect(subject.states.last?.phase == .failed("No weather yet. Can't reach Open-Meteo: offline."))
        #expect(subject.states.last?.canToggleSample == true)
        #expect(subject.states.last?.status == "", "no figure for cities that are not shown")
        subject.input.sampleToggled.send()
        await world.settle()
        #expect(subject.states.last?.phase == .loaded && subject.states.last?.isSample == true)
        #expect(subject.rows.allSatisfy { $0.temperature != "–" })
        #expect(subject.states.last?.notice.contains("SAMPLE") == true)
        #expect(subject.states.last?.status.hasPrefix("SAMPLE") == true)
        subject.input.sampleToggled.send()
        await world.settle()
        #expect(subject.states.last?.isSample == false)
        if case .failed = subject.states.last?.phase {} else { Issue.record("made-up values went with the switch") }
    }

    @Test func `a manual refresh runs at once, and one too soon marks no row as failed`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        for city in WeatherWorld.cities { world.weather.fail(city.id, .tooSoon(until: SampleReports.moment + 40)) }
        subject.input.asked.send()
        await world.settle()
        #expect(world.weather.asked.last?.policy == .now)
        #expect(subject.failed.values == ["Updated less than a minute ago."])
        #expect(subject.rows.allSatisfy { $0.problem.isEmpty })
        #expect(subject.states.last?.notice.hasPrefix("Where do you live?") == true)
    }

    @Test func `the daily limit is shown with its remaining time`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        for city in WeatherWorld.cities { world.weather.fail(city.id, .dayLimit(until: SampleReports.moment + 7_300)) }
        await world.pass(3)
        #expect(subject.states.last?.notice.contains("Daily request limit reached. New data in 2 h.") == true)
    }

    @Test func `units change in all rows at once and are stored`() async {
        let world = WeatherWorld()
        world.answerAll(10)
        let subject = Subject(world)
        await subject.see()
        var seen: [String] = []
        for _ in 0..<3 {
            subject.input.unitsSwitched.send()
            seen.append("\(subject.rows.first?.temperature ?? "") \(subject.rows.first?.card?.facts[5].value ?? "")")
        }
        #expect(seen == ["10° 11.5 km/h from NW", "50° 7.2 mph from NW", "10° 3.2 m/s from NW"])
        #expect(world.settings.settings.value.display.temperature == .celsius)
    }

    @Test func `a row shows the chance of rain and the grade of fine dust`() async {
        let world = WeatherWorld()
        let report = SampleReports.report("gongju")
        var hours = report.hours
        for place in 14..<17 { hours[place].rainChance = Double(place) * 4 }
        var current = report.current
        current.dust = FineDust(pm25: 40.4, pm10: 62)
        world.weather.answer([
            WeatherReport(
                city: "gongju", current: current, hours: hours, zone: report.zone, fetchedAt: report.fetchedAt)
        ])
        let subject = Subject(world)
        await subject.see()
        let row = subject.rows.first
        #expect(row?.rain == "64%" && row?.dust == "40" && row?.dustGrade == .bad && row?.dustWord == "poor")
        let facts = row?.card?.facts.map { "\($0.label): \($0.value)" } ?? []
        #expect(facts.contains("rain, 12 h: 64%"))
        #expect(facts.contains("PM2.5: 40 µg/m³, poor (2.7 x WHO)"))
        #expect(facts.contains("PM10: 62 µg/m³, moderate (1.4 x WHO)"))
        #expect(row?.card?.hours.map(\.rain).prefix(4) == ["56", "60", "64", ""])
        #expect(row?.card?.days.first?.rain == "64%")
    }

    @Test func `a polar night has no sunrise and says so`() async {
        let world = WeatherWorld()
        let report = SampleReports.report("gongju")
        var current = report.current
        (current.sunrise, current.sunset, current.polar) = (nil, nil, .down)
        world.weather.answer([
            WeatherReport(
                city: "gongju", current: current, hours: report.hours, zone: report.zone, fetchedAt: report.fetchedAt)
        ])
        let subject = Subject(world)
        await subject.see()
        let card = subject.rows.first?.card
        #expect(card?.facts.contains(WeatherCard.Fact(label: "sun", value: "does not rise today")) == true)
        #expect(card?.facts.contains { $0.label == "sunrise" } == false)
        #expect(card?.hours.allSatisfy { !$0.isDay } == true)
    }

    @Test func `the home city is marked, and the mark can be removed`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        #expect(subject.states.last?.notice.hasPrefix("Where do you live?") == true)
        subject.input.homeToggled.send(9)
        #expect(subject.rows.filter(\.isHome).map(\.id) == ["seoul"])
        #expect(subject.states.last?.status == "20 cities · home: Seoul")
        #expect(subject.states.last?.notice == "")
        subject.input.homeToggled.send(9)
        #expect(subject.rows.allSatisfy { !$0.isHome })
        world.settings.problem = SettingsProblem(reason: "read-only")
        subject.input.homeToggled.send(0)
        #expect(subject.failed.values.count == 1)
    }

    @Test func `moving keeps the selection on the city and stops at the ends`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        subject.input.moveRequested.send((9, -1))
        await world.settle()
        #expect(subject.rows[8].id == "seoul" && subject.rows[9].id == "seosan")
        subject.input.moveRequested.send((0, -1))
        subject.input.moveRequested.send((19, 1))
        await world.settle()
        #expect(subject.rows.map(\.id).first == "gongju" && subject.rows.last?.id == "chuncheon")
    }

    @Test func `a removed city leaves at once, and a restored one returns`() async throws {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        subject.input.removeRequested.send(0)
        await world.settle()
        #expect(subject.rows.count == 19 && subject.rows.first?.id == "gwangju")
        try await world.cities.add(WeatherWorld.cities[0], of: Profile.localID)
        subject.input.refresh.send()
        await world.settle()
        #expect(subject.rows.last?.id == "gongju" && subject.rows.last?.temperature == "3°")
        let asked = world.weather.asked.count
        subject.input.refresh.send()
        await world.settle()
        #expect(world.weather.asked.count == asked, "a change of the store makes no request")
    }

    @Test func `a guest sees the default list and is asked to sign up before changing it`() async {
        let world = WeatherWorld(isGuest: true)
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        #expect(subject.rows.map(\.id) == WeatherCities.initial)
        subject.input.removeRequested.send(0)
        subject.input.addRequested.send()
        await world.settle()
        #expect(world.guestQuestions == 2 && subject.rows.count == 20 && subject.shown.notes.isEmpty)
    }

    @Test func `a row opens its city and its forecast`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        subject.input.list.rowSelected.send(9)
        subject.input.forecastRequested.send(0)
        subject.input.list.rowSelected.send(99)
        #expect(subject.shown.notes == ["city:seoul", "forecast:gongju"])
    }

    @Test func `a clock that jumps back shows no age from the future`() async {
        let world = WeatherWorld()
        world.answerAll()
        let subject = Subject(world)
        await subject.see()
        world.clock.advance(by: -86_400)
        await world.pass(3)
        #expect(subject.rows.allSatisfy { $0.age == "now" })
    }
}
