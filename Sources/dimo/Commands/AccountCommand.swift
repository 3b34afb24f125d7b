import ArgumentParser

struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "List accounts, create one, sign in and out.",
        subcommands: [
            AccountListCommand.self, AccountCreateCommand.self, AccountSignInCommand.self, AccountSignOutCommand.self,
            AccountPasswordCommand.self,
        ])
}
