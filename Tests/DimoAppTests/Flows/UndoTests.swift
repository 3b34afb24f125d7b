import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Every change can be undone from any screen.
@MainActor
struct UndoTests {
    @Test func `undo and redo step through changes of the bar`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["gin", "campari"])
        await stage.addBottles(["sweet vermouth"])
        #expect(stage.lines[2].contains("3 bottles · 2 now"))
        await stage.press(.character("u"))
        #expect(stage.lines[2].contains("2 bottles · 0 now"))
        await stage.press(.character("u"))
        #expect(stage.text.contains("Nothing here yet."))
        await stage.press(.character("u"))
        #expect(stage.shell.messages.last?.text == "Nothing to undo.")
        await stage.press(.control("r"), .control("r"))
        #expect(stage.lines[2].contains("3 bottles · 2 now"))
        await stage.press(.control("r"))
        #expect(stage.shell.messages.last?.text == "Nothing to redo.")
    }

    @Test(arguments: [(Language.english, "u undo"), (.korean, "u 되돌리기")])
    func `the last line hints at undo when it is possible and there is room`(
        language: Language, hint: String
    ) async throws {
        let stage = try await Stage.opened(language, route: "settings")
        func line(_ width: Int = 160) -> String {
            stage.frame(Size(width: width, height: 30)).text.split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(!line().contains(hint))
        await stage.addBottles(["gin"])
        #expect(line().contains(hint))
        #expect(!line(60).contains(hint))
        await stage.press(.character("a"))
        #expect(!line().contains(hint), "u is a letter here")
        await stage.press(Key(.escape), .character("7"))
        #expect(line().contains(hint))
        await stage.press(.character("u"))
        #expect(!line().contains(hint))
        await stage.press(.control("r"))
        #expect(line().contains(hint))
    }

    @Test(
        arguments: [
            (.english, ["gin", "campari", "vodka", "bourbon", "aperol"], " and 2 more to the bar"),
            (.korean, ["gin", "campari", "vodka", "bourbon"], " 외 1가지 넣기"),
            (.english, ["gin", "campari"], " to the bar"),
        ] as [(Language, [String], String)])
    func `undo names at most three of several bottles and counts the rest`(
        language: Language, bottles: [String], end: String
    ) async throws {
        let stage = try await Stage.opened(language)
        await stage.addBottles(bottles)
        await stage.press(.character("u"))
        let text = try #require(stage.shell.messages.last?.text)
        #expect(text.split(separator: ", ").count == min(3, bottles.count), "\(text)")
        #expect(text.hasSuffix(end), "\(text)")
    }

    @Test func `a change of the home city is a step among the changes of the bar`() async throws {
        let stage = try await Stage.opened()
        let settings = try #require(stage.program.coordinator.scope?.main.settings.store.settings)
        await stage.addBottles(["gin"])
        await stage.go("settings/city")
        await stage.type("서우")
        await stage.press(Key(.enter))
        #expect(stage.shell.messages.last?.text == "Seoul is your home city.")
        await stage.press(Key(.escape))
        #expect(settings.value.homeCity == "seoul")
        await stage.addBottles(["campari"])
        await stage.press(.character("u"))
        #expect(settings.value.homeCity == "seoul" && stage.lines[2].contains("1 bottle "))
        await stage.press(.character("u"))
        #expect(stage.shell.messages.last?.text == "Undone: change the home city")
        #expect(settings.value.homeCity == nil && stage.lines[2].contains("1 bottle "))
        await stage.press(.character("u"))
        #expect(stage.text.contains("Nothing here yet."))
        await stage.press(.control("r"), .control("r"))
        #expect(settings.value.homeCity == "seoul" && stage.lines[2].contains("1 bottle "))
        await stage.press(.control("r"))
        #expect(stage.lines[2].contains("2 bottles"))
    }

    @Test func `undo and redo update the visible screen`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        await stage.press(.character(" "))
        #expect(stage.lines[2].contains("2 away"))
        await stage.press(.character("u"))
        #expect(stage.lines[2].contains("3 away"))
        #expect(stage.lines.contains { $0.contains("✗ 30 ml    Gin") })
        await stage.press(.control("r"))
        #expect(stage.lines[2].contains("2 away"))
    }

    @Test func `undo restores a removed bottle and selects it`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["gin"])
        await stage.press(.character("x"))
        #expect(stage.text.contains("Nothing here yet."))
        await stage.press(.character("u"))
        #expect(stage.lines.contains { $0.contains("▸ Gin") })
    }

    @Test func `undo reports the undone action`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["campari"])
        await stage.press(.character("u"))
        let message = try #require(stage.shell.messages.last?.text)
        #expect(message == "Undone: add Campari to the bar")
    }

    @Test(arguments: [(Language.english, "yesterday", "21 Nov"), (.korean, "어제", "11월 21일")])
    func `undo of an earlier day's action reports the day`(
        language: Language, yesterday: String, day: String
    ) async throws {
        let clock = ManualClock(Stage.evening.now())
        let stage = try await Stage.opened(language, clock: clock)
        await stage.addBottles(["campari"])
        await stage.addBottles(["gin"])
        clock.advance(by: 86_400)
        await stage.press(.character("u"))
        #expect(try #require(stage.shell.messages.last?.text).hasSuffix("(\(yesterday))"))
        clock.advance(by: 3 * 86_400)
        await stage.press(.character("u"))
        #expect(try #require(stage.shell.messages.last?.text).hasSuffix("(\(day))"))
    }

    @Test func `adding, changing and deleting an own ingredient can each be undone`()
        async throws
    {
        let stage = try await Stage.opened(route: "drinks/own")
        await stage.press(.character(";"), .character("a"))
        await stage.type("Cordial")
        await stage.press(.control("s"))
        #expect(stage.shell.messages.last?.text == "Added Cordial. Press u to undo.")
        #expect(stage.lines.contains { $0.contains("▸ Cordial") && $0.contains("not in any drink") })
        await stage.press(.character("e"))
        await stage.type(" 2")
        await stage.press(.control("s"))
        #expect(stage.lines.contains { $0.contains("▸ Cordial 2") })
        await stage.press(.character("x"))
        #expect(stage.shell.messages.last?.text == "Deleted Cordial 2. Press u to undo.")
        #expect(stage.text.contains("No ingredients of your own yet."))
        await stage.press(.character("u"))
        #expect(stage.lines.contains { $0.contains("▸ Cordial 2") })
        await stage.press(.character("u"))
        #expect(stage.lines.contains { $0.contains("▸ Cordial ") && !$0.contains("Cordial 2") })
        await stage.press(Key(.enter))
        #expect(
            stage.shell.tabs.current?.routes == [
                "drinks", "drinks/own", "drinks/own-ingredients", "ingredient:my-cordial",
            ])
        await stage.press(Key(.escape), .character("u"))
        #expect(stage.text.contains("No ingredients of your own yet."))
    }

    @Test func `redo works in a text field, where u is a letter`() async throws {
        let stage = try await Stage.opened()
        await stage.addBottles(["gin"])
        await stage.press(.character("u"), .character("a"), .control("r"))
        #expect(stage.lines[2].contains("1 bottle"))
        await stage.type("u")
        #expect(stage.lines[3].contains("u"))
        #expect(stage.lines[2].contains("1 bottle"))
    }
}
