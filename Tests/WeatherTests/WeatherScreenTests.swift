import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Weather

/// The screens in common sizes and both languages: required texts, and that nothing is cut.
@MainActor
struct WeatherScreenTests {
    nonisolated static let sizes = [
        Size(width: 60, height: 16), Size(width: 80, height: 24), Size(width: 100, height: 30),
        Size(width: 160, height: 45),
    ]

    private func check(_ canvas: Canvas, _ metrics: TextMetrics = TextMetrics()) {
        for y in 0..<canvas.size.height {
            #expect(metrics.width(of: canvas.text(inRow: y)) == canvas.size.width, "no glyph is cut in half")
        }
    }

    /// The frame once the page beside the list is read.
    private func settled(_ world: WeatherWorld, _ size: Size) async -> Canvas {
        _ = world.draw(size.width, size.height)
        await world.settle()
        return world.draw(size.width, size.height)
    }

    private func line(_ canvas: Canvas, _ part: String) -> String {
        canvas.text.split(separator: "\n").map(String.init).first { $0.contains(part) } ?? ""
    }

    private let spark = Set("▁▂▃▄▅▆▇█")

    @Test(arguments: Self.sizes, Language.allCases)
    func `a row says name, sky, temperature, humidity and age; a wide one the next hours too`(
        size: Size, language: Language
    ) async {
        let world = WeatherWorld(language)
        world.answerAll()
        await world.open()
        let canvas = await settled(world, size)
        check(canvas)
        let row = line(canvas, language == .english ? "Gwangju" : "광주")
        for part in language == .english ? ["overcast", "3°", "61%", "now"] : ["흐림", "3°", "61%", "방금"] {
            #expect(row.contains(part), "\(row)")
        }
        let heads = language == .english ? ["City", "Sky", "Now", "Humidity", "Age"] : ["도시", "하늘", "지금", "습도", "경과"]
        // A low window has no line for them.
        let head = line(world.draw(size.width, max(24, size.height)), heads[3]).split(separator: " ").map(String.init)
        #expect(heads.allSatisfy(head.contains), "\(head)")
        #expect(row.prefix(90).count { spark.contains($0) } == (size.width >= 100 ? 24 : 0))
        let hasPage = canvas.text.contains(language == .english ? "sunrise" : "일출")
        #expect(hasPage == (size.width >= 130), "a wide list has the selected city's page beside it")
        #expect(canvas.text.contains(language == .english ? "20 cities" : "도시 20곳"))
    }

    @Test func `rows of hours stay apart, and their hues run from cold to warm`() async throws {
        let world = WeatherWorld(.english)
        world.answerAll()
        await world.open()
        let canvas = world.draw(100, 30)
        #expect(!line(canvas, "Gwangju").prefix(90).contains("█"))
        let context = RenderContext()
        let hues = [-20, -5, 5, 15, 25, 32, 45].map { TemperatureRole.style(of: $0, context).foreground }
        #expect(Set(hues).count == 5 && hues[0] == hues[1] && hues[5] == hues[6])
        let few = RenderContext(theme: .terminal, colors: 16)
        #expect(TemperatureRole.style(of: 15, few) == few.theme[.text])
    }

