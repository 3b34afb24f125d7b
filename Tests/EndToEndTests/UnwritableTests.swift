import Foundation
import Testing

extension EndToEnd {
    /// Full disks and read-only folders. Because root may write everywhere, each test mounts its own file system in a
    /// private namespace.
    @Suite(.enabled(if: PrivateMount.isPermitted, "a file system of its own cannot be mounted here"))
    struct UnwritableTests {
        @Test func `the program runs on a full disk and reports it`() throws {
            let workspace = try Workspace()
            let window = try Tmux(PrivateMount.full(workspace, ["open", "drinks/all"]), size: .large)
            let (isSaid, screen) = window.wait { isShown($0, with: "error.disk-full") }
            #expect(isSaid, "\(screen)")
            try expectUsable(window)
        }

        @Test func `the program starts for the first time on a full disk and reports it`() throws {
            let workspace = try Workspace(isEmpty: true)
            let window = try Tmux(PrivateMount.full(workspace, ["open", "drinks/all"]), size: .large)
            let (isSaid, screen) = window.wait { isShown($0, with: "error.disk-full") }
            #expect(isSaid, "\(screen)")
            try expectUsable(window)
        }

        @Test func `the program runs in a read-only folder and reports it`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "campari").status == .exited(0))
            let window = try Tmux(PrivateMount.readOnly(workspace, ["open", "drinks/all"]), size: .large)
            let (isSaid, screen) = window.wait { isShown($0, with: "error.read-only") }
            #expect(isSaid, "\(screen)")
            try window.press("4")
            try window.waitFor("Campari")
            try window.press("3")
            try window.waitFor(Screens.english.firstDrink)
            try expectUsable(window)
        }

        @Test func `a command that cannot write fails and says why`() throws {
            let workspace = try Workspace()
            let result = try Command.run(PrivateMount.readOnly(workspace, ["bar", "add", "gin"]))
            #expect(result.status == .exited(1))
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix("dimo: "))
        }

        @Test func `a command on a full disk says that it is full`() throws {
            let workspace = try Workspace()
            let result = try Command.run(PrivateMount.full(workspace, ["bar", "add", "gin"]))
            #expect(result.status == .exited(1))
            #expect(result.errors.contains("disk is full"), "\(result)")
            #expect(!result.errors.contains("press"), "\(result)")
        }

        @Test func `a command that only reads works in a read-only folder`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "campari").status == .exited(0))
            let result = try Command.run(PrivateMount.readOnly(workspace, ["bar", "list", "--json"]))
            #expect(result.status == .exited(0))
            #expect(try result.objects().count == 1)
            #expect(!result.errors.contains("Changes"), "\(result)")
        }

        @Test func `doctor reports a database that cannot be created`() throws {
            let workspace = try Workspace(isEmpty: true)
            let result = try Command.run(PrivateMount.readOnly(workspace, ["doctor", "--json"]))
            #expect(result.status == .exited(1), "\(result)")
            let files = try result.object()["files"] as? [[String: Any]]
            let database = files?.first { ($0["path"] as? String)?.hasSuffix("dimo.sqlite") == true }
            #expect(database?["ok"] as? Bool == false, "\(result)")
        }

        private func isShown(_ screen: Screenshot, with message: String) -> Bool {
            screen.contains(Screens.english.firstDrink) && screen.contains(Screens.english.phrase(message))
        }

        private func expectUsable(_ window: Tmux) throws {
            try window.type("/neg")
            try window.waitUntil("row") { $0.selects("Negroni") }
            try window.press("Enter")
            try window.press("Enter")
            try window.waitFor("Campari")
            try window.press("Escape")
            _ = window.settled()
            // Every screen shows that nothing is saved, and quitting asks first.
            try window.waitFor(Screens.english.phrase("header.not-kept"))
            try window.press("q", "q")
            try window.waitFor(Screens.english.phrase("dialog.quit.title"))
            try window.waitFor(Screens.english.phrase("notice.memory-only"))
            #expect(window.pressUntilExit("y") == 0, "\(window.screen)")
        }
    }
}
