import ArgumentParser
import DimoApp
import Domain

struct AccountListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the accounts on this machine.",
        discussion: "$ dimo account list")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    /// Accounts read at a time.
    private static let page = 200

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        var accounts: [Account] = []
        while true {
            let next = try await store.accounts.accounts.accounts(after: accounts.last?.name, limit: Self.page)
            accounts += next
            if next.count < Self.page { break }
        }
        if json {
            let documents = accounts.map { account in
                JSONValue.object([
                    ("id", .optional(account.name?.text)), ("nickname", .string(account.profile.nickname)),
                    ("type", .optional(account.profile.type?.text)), ("has_password", .bool(account.hasPassword)),
                    ("signed_in", .bool(account.id == store.profile)),
                ])
            }
            return Shell.print(JSONValue.array(documents).document)
        }
        let rows = accounts.map { account in
            [
                account.name?.text ?? "", account.profile.nickname, account.profile.type?.text ?? "-",
                store.strings[account.hasPassword ? "shell.account.password" : "shell.account.open"],
                account.id == store.profile ? store.strings["shell.account.signed-in"] : "",
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}