    @Test(arguments: Language.allCases)
    func `offline the sample list is behind the reason, marked, and no key acts on it`(
        language: Language
    ) async {
        let world = WeatherWorld(language)
        for city in WeatherWorld.cities { world.weather.fail(city.id, .offline) }
        await world.open()
        let words = TestWords.words(language)
        for size in Self.sizes.dropFirst() {
            let canvas = world.draw(size.width, size.height)
            check(canvas)
            let lines = canvas.text.split(separator: "\n").map(String.init)
            let reason = lines.firstIndex { $0.contains(words["weather.offline.title"]) }
            let mark = lines.firstIndex { $0.contains(words["weather.sample"]) && !$0.contains("(") }
            let row = lines.firstIndex { $0.contains(language == .english ? "Gwangju" : "광주") && $0.contains("°") }
            #expect(reason != nil && mark != nil && row != nil, "\(size)\n\(canvas.text)")
            if let reason, let mark, let row { #expect(reason < mark && mark < row) }
        }
        let canvas = world.draw(100, 30)
        let y = (0..<30).first { canvas.text(inRow: $0).contains(language == .english ? "Gwangju" : "광주") }
        let styles = Set(canvas.cells(inRow: y ?? 0).filter { $0.text != " " }.map(\.style))
        #expect(styles == [Theme.dimo[.muted]])
        #expect(await settled(world, Size(width: 160, height: 45)).text.contains(words["weather.feels-like"]))
        await world.press(Key(.enter))
        #expect(!world.draw(100, 30).text.contains(words["weather.feels-like"]), "nothing is opened")
    }

    /// Rain, dust, gusts and sun in every hour of every city.
    private func answerRain(_ world: WeatherWorld) {
        let reports = WeatherWorld.cities.map { city in
            let report = SampleReports.report(city.id)
            var current = report.current
            current.dust = FineDust(pm25: 40.4, pm10: 62)
            let hours = report.hours.map { hour in
                var hour = hour
                (hour.rainChance, hour.rain, hour.dust) = (60, 0.5, FineDust(pm25: 80, pm10: 90))
                (hour.gust, hour.uvIndex) = (11, 7.2)
                return hour
            }
            return WeatherReport(
                city: city.id, current: current, hours: hours, zone: report.zone, fetchedAt: report.fetchedAt)
        }
        world.weather.answer(reports)
        world.days.answer(reports)
    }

    @Test(arguments: Language.allCases)
    func `at every width each day has its range, six columns or wider`(language: Language) async {
        let world = WeatherWorld(language)
        answerRain(world)
        await world.open()
        await world.press(Key(.enter))
        for width in 60...180 {
            let canvas = world.draw(width, 60)
            let ranges = (0..<60).map { canvas.text(inRow: $0) }.filter { $0.contains("━") }.map { line in
                line.split { $0 != "─" && $0 != "━" }.filter { $0.contains("━") }.map(\.count).max() ?? 0
            }
            #expect(ranges.count == 7 && ranges.allSatisfy { (6...48).contains($0) }, "\(width): \(ranges)")
        }
    }

    @Test(arguments: [130, 160, 176, 200, 240], Language.allCases)
    func `beside the list no value of the city is cut`(width: Int, language: Language) async {
        let world = WeatherWorld(language)
        answerRain(world)
        await world.open()
        let canvas = await settled(world, Size(width: width, height: 45))
        check(canvas)
        let dust = language == .english ? "62 µg/m³, moderate" : "62 µg/m³, 보통"
        for value in ["60%, 6.0 mm", "1021 hPa", dust, "17:20"] {
            #expect(canvas.text.contains(value), "\(width): \(value)")
        }
        #expect(line(canvas, dust).filter { $0 == "(" }.count == line(canvas, dust).filter { $0 == ")" }.count)
    }

    @Test func `moving down the list redraws only its rows, and the page of the last row of a burst follows`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        let size = Size(width: 160, height: 45)
        let before = await settled(world, size)
        #expect(before.text.contains("╭─ Gongju ─"))
        for _ in 0..<3 { world.shell.handle(.key(Key(.down))) }
        let moved = world.draw(size.width, size.height)
        #expect(line(moved, "▸").contains("Gumi"))
        func page(_ canvas: Canvas) -> [[Cell]] { (4..<42).map { Array(canvas.cells(inRow: $0).dropFirst(100)) } }
        #expect(page(moved) == page(before))
        await world.settle()
        let after = world.draw(size.width, size.height)
        #expect(after.text.contains("╭─ Gumi ─") && !after.text.contains("╭─ Gongju ─"))
    }

    @Test func `the page beside the list shows the values of the newest answer`() async {
        let world = WeatherWorld()
        world.answerAll(-11.6)
        await world.open()
        let size = Size(width: 160, height: 45)
        #expect(await settled(world, size).text.contains("-15.6 °C"))
        world.answerAll(9)
        await world.pass(3)
        let page = await settled(world, size).text
        #expect(page.contains("5.0 °C") && !page.contains("-15.6 °C"))
    }

