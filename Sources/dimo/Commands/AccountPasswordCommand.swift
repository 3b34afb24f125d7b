import ArgumentParser
import DimoApp
import Domain

struct AccountPasswordCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "passwd",
        abstract: "Change the signed-in account's password; its other sessions end.",
        discussion: "From stdin: one line with the current password, if there is one, then one with the new one.")

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
        } catch {
            throw store.failure(error)
        }
    }
}
