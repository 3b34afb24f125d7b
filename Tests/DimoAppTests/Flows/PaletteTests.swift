import Domain
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// The palette knows everything by name, in both languages.
@MainActor
struct PaletteTests {
    /// What is typed, what is to be listed first among what the palette finds, and where it leads.
    @Test(arguments: [
        ("negroni", "drink:negroni"), ("네그로니", "drink:negroni"), ("howl", "work:howls-moving-castle"),
        ("campari", "ingredient:campari"), ("캄파리", "ingredient:campari"), ("busan", "city:busan"),
        ("부산", "city:busan"), ("shopping list", "bar/shopping"), ("쇼핑 목록", "bar/shopping"),
    ])
    func `a name of either language leads to its page`(name: String, route: String) async throws {
        for language in Language.allCases {
            let stage = try await Stage.opened(language, route: .tab(.settings))
            await stage.press(.character(":"))
            await stage.type(name)
            await stage.settle()
            let lines = stage.frame(Size(width: 100, height: 30)).text
            #expect(lines.contains(route), "\(language): \(name)\n\(lines)")
        }
    }

    @Test func `an exact name goes before one that only begins so, and Enter opens it`() async throws {
        let stage = try await Stage.opened(route: .tab(.settings))
        await stage.press(.character(":"))
        await stage.type("negroni")
        await stage.settle()
        await stage.press(Key(.enter))
        #expect(stage.trail.last == "drink:negroni")
    }

    @Test func `an action is found by its Korean name in English and the other way round`() async throws {
        let english = try await Stage.opened(route: .tab(.drinks))
        await english.press(.character(":"))
        await english.type("되돌리기")
        #expect(english.frame(Size(width: 100, height: 30)).text.contains("undo"))
        let korean = try await Stage.opened(.korean, route: .tab(.drinks))
        await korean.press(.character(":"))
        await korean.type("undo")
        #expect(korean.frame(Size(width: 100, height: 30)).text.contains("되돌리기"))
    }

    @Test func `places are listed by name with their route at the right`() async throws {
        let stage = try await Stage.opened(route: .tab(.drinks))
        await stage.press(.character(":"))
        await stage.type("party")
        let line = stage.frame(Size(width: 100, height: 30)).text.split(separator: "\n").first {
            $0.contains("bar/party")
        }
        #expect(line?.contains("Party") == true)
    }
}