    @Test func `in a low window no row between the values and the chart is empty`() async {
        let world = WeatherWorld(.english)
        world.answerAll()
        await world.open()
        await world.press(Key(.enter), .character("f"))
        let airy = (14...26).filter { height in
            let canvas = world.draw(160, height)
            let row = (0..<height).first { canvas.text(inRow: $0).contains("15:00") } ?? 0
            return !canvas.text(inRow: row + 1).contains("│")
        }
        #expect(airy == Array(21...26))
    }

    @Test(arguments: Self.sizes, Language.allCases)
    func `rain and fine dust appear in the list, on the page and in the forecast`(
        size: Size, language: Language
    ) async {
        let world = WeatherWorld(language)
        answerRain(world)
        await world.open()
        let list = world.draw(size.width, size.height)
        check(list)
        let row = line(list, language == .english ? "Gwangju" : "광주")
        #expect(row.contains("60%") == (size.width >= 80) && row.contains("!40") == (size.width >= 80), "\(row)")
        await world.press(Key(.enter))
        let page = world.draw(size.width, size.height)
        check(page)
        #expect(page.text.contains("60%, 6.0 mm") && page.text.contains("40 µg/m³"))
        if size.height >= 45 { #expect(line(page, world.strings["weather.gusts"]).contains(" 11 ")) }
        await world.press(.character("f"))
        let chart = world.draw(size.width, size.height)
        check(chart)
        #expect(chart.text.contains("60%, 1.5 mm"))
        #expect(chart.text.contains(language == .english ? "80 very poor" : "80 매우 나쁨"))
        await world.press(.character("i"), .character("f"))
        let lines = world.draw(size.width, size.height)
        check(lines)
        #expect(lines.text.contains(language == .english ? "UV 7, high" : "자외선 7, 높음"))
        #expect(lines.text.contains("11.0 m/s"))
    }

    @Test(arguments: Self.sizes, Language.allCases)
    func `the page has every label with its value, and the hours of a day`(size: Size, language: Language) async {
        let world = WeatherWorld(language)
        world.answerAll(-11.6)
        await world.open()
        await world.press(Key(.enter))
        let canvas = world.draw(size.width, size.height)
        check(canvas)
        let words = TestWords.words(language)
        for key in ["feels-like", "lowest", "highest", "humidity", "pressure", "wind-label", "sunrise", "sunset"] {
            #expect(canvas.text.contains(words["weather.\(key)"]), "\(key)")
        }
        for value in ["-15.6 °C", "-2.0 °C", "7.0 °C", "1021 hPa", "3.2 m/s", "07:20", "17:20"] {
            #expect(canvas.text.contains(value), "\(value)")
        }
        #expect(canvas.text.contains(words["weather.hours"]))
        if size.height >= 24 { #expect(canvas.text.contains { spark.contains($0) }) }
        if size.height >= 30 { #expect(canvas.text.contains(words["weather.today"])) }
    }

    @Test func `in a low window the moon is below the coming hours`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(Key(.enter))
        #expect(!world.draw(80, 24).text.contains("waxing gibbous"))
        #expect(world.draw(80, 45).text.contains("waxing gibbous"))
        _ = world.draw(80, 24)
        await world.press(Key(.pageDown), Key(.pageDown))
        #expect(world.draw(80, 24).text.contains("waxing gibbous"))
    }

    @Test(arguments: [100, 160])
    func `for a screen reader the weather is sentences on lines of their own`(width: Int) async {
        let glyphs = Glyphs.unicode.spoken(Glyphs.Words(range: "lowest %1, highest %2, last %3"))
        let world = WeatherWorld(options: ShellOptions(glyphs: glyphs, isPlain: true))
        world.answerAll()
        await world.open()
        let list = world.draw(width, 45)
        #expect(line(list, "Gwangju").contains("overcast, 3°, "))
        #expect(!list.text.contains("sunrise"))
        await world.press(Key(.enter))
        let page = world.draw(width, 100)
        #expect(line(page, "sunrise") == "   sunrise 07:20")
        #expect(line(page, "Today: ").contains("overcast, "))
        await world.press(Key(.enter))
        let forecast = world.draw(width, 30)
        #expect(forecast.text.contains(", last ") && !forecast.text.contains("sunrise"))
        for canvas in [list, page, forecast] {
            let drawing = canvas.text.unicodeScalars.filter {
                (0x2500...0x25ff).contains($0.value) || (0x2800...0x28ff).contains($0.value)
            }
            #expect(drawing.isEmpty, "\(canvas.text)")
        }
    }

    @Test(arguments: Self.sizes, Language.allCases)
    func `the forecast has three named lines and the values at the cursor`(
        size: Size, language: Language
    ) async {
        let world = WeatherWorld(language)
        world.answerAll()
        await world.open()
        await world.press(Key(.enter), .character("f"))
        let canvas = world.draw(size.width, size.height)
        check(canvas)
        let words = TestWords.words(language)
        for key in ["maximum", "minimum", "humidity"] { #expect(canvas.text.contains(words["forecast.\(key)"])) }
        #expect(canvas.text.contains("15:00") && canvas.text.contains("9.0 °C"))
        #expect(canvas.text.unicodeScalars.contains { (0x2801...0x28ff).contains($0.value) })
        #expect(canvas.text.contains(words["weekday.7"]))
    }

    @Test(arguments: Language.allCases)
    func `an ASCII screen is all ASCII, and needs no colour`(language: Language) async {
        let options = ShellOptions(theme: .mono, glyphs: .ascii, metrics: TextMetrics(isASCII: true))
        let world = WeatherWorld(language, options: options)
        world.answerAll()
        world.weather.fail("gwangju", .timedOut)
        await world.open()
        for _ in 0..<3 {
            let canvas = world.draw()
            #expect(canvas.text.unicodeScalars.allSatisfy { $0.isASCII })
            check(canvas, TextMetrics(isASCII: true))
            await world.press(world.routes.count == 1 ? Key(.enter) : .character("f"))
        }
        #expect(world.text().contains("*") && world.text().contains("o"))
    }

    @Test(arguments: Self.sizes, Language.allCases)
    func `offline without known weather the reason and two ways on are shown`(size: Size, language: Language) async {
        let world = WeatherWorld(language)
        for city in WeatherWorld.cities { world.weather.fail(city.id, .offline) }
        await world.open()
        let canvas = world.draw(size.width, size.height)
        check(canvas)
        let words = TestWords.words(language)
        #expect(canvas.text.contains(words["weather.offline.title"]))
        #expect(canvas.text.contains(words["action.weather.sample"]), "the hint of d")
        await world.press(.character("d"))
        for _ in 0..<3 {
            #expect(world.draw(size.width, size.height).text.contains("SAMPLE"), "\(world.routes)")
            await world.press(world.routes.count == 1 ? Key(.enter) : .character("f"))
        }
    }

    @Test func `old values stay with their age and the reason, and a failed row is marked`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        for city in WeatherWorld.cities { world.weather.fail(city.id, .offline) }
        world.clock.advance(by: 3_600)
        await world.pass(6)
        let canvas = world.draw()
        #expect(canvas.text.contains("Can't reach Open-Meteo: offline. Showing older values with their age."))
        #expect(line(canvas, "Gwangju").contains("! 1 h"))
    }

    @Test func `a click selects, a second one opens, and hints and forecast lines take clicks`() async throws {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        let row = try #require(
            world.draw().text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                $0.contains("Busan")
            })
        world.shell.click(x: 10, y: row)
        _ = world.draw()
        world.shell.click(x: 10, y: row)
        await world.settle()
        #expect(world.routes.last == "city:busan")
        await world.press(.character("f"))
        let lines = world.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
        let legend = try #require(lines.firstIndex { $0.contains("max 9.0") })
        let place = try #require(lines[legend].firstRange(of: "max 9.0"))
        world.shell.click(
            x: TextMetrics().width(of: String(lines[legend][..<place.lowerBound])), y: legend)
        #expect(world.text().contains("max off"))
    }

    @Test func `the list draws twenty cities in two rows, one city, and none`() async {
        let world = WeatherWorld()
        world.answerAll()
        await world.open()
        await world.press(Key(.end))
        #expect(world.text(60, 16).contains("Chuncheon"))
        let one = WeatherWorld(cities: [WeatherWorld.cities[9]])
        one.answerAll()
        await one.open()
        #expect(one.text().contains("1 city") && one.text().contains("Seoul"))
        let none = WeatherWorld(cities: [])
        await none.open()
        #expect(none.text().contains("No cities yet. Press a to add one."))
    }
}
