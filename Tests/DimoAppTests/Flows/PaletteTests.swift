import Domain
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// The palette finds everything by name, in both languages.
@MainActor
struct PaletteTests {
    /// The typed text, the key of the kind, and the name in English and Korean.
    @Test(arguments: [
        ("negroni", "palette.kind.drink", "Negroni", "네그로니"), ("네그로니", "palette.kind.drink", "Negroni", "네그로니"),
        ("howl", "palette.kind.work", "Howl's Moving Castle", "하울의 움직이는 성"),
        ("campari", "palette.kind.ingredient", "Campari", "캄파리"),
        ("캄파리", "palette.kind.ingredient", "Campari", "캄파리"), ("busan", "palette.kind.city", "Busan", "부산"),
        ("부산", "palette.kind.city", "Busan", "부산"), ("shopping list", "tab.bar", "Shopping list", "장보기 목록"),
        ("장보기 목록", "tab.bar", "Shopping list", "장보기 목록"),
    ])
    func `a name in either language finds its page`(
        typed: String, kind: String, english: String, korean: String
    ) async throws {
        for language in Language.allCases {
            let stage = try await Stage.opened(language, route: .tab(.settings))
            await stage.press(.character(":"))
            await stage.type(typed)
            await stage.settle()
            let lines = stage.frame(Size(width: 100, height: 30)).text.split(separator: "\n")
            let name = language == .english ? english : korean
            let word = TestWords.words(language)[kind]
            #expect(lines.contains { $0.contains(name) && $0.contains("\(word) ┃") }, "\(language): \(typed)\n\(lines)")
        }
    }

    @Test(arguments: [
        ("quick", "A bar in a minute"), ("dark", "Theme: dimo"), ("light", "Theme: paper"), ("forecast", "Weather"),
        ("빠른 설정", "A bar in a minute"), ("예보", "Weather"), ("dark mode", "Theme: dimo"),
        ("export my data", "Export"), ("what can I make", "What the bar can make"), ("no alcohol", "Privacy"),
        ("calories", "FAQ"), ("ounces", "Units"), ("choose my type", "Account"), ("내 MBTI", "Account"),
        ("hide spoilers", "Types: hide types until I dig"),
    ])
    func `synonyms find places, settings and tabs`(word: String, title: String) async throws {
        let stage = try await Stage.opened(route: .tab(.drinks))
        await stage.press(.character(":"))
        await stage.type(word)
        let text = stage.frame(Size(width: 100, height: 30)).text
        #expect(text.contains("▸ \(title) "), "\(word)\n\(text)")
    }

    /// The number of rows with the typed word, without the line it is typed in.
    @Test(arguments: [
        (Language.english, "bar", "statistics", 1), (.korean, "bar", "통계", 1),
        // One puts the work on the list, the other opens the list.
        (.english, "work:metropolis", "wish list", 2),
    ])
    func `a place that an action of the page opens is listed once`(
        language: Language, route: String, word: String, count: Int
    ) async throws {
        let stage = try await Stage.opened(language, route: Route(route))
        await stage.press(.character(":"))
        await stage.type(word)
        let rows = stage.frame(Size(width: 80, height: 40)).text.split(separator: "\n").compactMap { line in
            line.split(separator: "┃").dropFirst().first.map { $0.lowercased() }
        }.filter { $0.contains(word) }
        #expect(rows.count == count + 1, "\(rows)")
    }

    @Test func `characters of the same name name their works`() async throws {
        let stage = try await Stage.opened(route: .tab(.settings))
        await stage.press(.character(":"))
        await stage.type("immortan")
        await stage.settle()
        let lines = stage.frame(Size(width: 100, height: 30)).text.split(separator: "\n")
            .filter { $0.contains("Immortan Joe") }
        #expect(lines.contains { $0.contains("Fury Road") } && lines.contains { $0.contains("Furiosa") }, "\(lines)")
    }

    @Test func `no row shows a route`() async throws {
        for language in Language.allCases {
            let stage = try await Stage.opened(language, route: .tab(.drinks))
            await stage.press(.character(":"))
            for text in ["", "bar", "set", "neg"] {
                await stage.type(text)
                await stage.settle()
                let lines = stage.frame(Size(width: 100, height: 60)).text
                #expect(!lines.contains(/[a-z]+\/[a-z]+ ┃|[a-z]+:[a-z]+ ┃/), "\(text)\n\(lines)")
                await stage.press(.control("u"))
            }
        }
    }

    @Test func `an exact name ranks before longer ones, and Enter opens it`() async throws {
        let stage = try await Stage.opened(route: .tab(.settings))
        await stage.press(.character(":"))
        await stage.type("negroni")
        await stage.settle()
        await stage.press(Key(.enter))
        #expect(stage.trail.last == "drink:negroni")
    }

    @Test func `an action is found by its name in the other language`() async throws {
        let english = try await Stage.opened(route: .tab(.drinks))
        await english.press(.character(":"))
        await english.type("되돌리기")
        #expect(english.frame(Size(width: 100, height: 30)).text.contains("undo"))
        let korean = try await Stage.opened(.korean, route: .tab(.drinks))
        await korean.press(.character(":"))
        await korean.type("undo")
        #expect(korean.frame(Size(width: 100, height: 30)).text.contains("되돌리기"))
    }

    @Test func `every place without an id has a name in both languages`() throws {
        for language in Language.allCases {
            let strings = try Stage.container(language).strings
            let nameless = Route.named.filter { strings[$0.route.nameKey] == $0.route.nameKey }.map(\.name)
            #expect(nameless.isEmpty, "\(language): \(nameless)")
        }
    }

    @Test(arguments: [
        "Temperature: °F", "온도: °F", "Fahrenheit", "화씨", "units.temperature f",
    ])
    func `a setting changes by its name in either language or by its key in the file`(text: String) async throws {
        for language in Language.allCases {
            let stage = try await Stage.opened(language)
            await stage.choose(text)
            await stage.go("settings/units")
            let line = stage.lines.first { $0.contains("°F") }
            #expect(line?.contains("●") == true, "\(language): \(text) \(line ?? "")")
        }
    }

    @Test(arguments: Language.allCases)
    func `the messages command works in both languages`(language: Language) async throws {
        let stage = try await Stage.opened(language)
        await stage.choose(":messages")
        #expect(stage.trail.last == "messages")
    }

    @Test func `a setting's current value is marked, with its page at the right`() async throws {
        let stage = try await Stage.opened()
        await stage.press(.character(":"))
        await stage.type("Theme: ")
        let lines = stage.frame(Size(width: 100, height: 30)).text.split(separator: "\n").filter {
            $0.contains("Theme: ")
        }
        #expect(lines.contains { $0.contains("Theme: auto  current") && $0.contains("Appearance ") })
        #expect(lines.contains { $0.contains("Theme: mono") && !$0.contains("current") })
    }

    @Test func `choosing the current place does not push it again`() async throws {
        let stage = try await Stage.opened(route: .tab(.bar))
        await stage.choose("shopping list")
        #expect(stage.trail == ["bar", "bar/shopping"])
        await stage.choose("shopping list")
        #expect(stage.trail == ["bar", "bar/shopping"])
        await stage.press(Key(.escape))
        #expect(stage.trail == ["bar"])
    }

    @Test func `places are listed by name with their tab at the right`() async throws {
        let stage = try await Stage.opened(route: .tab(.drinks))
        await stage.press(.character(":"))
        await stage.type("party")
        let lines = stage.frame(Size(width: 100, height: 30)).text.split(separator: "\n")
        #expect(lines.contains { $0.contains("Party ") && $0.contains(" Bar ┃") })
    }
}
