import Testing

extension EndToEnd {
    @Suite struct TabTests {
        @Test func `every digit shows its own tab`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.firstDrink)
            var bodies: [String: [String]] = [:]
            var last = window.settled()
            let drinks = last
            for digit in ["1", "2", "4", "5", "6", "7", "3"] {
                try window.press(digit)
                let (isChanged, screen) = window.wait { $0.body != last.body }
                #expect(isChanged, "key \(digit) changes nothing")
                last = isChanged ? window.settled() : screen
                bodies[digit] = last.body
            }
            #expect(Set(bodies.values.map { $0.joined(separator: "\n") }).count == 7)
            #expect(last == drinks, "the drinks tab is unchanged")
        }

        @Test func `Tab and Shift-Tab move between tabs and back`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.firstDrink)
            let drinks = window.settled()
            for _ in 1...3 {
                let before = window.settled()
                try window.press("Tab")
                window.wait { $0 != before }
            }
            for _ in 1...3 {
                let before = window.settled()
                try window.press("BTab")
                window.wait { $0 != before }
            }
            #expect(window.settled() == drinks)
        }

        @Test func `a tab keeps its page, and pressing its digit again returns to the root`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.command(["open", "drink:negroni"]), size: WindowSize(100, 30))
            try window.waitFor("Campari")
            let page = window.settled()
            try window.press("4")
            window.wait { $0 != page }
            try window.press("3")
            #expect(window.wait { $0 == page }.isDone)
            try window.press("3")
            #expect(window.wait { $0 != page && !$0.contains("30 ml") }.isDone)
        }
    }
}
