import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// The start: the names of the tabs at once, everything else when it is read.
@MainActor
struct LaunchTests {
    @Test func `the first frame shows the tabs without waiting`() throws {
        let stage = try Stage(route: .tab(.bar))
        stage.program.start(in: stage.host)
        #expect(stage.lines[0].contains("1 Home  2 Dig  3 Drinks  4 Bar  5 Weather  6 Momentum  7 Settings"))
        #expect(stage.trail == [])
        stage.program.press(.character("1"), Key(.escape), .character("?"), Key(.escape))
        #expect(stage.trail == [])
    }

    @Test func `a slow launch shows that it is loading`() throws {
        let stage = try Stage()
        stage.program.start(in: stage.host)
        stage.program.didPaintFirstFrame()
        #expect(!stage.text.contains("Loading…"))
        stage.host.advance(by: .milliseconds(150))
        #expect(stage.text.contains("Loading…"))
    }

    @Test func `the header shows the member's name`() async throws {
        let stage = try await Stage.opened()
        #expect(stage.lines[0].hasSuffix("mina"))
    }

    @Test func `an unknown TERM is reported once`() async throws {
        let host = HeadlessHost(
            capabilities: TerminalCapabilities(colors: 8, isUTF8: true, term: "xterm", missingTerm: "strange"))
        let program = DimoProgram(container: try Stage.container())
        program.start(in: host)
        program.didPaintFirstFrame()
        while program.shell.trail.isEmpty { await Task.yield() }
        #expect(program.shell.messages.map(\.text) == ["Unknown terminal type strange (TERM); using xterm."])
    }

    @Test func `a terminal without UTF-8 is drawn in ASCII`() async throws {
        let host = HeadlessHost(capabilities: TerminalCapabilities(colors: 8, isUTF8: false, term: "vt100"))
        let program = DimoProgram(container: try Stage.container(), start: .at("drink:negroni"))
        program.start(in: host)
        program.didPaintFirstFrame()
        repeat { await LatestTask.settleAll() } while LatestTask.isAnyRunning
        let text = program.render(size: Size(width: 80, height: 24)).text
        #expect(text.contains("Negroni"))
        #expect(text.filter { !$0.isASCII } == "")
    }

    @Test(arguments: ["settings/city", "dig/search", "bar/minute", "drinks/tried/pick"] as [Route])
    func `no placeholder turns into question marks in ASCII mode`(route: Route) async throws {
        let stage = try await Stage.opened(route: .tab(.home)) { $0.isASCII = true }
        await stage.go(route)
        #expect(!stage.text.contains("??"))
    }

    @Test func `ASCII mode leaves out the name in the other language`() async throws {
        let stage = try await Stage.opened(route: .tab(.home)) { $0.isASCII = true }
        #expect(stage.text.contains("Tonight"))
        #expect(!stage.text.contains("??"))
    }

    @Test(
        arguments: [
            "home", "dig", "drinks", "drink:negroni", "bar", "weather", "momentum", "settings/look", "bar/minute",
        ] as [Route])
    func `every screen is pure ASCII in ASCII mode, narrow or wide`(route: Route) async throws {
        let stage = try await Stage.opened(route: .tab(.home)) { $0.isASCII = true }
        await stage.go(route)
        for size in [Size(width: 80, height: 24), Size(width: 160, height: 45)] {
            let text = stage.frame(size).text
            #expect(text.filter { !$0.isASCII } == "")
            for flaw in ["??", "oC"] { #expect(!text.contains(flaw), "\(flaw) in \(text)") }
        }
    }

    @Test func `q at the root ends the program, and Ctrl-Z suspends it`() async throws {
        let stage = try await Stage.opened()
        await stage.press(.control("z"))
        #expect(stage.host.suspensions == 1)
        await stage.press(.character("q"))
        #expect(stage.host.exitStatus == 0)
    }

    @Test func `an unknown theme is reported at launch`() async throws {
        let stage = try await Stage.opened(options: { $0.theme = "nobody" })
        #expect(stage.shell.options.theme.name == "dimo")
        #expect(stage.shell.messages.contains { $0.text.contains("no theme \"nobody\"") && $0.kind == .failed })
    }
}
