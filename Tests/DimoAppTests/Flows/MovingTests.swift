import Domain
import Drinks
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Moving between screens, and their state on return.
@MainActor
struct MovingTests {
    @Test func `tabs keep their stacks and selections`() async throws {
        let stage = try await Stage.opened(route: "drinks/all")
        await stage.press(Key(.down), Key(.down))
        let row = stage.lines.firstIndex { $0.contains("▸") }
        await stage.press(Key(.enter))
        let drink = stage.trail
        let page = stage.text
        #expect(drink.count == 3)
        await stage.press(.character("4"), .character(","), .character("m"))
        #expect(stage.trail == ["bar", "bar/makeable"])
        await stage.press(.character("3"))
        #expect(stage.trail == drink)
        #expect(stage.text == page)
        await stage.press(.character("4"))
        #expect(stage.trail == ["bar", "bar/makeable"])
        await stage.press(.character("4"))
        #expect(stage.trail == ["bar"])
        await stage.press(.character("3"), Key(.escape))
        #expect(stage.lines.firstIndex { $0.contains("▸") } == row)
    }

    @Test func `drink and ingredient pages lead to each other and back`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        await stage.press(Key(.down), Key(.enter))
        #expect(stage.trail == ["drinks", "drink:negroni", "ingredient:campari"])
        await stage.press(Key(.end))
        for _ in 0..<3 { await stage.press(Key(.up)) }
        await stage.press(Key(.enter))
        #expect(stage.trail.count == 4)
        #expect(stage.trail[3].hasPrefix("drink:"))
        await stage.press(.character("q"), Key(.backspace), Key(.escape))
        #expect(stage.trail == ["drinks"])
        #expect(stage.host.exitStatus == nil)
    }

    @Test func `earlier screens return as they were left`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        await stage.press(.character("+"), .character("t"), Key(.down), Key(.down))
        let before = stage.text
        #expect(before.contains("2 drinks"))
        await stage.press(Key(.enter))
        #expect(stage.trail.last == "ingredient:sweet-vermouth")
        await stage.press(Key(.escape))
        #expect(stage.text == before)
    }

    @Test func `a glass, a tool and a technique open in a box above the page`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        for _ in 0..<4 { await stage.press(Key(.down)) }
        await stage.press(Key(.enter))
        #expect(stage.trail == ["drinks", "drink:negroni", "glass:rocks"])
        await stage.press(Key(.escape), Key(.down), Key(.enter))
        #expect(stage.trail == ["drinks", "drink:negroni", "tool:bar-spoon"])
        await stage.press(.character("q"), Key(.down), Key(.down), Key(.down), Key(.enter))
        #expect(stage.trail == ["drinks", "drink:negroni", "technique:build"])
        await stage.press(.character("3"))
        #expect(stage.trail == ["drinks", "drink:negroni", "technique:build"])
        await stage.press(Key(.backspace))
        #expect(stage.trail == ["drinks", "drink:negroni"])
    }

    @Test(arguments: [
        ("home", ["home"]), ("bar/makeable", ["bar", "bar/makeable"]), ("settings", ["settings"]),
        ("drinks/makeable", ["drinks", "drinks/makeable"]), ("bar/one-away", ["bar", "bar/one-away"]),
        ("bar/buy-next", ["bar", "bar/buy-next"]), ("drinks/all", ["drinks", "drinks/all"]),
        ("password", ["settings", "settings/account"]), ("letterboxd", ["settings", "settings/data/import"]),
        ("hangul", ["settings", "settings/language"]), ("watchlist", ["momentum", "momentum/wished"]),
    ])
    func `the palette opens places by their names and by ordinary words`(name: String, trail: [String]) async throws {
        let stage = try await Stage.opened()
        await stage.press(.character(":"))
        #expect(stage.trail == ["drinks", "palette"])
        await stage.type(name)
        await stage.press(Key(.enter))
        #expect(stage.trail == trail)
    }

    @Test func `the palette changes the theme`() async throws {
        let stage = try await Stage.opened()
        await stage.choose("Theme paper")
        #expect(stage.shell.options.theme.name == "paper")
    }

    @Test(
        arguments: [
            ("home", ["home"]), ("bar", ["bar"]), ("bar/makeable", ["bar", "bar/makeable"]),
            ("drink:negroni", ["drinks", "drink:negroni"]), ("ingredient:gin", ["drinks", "ingredient:gin"]),
            ("glass:rocks", ["drinks", "glass:rocks"]), ("tool:jigger", ["drinks", "tool:jigger"]),
            ("technique:stir", ["drinks", "technique:stir"]),
        ] as [(Route, [String])])
    func `the program starts at the given route, above its tab's root`(
        route: Route, trail: [String]
    ) async throws {
        let stage = try await Stage.opened(route: route)
        #expect(stage.trail == trail)
    }

    @Test func `a list's search survives coming back, and Esc ends it before leaving`() async throws {
        let stage = try await Stage.opened(route: "drinks/all")
        await stage.press(.character("/"))
        await stage.type("fizz")
        await stage.press(Key(.enter))
        let first = stage.lines.firstIndex { $0.contains("▸") }
        await stage.press(.character("n"))
        #expect(stage.lines.firstIndex { $0.contains("▸") } != first || stage.text.contains("2/"))
        #expect(stage.text.contains("/fizz"))
        await stage.press(Key(.enter), Key(.escape))
        #expect(stage.text.contains("/fizz"))
        await stage.press(Key(.escape))
        #expect(!stage.text.contains("/fizz"))
        #expect(stage.trail == ["drinks", "drinks/all"])
    }

    @Test func `the keys of a Korean input method work outside text fields`() async throws {
        let stage = try await Stage.opened(.korean, route: "drink:negroni")
        await stage.press(.character("ㅂ"))
        #expect(stage.trail == ["drinks"])
        await stage.press(.character("4"), .character("ㅁ"))
        #expect(stage.trail == ["bar", "bar/add"])
        await stage.press(.character("ㅁ"))
        #expect(stage.trail == ["bar", "bar/add"])
    }

    @Test func `clicks select rows, open them and choose tabs`() async throws {
        let stage = try await Stage.opened(route: "drinks/all")
        stage.program.click(x: 10, y: 6)
        await stage.settle()
        #expect(stage.lines.firstIndex { $0.contains("▸") } == 6)
        stage.program.click(x: 10, y: 6)
        await stage.settle()
        #expect(stage.trail.count == 3)
        let tab = try #require(stage.lines[0].firstRange(of: "4 Bar"))
        stage.program.click(x: stage.lines[0].distance(from: stage.lines[0].startIndex, to: tab.lowerBound), y: 0)
        await stage.settle()
        #expect(stage.trail == ["bar"])
        stage.program.click(x: 2, y: 23)
        await stage.settle()
        #expect(stage.trail == ["bar", "bar/add"])
    }

    @Test func `the chips of a drink's page can be clicked`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        let row = try #require(stage.lines.firstIndex { $0.contains("1 drink  - +") })
        func x(of text: String) throws -> Int {
            let line = stage.lines[row]
            let range = try #require(line.firstRange(of: text))
            return TextMetrics().width(of: String(line[..<range.lowerBound]))
        }
        stage.program.click(x: try x(of: "- +") + 2, y: row)
        await stage.settle()
        #expect(stage.lines[row].contains("2 drinks"))
        stage.program.click(x: try x(of: "oz"), y: row)
        await stage.settle()
        #expect(stage.lines.contains { $0.contains("2 oz") && $0.contains("Gin") })
    }

    @Test func `a resize keeps selection and screen`() async throws {
        let stage = try await Stage.opened()
        for _ in 0..<15 { await stage.press(Key(.down)) }
        // On the last line of the screen, a sign for further rows follows the row.
        func selected() -> String? {
            stage.lines.first { $0.contains("▸") }?.split(separator: " ").filter { $0 != "…" }.joined(separator: " ")
        }
        let row = try #require(selected())
        for size in [Size(width: 60, height: 16), Size(width: 1, height: 1), Size(width: 160, height: 45)] {
            stage.program.handle(.resize(size))
            await stage.settle(size: size)
        }
        await stage.settle()
        #expect(selected() == row)
    }

    @Test func `the focus stays visible after a resize`() async throws {
        let stage = try await Stage.opened(route: "drink:long-island-iced-tea")
        let large = Size(width: 80, height: 45)
        await stage.settle(size: large)
        for _ in 0..<7 { stage.program.press(Key(.down)) }
        await stage.settle(size: large)
        let small = Size(width: 60, height: 16)
        stage.program.handle(.resize(small))
        #expect(stage.frame(small).text.contains("▸"))
    }

    @Test func `copying a recipe puts text on the clipboard`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        await stage.press(.character("y"))
        let text = try #require(stage.host.copied.first)
        #expect(text.hasPrefix("Negroni\n\n30 ml Gin\n30 ml Campari\n30 ml Sweet vermouth\n"))
        #expect(text.contains("3. Stir until it is cold, about 20 turns.\n"))
        #expect(stage.shell.messages.last?.text.hasPrefix("Copied \(text.count) characters to") == true)
    }
}
