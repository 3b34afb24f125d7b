import Foundation
import Testing

extension EndToEnd {
    /// A diary of another program, by keys: preview, decisions, import and undo.
    @Suite struct DiaryTests {
        private static let diary = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2024-01-02,Nosferatu,1922,https://boxd.it/1,4.5,,,2024-01-01
            2024-01-02,Metropolis,,https://boxd.it/2,4,,,2024-01-02
            2024-01-02,Home Movie,1999,https://boxd.it/3,2,,,2024-01-03
            2024-01-02,Never Mind,1998,https://boxd.it/4,2,,,2024-01-04

            """

        @Test(arguments: [WindowSize.small, WindowSize(60, 16)])
        func `a diary's works are reviewed, imported and undone with one key`(size: WindowSize) throws {
            let screens = Screens.english
            let workspace = try Workspace()
            let file = "\(workspace.path)/diary.csv"
            try Self.diary.write(toFile: file, atomically: true, encoding: .utf8)
            let window = try Tmux(workspace.command(["open", "settings/data/import"]), size: size)
            try window.waitFor(screens.word("transfer.import.go"))
            try window.type(file)
            for _ in 0..<4 { try window.press("Tab") }
            try window.press("Enter")
            try window.waitFor(screens.word("transfer.review.title"))
            try window.waitUntil("the unsure works") { $0.contains("Home Movie") && $0.contains("Never Mind") }
            #expect(try log(workspace).count == 1, "nothing is imported before the review")

            try window.press("y")
            try window.waitUntil("decided") { $0.contains("it is Metropolis") }
            try window.press("Down")
            try window.press("o")
            try window.waitUntil("a work of one's own") { $0.contains("add as my own work") }
            try window.press("i")
            try window.waitFor(screens.word("transfer.report.title"))
            let watched = try log(workspace)
            let titles = watched.map { line in String(line.prefix { $0 != "," }) }
            #expect(titles == ["Title", "Nosferatu", "Metropolis", "Home Movie"])

            try window.press("u")
            try window.waitUntil("taken back") { _ in (try? log(workspace).count) == 1 }
        }

        @Test func `an imported list is opened by its name, and an unknown one is refused`() throws {
            let workspace = try Workspace()
            let file = "\(workspace.path)/silents.csv"
            try """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2024-01-02,Silents,,https://boxd.it/1,

            Position,Name,Year,URL,Description
            1,Nosferatu,1922,https://boxd.it/2,Cold
            2,Metropolis,1927,https://boxd.it/3,

            """.write(toFile: file, atomically: true, encoding: .utf8)
            _ = try workspace.run("import", file)
            let list = try workspace.run("--lang", "en", "read", "list:silents").output
            #expect(list.contains("1. Nosferatu (1922)") && list.contains("2. Metropolis (1927)"), "\(list)")
            let unknown = try workspace.run("--lang", "en", "read", "list:talkies")
            #expect(unknown.status != .exited(0) && unknown.errors.contains("talkies"), "\(unknown)")
        }

        /// The log as a table, the header first.
        private func log(_ workspace: Workspace) throws -> [String] {
            try workspace.run("export", "-", "--format", "letterboxd").output
                .split(whereSeparator: \.isNewline).map(String.init)
        }
    }
}
