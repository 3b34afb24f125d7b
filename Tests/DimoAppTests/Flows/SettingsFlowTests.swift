import Domain
import Navigation
import Settings
import Terminal
import Testing

@testable import DimoApp

/// A changed setting takes effect at once on every screen, and loses no input.
@MainActor
struct SettingsFlowTests {
    @Test func `a change of language applies at once on every tab and loses no input`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["gin"])
        await stage.goFromRoot("drink:negroni")
        await stage.press(.character("+"))
        #expect(stage.text.contains("2 servings") || stage.text.contains("2 drinks"))
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
        await stage.go("settings/language")
        await stage.press(Key(.down), Key(.enter))
        #expect(stage.lines[0].contains("1 홈"))
        #expect(stage.lines[2].contains("설정 › 의견 쓰기 › 언어"))
        #expect(stage.trail == ["settings", "settings/inquiry", "settings/language"])
        await stage.press(Key(.escape))
        #expect(stage.text.contains("half a thought"))
        #expect(stage.text.contains("내용"))
        // The form consumes digits, so it is left first; its text stays.
        await stage.press(Key(.backTab), .character("3"))
        #expect(stage.trail == ["settings", "settings/inquiry"])
        await stage.press(Key(.escape), .character("3"))
        #expect(stage.trail == ["drinks", "drink:negroni"])
        #expect(stage.text.contains("네그로니"))
        #expect(stage.text.contains("재료"))
        await stage.press(Key(.escape))
        #expect(stage.lines[2].contains("칵테일"))
        await stage.go(.tab(.bar))
        #expect(stage.lines.contains { $0.contains("진") })
    }

    @Test func `a change of theme or ASCII applies with the next frame`() async throws {
        let stage = try await Stage.opened(route: "settings/look")
        await stage.press(Key(.down), Key(.down), Key(.enter))
        #expect(stage.shell.options.theme.name == "paper")
        await stage.press(.character("/"))
        await stage.type("ASCII")
        await stage.press(Key(.enter), Key(.enter))
        #expect(stage.shell.options.glyphs == .ascii)
        let isASCII = stage.text.unicodeScalars.allSatisfy { $0.isASCII }
        #expect(isASCII)
        await stage.press(Key(.escape), Key(.up), Key(.enter))
        #expect(stage.shell.options.glyphs == .unicode)
        #expect(stage.shell.options.theme.name == "paper")
    }

    @Test func `a change of colours is passed to the terminal`() async throws {
        let stage = try await Stage.opened(route: "settings/look")
        await stage.press(.character("/"))
        await stage.type("bold and underline remain")
        await stage.press(Key(.enter), Key(.enter))
        #expect(stage.host.colors == .none)
    }

    @Test func `a mouse switched off by its key stays off when another setting changes`() async throws {
        let stage = try await Stage.opened(route: "settings/look")
        await stage.press(Key(.function(9)))
        #expect(!stage.host.isMouseOn)
        await stage.press(Key(.down), Key(.enter))
        #expect(!stage.host.isMouseOn)
    }

    @Test func `a change of units shows on a drink's page`() async throws {
        let stage = try await Stage.opened(route: "settings/units")
        await stage.press(Key(.down), Key(.enter))
        await stage.go("drink:negroni")
        #expect(stage.lines.contains { $0.contains("3 cl") })
    }

    @Test func `a change of dilution applies at once`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        #expect(stage.text.contains("90 → 108 ml"))
        await stage.go("settings/units")
        await stage.press(Key(.end), Key(.enter))
        await stage.go(.tab(.drinks))
        #expect(stage.trail == ["drinks"])
        await stage.go("drink:daiquiri")
        let before = stage.text
        await stage.go("settings/units")
        await stage.press(Key(.end), Key(.up), Key(.enter))
        await stage.go(.tab(.drinks))
        await stage.go("drink:daiquiri")
        #expect(stage.text != before)
    }

    @Test func `a custom key works at once and can be reset`() async throws {
        let stage = try await Stage.opened(route: "settings/keys")
        await stage.press(.character("/"))
        await stage.type("suspend to the shell")
        await stage.press(Key(.enter), Key(.enter), Key(.function(5)))
        #expect(stage.trail.last == "settings/keys")
        await stage.press(Key(.function(5)))
        #expect(stage.host.suspensions == 1)
        await stage.press(.character("d"))
        await stage.press(Key(.function(5)))
        #expect(stage.host.suspensions == 1)
        await stage.press(.control("z"))
        #expect(stage.host.suspensions == 2)
    }

    @Test func `a theme chosen in the palette is selected in the settings`() async throws {
        let stage = try await Stage.opened()
        await stage.choose("Theme: paper")
        #expect(stage.shell.options.theme.name == "paper")
        await stage.go("settings/look")
        #expect(stage.lines.contains { $0.contains("● paper") })
    }

    @Test func `a home city is found by initial consonants or part of its name`() async throws {
        let stage = try await Stage.opened(route: "settings/city")
        await stage.type("ㅅㅇ")
        #expect(stage.lines.contains { $0.contains("Seattle") })
        await stage.type("ㅌ")
        await stage.press(.control("u"))
        await stage.type("서우")
        await stage.press(Key(.enter))
        #expect(stage.shell.messages.last?.text == "Seoul is your home city.")
        await stage.press(Key(.escape))
        #expect(stage.lines.contains { $0.contains("Home city") && $0.contains("Seoul, South Korea") })
    }

    @Test func `Enter before a type is complete says what is missing`() async throws {
        let stage = try await Stage.opened(route: "settings/account")
        await stage.press(Key(.down), Key(.enter))
        let trail = stage.trail
        await stage.type("i")
        await stage.press(Key(.enter))
        #expect(stage.trail == trail)
        #expect(stage.text.contains("Choose a letter in every row."))
    }

    @Test func `a chosen type shows in the header at once`() async throws {
        let stage = try await Stage.opened(route: "settings/account")
        await stage.press(Key(.down), Key(.enter))
        await stage.type("infj")
        await stage.press(Key(.enter))
        #expect(stage.lines[0].hasSuffix("mina INFJ"))
        #expect(stage.lines.contains { $0.contains("Type") })
    }

    @Test func `every settings page opens by its route`() async throws {
        let stage = try await Stage.opened()
        for page in SettingsPage.allCases where page != .data {
            let route = try Route(page.route)
            await stage.goFromRoot(route)
            #expect(stage.trail == ["settings", page.route])
        }
    }
}
