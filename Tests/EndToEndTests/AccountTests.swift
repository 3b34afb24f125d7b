import Foundation
import Testing

extension EndToEnd {
    /// Guests, accounts and sessions, by keys and from the shell.
    @Suite struct AccountTests {
        private let password = "sunrise-89"
        private let screens = Screens(language: "en")

        private func saved(_ workspace: Workspace) throws -> Bool? {
            try workspace.run("drinks", "show", "negroni", "--json").object()["saved"] as? Bool
        }

        private func create(_ workspace: Workspace, _ name: String, input: String?) throws -> CommandResult {
            let password = input == nil ? "--no-password" : "--password-stdin"
            return try workspace.run(
                "account", "create", name, "--nickname", name, "--type", "INTP", password, "--json", input: input)
        }

        /// Shows the list of all drinks from any screen.
        private func showDrinks(in window: Tmux) throws {
            try window.waitFor(screens.word("home.tonight"))
            try window.press(":")
            try window.type("drinks/all")
            try window.press("Enter")
            try window.waitFor(screens.firstDrink)
        }

        private func signUp(_ window: Tmux, _ name: String) throws {
            try window.waitFor("Welcome › Sign up")
            try window.type(name)
            try window.press("Down")
            try window.type(name)
            try window.press("Down", "Down")
            try window.type(password)
            try window.press("Down")
            try window.type(password)
            try window.press("Down", "Space", "C-s")
            try window.waitFor("Your recovery codes")
        }

        @Test func `a guest saves a drink by signing up, and no other account sees it`()
            throws
        {
            let workspace = try Workspace(isNew: true)
            let window = try Tmux(workspace.command([]), size: .large)
            try window.waitFor(screens.word("first-bottles.title"))
            try window.press("Escape")
            try window.waitFor("Look around")
            try window.press("Down", "Down", "Down", "Down", "Enter")
            try window.waitFor("legal drinking age")
            try window.press("y")
            try showDrinks(in: window)
            try window.press("/")
            try window.type("negroni")
            try window.press("Enter")
            try window.waitUntil("negroni") { $0.selects("Negroni") }
            try window.press("Enter")
            try window.waitFor("Campari")
            #expect(try saved(workspace) == false)

            try window.press("s")
            try window.waitFor("For members")
            try window.press("c")
            try signUp(window, "juno")
            try window.press("Up", "Enter")
            try window.waitFor("Campari")
            try window.waitUntil("saved") { _ in (try? saved(workspace)) == true }
            try window.press("Escape")
            try window.waitFor(screens.word("section.advice"))
            try window.press("q")
            #expect(window.waitForExit() == 0)

            let again = try Tmux(workspace.command([]), size: .large)
            try again.waitFor(screens.word("home.tonight"))
            try again.waitUntil("who is signed in") { $0.rows.first?.contains("juno") == true }
            try again.press(":")
            try again.type("Sign out")
            try again.press("Enter")
            try again.waitFor("Just start")
            #expect(!FileManager.default.fileExists(atPath: workspace.session))
            #expect(try saved(workspace) == false, "the local profile has no mark")

            #expect(try create(workspace, "bela", input: nil).status == .exited(0))
            try again.press("Down", "Enter")
            try again.waitFor("bela")
            try again.press("Enter")
            try again.waitFor("legal drinking age")
            try again.press("y")
            try again.waitFor(screens.word("home.tonight"))
            try again.waitUntil("who is signed in") { $0.rows.first?.contains("bela") == true }
            #expect(try saved(workspace) == false)
            try again.press("q")
            #expect(again.waitForExit() == 0)
        }

        @Test func `the shell creates accounts, signs in and out, and acts as another account`() throws {
            let workspace = try Workspace(isNew: true)
            let made = try create(workspace, "mina", input: "\(password)\n")
            #expect((try made.object()["recovery_codes"] as? [String])?.count == 8)
            #expect(try create(workspace, "mina", input: "\(password)\n").status == .exited(1))
            #expect(try create(workspace, "open", input: nil).object()["recovery_codes"] as? [String] == [])
            #expect(!FileManager.default.fileExists(atPath: workspace.session), "creating an account does not sign in")

            let wrong = try workspace.run("account", "sign-in", "mina", "--password-stdin", input: "wrong-pass-1\n")
            let nobody = try workspace.run("account", "sign-in", "nobody", "--password-stdin", input: "wrong-pass-1\n")
            #expect(wrong.status == .exited(1))
            #expect(wrong.errors == nobody.errors)
            #expect(try workspace.run("bar", "list", "--as", "mina").status == .exited(1), "the account has a password")
            #expect(try workspace.run("bar", "list", "--as", "nobody").status == .exited(1))
            #expect(try workspace.run("bar", "add", "gin", "--as", "open").status == .exited(0))
            #expect(try workspace.bar() == [])

            #expect(
                try workspace.run("account", "sign-in", "mina", "--password-stdin", input: "\(password)\n").status
                    == .exited(0))
            #expect(try workspace.run("bar", "add", "campari").status == .exited(0))
            #expect(try workspace.bar() == ["campari"])
            let changed = try workspace.run(
                "account", "passwd", "--password-stdin", input: "\(password)\nsunset-90\n")
            #expect(changed.status == .exited(0))
            #expect(try workspace.run("account", "sign-out").status == .exited(0))
            #expect(try workspace.bar() == [])
            #expect(
                try workspace.run("account", "sign-in", "mina", "--password-stdin", input: "\(password)\n").status
                    == .exited(1))
            #expect(try workspace.run("account", "passwd", "--password-stdin", input: "x\n").status == .exited(1))
            let list = try workspace.run("account", "list", "--json").objects()
            #expect(list.compactMap { $0["id"] as? String } == ["mina", "open"])
        }

        @Test(arguments: [
            ["account", "create", "no", "--nickname", "mina", "--no-password"],
            ["account", "create", "mina", "--nickname", "m!", "--no-password"],
            ["account", "create", "mina", "--nickname", "mina", "--type", "ABCD", "--no-password"],
            ["account", "create", "mina", "--nickname", "mina", "--password", "sunrise-89"],
            ["account", "sign-in", "mina", "sunrise-89"], ["account", "passwd", "sunrise-89"],
        ])
        func `invalid arguments, including a password, are wrong usage`(arguments: [String]) throws {
            #expect(try Workspace(isNew: true).run(arguments).status == .exited(64))
        }
    }
}
