import Terminal
import Testing

@testable import DimoApp

/// A member's own theme: a built-in one with some roles changed.
struct ThemeFileTests {
    private func theme(_ text: String) throws -> Theme { try ThemeFile(name: "mine").theme(from: text).theme }

    private func reason(_ text: String) -> String {
        do {
            return try ThemeFile(name: "mine").theme(from: text).problems.map { $0.text(Stage.words) }
                .joined(separator: "\n")
        } catch {
            return error.text(Stage.words)
        }
    }

    @Test func `named roles change, and the others come from the base`() throws {
        let theme = try theme("base: paper\ntitle: \"#ffd787 on 236 bold\"\nmuted: 240\n")
        #expect(theme.name == "mine")
        #expect(
            theme[.title] == Style(foreground: .rgb(255, 215, 135), background: .indexed(236), attributes: .bold))
        #expect(theme[.muted] == Style(foreground: .indexed(240)))
        #expect(theme[.accent] == Theme.paper[.accent])
    }

    @Test func `the base may come last, and defaults to dimo`() throws {
        #expect(try theme("title: 1\nbase: mono")[.selection] == Theme.mono[.selection])
        #expect(try theme("title: 1")[.selection] == Theme.dimo[.selection])
    }

    @Test func `every role can be set`() throws {
        for role in Role.allCases { #expect(try theme("\(role): 7")[role] == Style(foreground: .indexed(7))) }
    }

    @Test(arguments: [
        ("default", Style()), ("7", Style(foreground: .indexed(7))), ("on 7", Style(background: .indexed(7))),
        ("default on #000000", Style(background: .rgb(0, 0, 0))),
        ("bold dim italic underline reverse", Style(attributes: [.bold, .dim, .italic, .underline, .reverse])),
    ])
    func `a valid style is parsed`(text: String, style: Style) {
        #expect(ThemeFile.style(text) == style)
    }

    @Test(arguments: ["red", "256", "-1", "#12", "#gggggg", "1 on", "on", "1 2", "1 on 2 on 3", "blink"])
    func `an invalid style is refused`(text: String) {
        #expect(ThemeFile.style(text) == nil)
    }

    @Test func `invalid lines are reported with their position`() {
        #expect(reason("title: 1\nmuted: red").contains("mine.yaml:2:8: \"red\""))
        #expect(reason("titel: 1").contains("no role \"titel\""))
        #expect(reason("titel: 1").contains("did you mean title?"))
        #expect(reason("nothing-like-it: 1").contains("tabSelected"))
        #expect(reason("base: nobody").contains("mine.yaml:1:7: expected one of dimo,"))
        #expect(reason("title: [1]").contains("mine.yaml:1:8"))
        #expect(reason("- a").contains("mine.yaml"))
        #expect(reason("a: [").contains("not valid YAML"))
        #expect(reason("").contains("mine.yaml"))
    }

    @Test func `an invalid line does not affect the others`() throws {
        let found = try ThemeFile(name: "mine").theme(from: "title: 1\nmuted: red\nnobody: 2\naccent: 3")
        #expect(found.theme[.title] == Style(foreground: .indexed(1)))
        #expect(found.theme[.accent] == Style(foreground: .indexed(3)))
        #expect(found.problems.count == 2)
    }

    @Test func `a folder returns built-in and own themes by name`() throws {
        let folder = ThemeFolder(path: "/themes") { $0 == "/themes/mine.yaml" ? "title: 1" : nil }
        for theme in Theme.builtIn { #expect(try folder.theme(named: theme.name).theme == theme) }
        #expect(try folder.theme(named: "mine").theme[.title] == Style(foreground: .indexed(1)))
        #expect(throws: ConfigurationProblem.self) { try folder.theme(named: "other") }
    }

    @Test func `a name cannot point outside the folder`() {
        let folder = ThemeFolder(path: "/themes") { path in
            Issue.record("\(path) was read")
            return "title: 1"
        }
        #expect(throws: ConfigurationProblem.self) { try folder.theme(named: "../secret") }
    }
}
