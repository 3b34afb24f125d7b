import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "List accounts, create one, sign in or sign out.",
        discussion: """
            $ dimo account create mina --nickname mina
            $ dimo account sign-in mina
            """,
        subcommands: [
            AccountListCommand.self, AccountCreateCommand.self, AccountSignInCommand.self, AccountSignOutCommand.self,
            AccountPasswordCommand.self,
        ])
}

struct AccountPasswordCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd",
        abstract: "Change the signed-in account's password and end its other sessions.",
        discussion: """
            $ dimo account passwd
            With --password-stdin, the first line is the current password, if there is one, and the next line the \
            new one.
            """)

    @Flag(help: "Read the passwords as lines from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        guard let name = store.session.accountName, let account = try await store.accounts.accounts.account(named: name)
        else { throw CommandFailure(message: store.strings["shell.error.signed-out"]) }
        let input = PasswordInput(isStdin: passwordStdin)
        let current = account.hasPassword ? try input.present() : Password("")
        let new = try input.new()
        do {
            let codes = try await ChangePassword(store.accounts)(
                of: name, current: current, new: new, repeated: new, keeping: store.session.number)
            Shell.print(codes.map { "\($0.text)\n" }.joined())
            if let there = try await store.sharedCommunity.adopt(new, replacing: current, of: store.profile) {
                Shell.note(CommunityText.adopted(there.name, there.problem, store.strings) + "\n")
            }
        } catch {
            throw store.failure(error)
        }
    }
}

struct AccountSignOutCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out",
        abstract: "Sign out, so that commands use the local profile again.",
        discussion: "$ dimo account sign-out")

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        do {
            try await SignOut(store.accounts)()
        } catch {
            throw store.failure(error)
        }
    }
}
