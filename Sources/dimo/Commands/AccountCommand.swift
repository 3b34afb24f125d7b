internal import ArgumentParser

/// `dimo account …`.
struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "List the accounts of this machine, make one, sign in and out.",
        subcommands: [
            AccountListCommand.self, AccountCreateCommand.self, AccountSignInCommand.self, AccountSignOutCommand.self,
            AccountPasswordCommand.self,
        ])
}
