import TestSupport
import Testing

extension EndToEnd {
    @Suite struct ResizeTests {
        @Test func `after many resizes, the screen fits the last size`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.firstDrink)
            let before = window.settled()
            var random = SplitMix64(seed: 200)
            for step in 1...200 {
                let isTiny = step % 25 == 0
                let columns = isTiny ? 1 : Int.random(in: 1...220, using: &random)
                try window.resize(to: WindowSize(columns, isTiny ? 1 : Int.random(in: 1...70, using: &random)))
            }
            try window.resize(to: WindowSize(100, 30))
            let (isSame, after) = window.wait { $0 == before }
            #expect(isSame, "before:\n\(before)\nafter:\n\(after)")
            #expect(window.exitStatus == nil)
        }

        @Test func `rapid resizes cause few repaints`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.list(), size: .large)
            try #require(terminal.read(untilWritten: Screens.english.firstDrink))
            terminal.readUntilQuiet()
            let start = terminal.output.count
            var random = SplitMix64(seed: 201)
            for _ in 1...1_000 {
                let size = WindowSize(Int.random(in: 1...300, using: &random), Int.random(in: 1...90, using: &random))
                terminal.resize(to: size)
            }
            terminal.resize(to: .large)
            terminal.readUntilQuiet(milliseconds: 400)
            #expect(terminal.child.poll() == nil)
            #expect(terminal.output.count - start < 2_000_000)
            let last = terminal.output.count
            terminal.send("\u{0c}")
            #expect(terminal.read(untilWritten: Screens.english.firstDrink, from: last), "the redraw shows the list")
        }

        @Test func `the program starts in one cell and recovers`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: WindowSize(1, 1))
            _ = window.settled()
            try window.press("j")
            try window.press("4")
            try window.press("3")
            #expect(window.exitStatus == nil)
            try window.resize(to: .small)
            try window.waitFor(Screens.english.firstDrink)
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)
        }

        @Test(arguments: [WindowSize(31, 24), WindowSize(80, 4), WindowSize(20, 5)])
        func `a window that is too small says so in one line and recovers`(size: WindowSize) throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: size)
            let (isSaid, screen) = window.wait {
                $0.contains("\(size.columns)x\(size.rows) < 32x5") || $0.contains("32 x 5")
            }
            #expect(isSaid)
            #expect(screen.rows.count { !$0.isEmpty } == 1)
            try window.resize(to: .small)
            try window.waitFor(Screens.english.firstDrink)
        }
    }
}
