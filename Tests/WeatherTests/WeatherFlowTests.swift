import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Weather

/// Keys into the real containers: navigation, requests, and the release of everything.
@MainActor
struct WeatherFlowTests {
    private func asks(_ world: WeatherWorld) -> Int { world.weather.asked.count + world.days.forecastAsked.count }

    @Test func `the list leads to the city and its forecast, and back`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        #expect(world.routes == ["weather"])
        await world.press(.character("j"), Key(.enter))
        #expect(world.routes == ["weather", "city:gwangju"])
        await world.press(.character("f"))
        #expect(world.routes == ["weather", "city:gwangju", "forecast:gwangju"])
        await world.press(Key(.escape))
        await world.press(Key(.escape))
        #expect(world.routes == ["weather"])
    }

    @Test func `each scope is freed when its screen closes, not before`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(Key(.enter), .character("f"))
        weak let modal = world.shell.modals.top
        weak let page = world.shell.tabs.current?.top
        weak let city = factory(of: world.flows.first?.children.first)
        weak let forecast = factory(of: world.flows.first?.children.first?.children.first)
        weak let list = factory(of: world.flows.first)
        #expect(forecast is ForecastDIContainer && city is WeatherDetailDIContainer && list is WeatherListDIContainer)
        #expect(world.ownedForecasts != nil && world.ownedWeather != nil)
        await world.press(Key(.escape))
        #expect(modal == nil && forecast == nil && world.ownedForecasts == nil)
        #expect(page != nil && city != nil)
        await world.press(Key(.escape))
        #expect(page == nil && city == nil)
        #expect(list != nil && world.ownedWeather != nil)
        world.shell.tabs.removeAll()
        await world.settle()
        // A cancelled task releases what it holds only when it runs next.
        for _ in 0..<100_000 where list != nil { await Task.yield() }
        #expect(list == nil && world.ownedWeather == nil && world.flows.isEmpty)
        #expect(world.time.pendingCount == 0)
    }

    @Test func `each forecast has its own repository, list and page share one`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        let shared = world.ownedWeather
        await world.press(Key(.enter))
        #expect(world.ownedWeather === shared)
        await world.press(.character("f"), Key(.escape), .character("f"))
        #expect(world.forecastRepositories == 2)
    }

    @Test func `a covered or hidden screen makes no request and sets no timer`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(Key(.enter))
        // The list is covered by the page: only the page waits for its next tick.
        #expect(world.time.pendingCount == 1)
        await world.press(.character("f"))
        #expect(world.time.pendingCount == 1)
        let weather = world.weather.asked.count
        await world.pass(300)
        #expect(world.weather.asked.count == weather, "list and page are below the forecast")
        await world.press(Key(.escape))
        #expect(world.weather.asked.count == weather + 1, "the page requests when it reappears")
        await world.press(.character("?"))
        #expect(world.routes.count == 3 && world.time.pendingCount == 0, "the keys cover the page")
        let all = asks(world)
        await world.pass(300)
        #expect(asks(world) == all)
        await world.press(Key(.escape))
        #expect(asks(world) == all + 1)
        await world.press(.character("1"))
        #expect(world.time.pendingCount == 0)
        let hidden = asks(world)
        await world.pass(300)
        #expect(asks(world) == hidden)
        await world.press(.character("2"))
        #expect(asks(world) == hidden + 1)
    }

    @Test func `a tick without news requests no frame`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        for _ in 0..<3 {
            let frame = world.draw()
            await world.pass(30)
            #expect(!world.host.needsFrame, "\(world.routes)")
            #expect(world.draw().text == frame.text)
            // The minute is over; the next thirty seconds bring nothing new again.
            await world.pass(30)
            await world.press(world.routes.count == 1 ? Key(.enter) : .character("f"))
        }
    }

    @Test func `a deep link opens the page, with the forecast above it`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        world.run(.forecast("busan"))
        await world.settle()
        #expect(world.routes == ["weather", "city:busan", "forecast:busan"])
        await world.press(Key(.escape), Key(.escape))
        #expect(world.routes == ["weather"])
        #expect(world.flows.count == 1)
    }

    @Test func `a city is found by name and added at the end, selected`() async {
        let world = WeatherWorld(.korean)
        world.answerAll()
        world.weather.answer([SampleReports.report("yangju", temperature: 22)])
        await world.open()
        await world.press(.character("a"))
        #expect(world.routes.last == "weather/add")
        await world.type("양주")
        #expect(world.text().contains("양주"))
        await world.press(Key(.enter))
        #expect(world.routes == ["weather"])
        let names = world.text(100, 40)
        #expect(names.contains("양주") && names.contains("22°"))
        await world.press(.character("a"))
        await world.type("양주")
        #expect(world.text().contains("목록에 있음"))
        await world.press(Key(.enter))
        #expect(world.shell.messages.last?.text == "양주는 이미 목록에 있습니다.")
    }

    @Test func `cities that are not bundled are searched online once typing pauses`() async {
        let world = WeatherWorld()
        world.answerAll()
        world.search.answer(
            .success([
                CityMatch(city: SampleReports.city("123", english: "Porto"), region: "North", population: 237_591)
            ]))
        await world.open()
        await world.press(.character("a"))
        await world.type("porto")
        #expect(world.search.searched.isEmpty)
        world.time.advance(by: CitySearchViewModel.pause)
        await world.settle()
        #expect(world.search.searched == ["porto"])
        #expect(world.text().contains("North, South Korea") && world.text().contains("237,591 people"))
        world.search.answer(.failure(.offline))
        await world.type("x")
        world.time.advance(by: CitySearchViewModel.pause)
        await world.settle()
        #expect(world.text().contains("Online: Can't reach Open-Meteo: offline."))
        await world.press(Key(.escape))
        #expect(world.routes == ["weather"])
    }

    @Test func `a failed search of bundled cities is reported, even beside an online answer`() async {
        actor Busy: CityRepository {
            private var isBusy = true

            func rest() { isBusy = false }

            func cities() async throws -> CityList {
                if isBusy { throw StoreError.busy }
                return CityList([])
            }
        }
        let catalogue = Busy()
        let time = ManualScheduler()
        let search = StubCitySearchRepository()
        search.answer(.success([]))
        let model = CitySearchViewModel(
            find: FindCity(catalogue: catalogue, online: search), listed: [], scheduler: time,
            clock: ManualClock(SampleReports.moment), strings: TestWords.english)
        let input = CitySearchViewModel.Input()
        let states = Recorded(model.transform(input).state)
        input.query.send("porto")
        await LatestTask.settleAll()
        #expect(states.last?.note == TestWords.english["error.busy"] && states.last?.isWarning == true)
        await catalogue.rest()
        time.advance(by: CitySearchViewModel.pause)
        await LatestTask.settleAll()
        #expect(search.searched == ["porto"] && states.last?.note == TestWords.english["error.busy"])
        withExtendedLifetime(model) {}
    }

    @Test func `remove, move, home and units have their keys on the list`() async throws {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(.character("x"))
        #expect(world.shell.messages.last?.text == "Removed Gongju.")
        #expect(!world.text(100, 40).contains("Gongju  "))
        await world.press(.character("]"))
        let order = try await world.cities.cities(of: Profile.localID).map(\.id)
        #expect(order.prefix(2) == ["gunsan", "gwangju"])
        await world.press(.character("h"))
        #expect(world.settings.settings.value.homeCity == "gwangju", "the selection stays on the city that was moved")
        await world.press(.character("t"))
        #expect(world.settings.settings.value.display.wind == .kilometresPerHour)
    }

    @Test func `the cursor moves along the forecast, and zoom and pan keep it visible`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(Key(.enter), .character("f"))
        #expect(world.text().contains("Sat 21 Nov, 15:00 to 18:00"))
        await world.press(.character("l"))
        #expect(world.text().contains("Sat 21 Nov, 18:00 to 21:00"))
        await world.press(.character("L"))
        #expect(world.text().contains("Sun 22 Nov, 18:00 to 21:00"))
        await world.press(.character("+"), .character("+"), .character("+"))
        #expect(world.text().contains("Sun 22 Nov, 18:00 to 21:00"))
        await world.press(Key(.end))
        #expect(world.text().contains("Fri 27 Nov, 21:00 to 00:00"))
        await world.press(.character("<"))
        #expect(!world.text().contains("Fri 27 Nov, 21:00"))
        await world.press(.character("a"))
        #expect(world.text().contains("max off"))
        await world.press(.character("b"), .character("c"))
        #expect(world.text().contains("Press a to f or i to show the lines."))
    }

    @Test func `routes are parsed and printed`() {
        for route in ["weather", "city:seoul", "forecast:kathmandu"] {
            #expect(WeatherDestination(route: route)?.route == route)
        }
        for route in ["weather:", "city:", "city", "drink:negroni", "forecast: x"] {
            #expect(WeatherDestination(route: route) == nil, "\(route)")
        }
    }

    /// The factory of a flow.
    private func factory(of flow: Coordinator?) -> AnyObject? {
        var mirror = flow.map { Mirror(reflecting: $0) }
        while let present = mirror {
            if let factory = present.children.first(where: { $0.label == "factory" })?.value {
                return factory as AnyObject
            }
            mirror = present.superclassMirror
        }
        return nil
    }
}
