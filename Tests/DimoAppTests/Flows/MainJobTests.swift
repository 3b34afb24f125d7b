import Domain
import Drinks
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// The main job, by keys: find a drink, enter the bottles of the bar, and see what can be made and why.
@MainActor
struct MainJobTests {
    @Test func `a drink is found, opened and left, with its row still selected`() async throws {
        let stage = try await Stage.opened(route: "drinks/all")
        #expect(stage.trail == ["drinks", "drinks/all"])
        await stage.press(.character("/"))
        await stage.type("negroni")
        await stage.press(Key(.enter))
        let row = try #require(stage.lines.first { $0.contains("▸") })
        #expect(row.contains("Negroni"))
        await stage.press(Key(.enter))
        #expect(stage.trail == ["drinks", "drinks/all", "drink:negroni"])
        #expect(stage.text.contains("Pour gin, Campari and vermouth over it."))
        await stage.press(Key(.escape))
        #expect(stage.trail == ["drinks", "drinks/all"])
        let again = try #require(stage.lines.first { $0.contains("▸") })
        #expect(again == row)
    }

    @Test func `three bottles make a Negroni, and its page shows why`() async throws {
        let stage = try await Stage.opened()
        await stage.press(.character("4"))
        #expect(stage.text.contains("Nothing here yet."))
        await stage.press(.character("a"))
        #expect(stage.trail == ["bar", "bar/add"])
        for (name, bottles) in [("gin", 1), ("campari", 2), ("sweet vermouth", 3)] {
            await stage.type(name)
            await stage.press(Key(.enter))
            #expect(stage.lines[2].contains("\(bottles) unsaved"))
            await stage.press(.control("u"))
        }
        #expect(stage.lines[2].contains("0 → 2 drinks"))
        await stage.press(.control("s"))
        #expect(stage.lines[2].contains("3 bottles · 2 now"))
        await stage.press(.character(","), .character("m"))
        #expect(stage.trail == ["bar", "bar/makeable"])
        #expect(stage.lines.contains { $0.contains("Milano-Torino") })
        // The Negroni is the most called for.
        let row = try #require(stage.lines.first { $0.contains("▸") })
        #expect(row.contains("Negroni"))
        #expect(row.contains("Gin, Campari, Sweet vermouth"))
        await stage.press(Key(.enter))
        #expect(stage.trail == ["bar", "bar/makeable", "drink:negroni"])
        #expect(stage.lines[2].contains("can make now"))
        for name in ["Gin", "Campari", "Sweet vermouth"] {
            #expect(stage.lines.contains { $0.contains("✓ 30 ml    \(name)") }, "\(name)")
        }
    }

    @Test func `three bottles make a Negroni in Korean, too`() async throws {
        let stage = try await Stage.opened(.korean)
        await stage.press(.character("4"), .character("a"))
        for name in ["진", "ㅋㅍㄹ", "스위트베르무트"] {
            await stage.type(name)
            await stage.press(Key(.enter), .control("u"))
        }
        await stage.press(.control("s"))
        #expect(stage.lines[2].contains("병 3개 · 지금 2가지 · 하나 부족"))
        #expect(!stage.lines[2].contains("…"))
        await stage.press(.character(","), .character("m"))
        let row = try #require(stage.lines.first { $0.contains("▸") })
        #expect(row.contains("네그로니"))
        #expect(row.contains("진, 캄파리, 스위트 베르무트"))
        await stage.press(Key(.enter))
        #expect(stage.lines[2].contains("지금 가능"))
    }

    @Test func `a brand counts for its kind and the kind's parent, and is named`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["beefeater", "campari", "punt e mes"])
        await stage.goFromRoot("bar/makeable")
        #expect(stage.text.contains("your Beefeater, Campari, your Punt e Mes"))
        await stage.press(Key(.enter))
        #expect(stage.lines.contains { $0.contains("✓ 30 ml    Gin") && $0.contains("your Beefeater") })
    }

    @Test func `a drink's page adds bottles to the bar`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        #expect(stage.lines[2].contains("3 away"))
        await stage.press(.character(" "))
        #expect(stage.lines[2].contains("2 away"))
        #expect(stage.shell.messages.last?.text == "Added Gin to your bar. Press u to undo.")
        await stage.press(Key(.down), .character(" "), Key(.down), .character(" "))
        #expect(stage.lines[2].contains("can make now"))
        #expect(
            stage.shell.messages.last?.text
                == "Added Sweet vermouth to your bar. You can make 2 more drinks. Press u to undo.")
        await stage.press(.character(" "))
        #expect(stage.lines[2].contains("1 away"))
    }

    @Test func `a change of the bar shows at once on hidden tabs`() async throws {
        let stage = try await Stage.opened(route: "drinks/all")
        #expect(stage.lines[2].contains("· 0 now"))
        await stage.addBottles(["gin", "campari", "sweet vermouth"])
        await stage.press(.character("3"))
        #expect(stage.lines[2].contains("· 2 now"))
    }
}
