import ArgumentParser
import DimoApp
import Domain

struct AccountSignInCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in",
        abstract: "Sign in, so that commands and the program use this account.",
        discussion: "$ dimo account sign-in mina")

    @Argument(help: "The ID of the account.", completion: Completions.account)
    var id: String

    @Flag(help: "Read the password as one line from stdin.")
    var passwordStdin = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        var isOpen = false
        if let name = try? AccountName(id) {
            isOpen = try await store.accounts.accounts.account(named: name)?.hasPassword == false
        }
        // An unknown ID is asked for its password all the same.
        let password = isOpen ? Password("") : try PasswordInput(isStdin: passwordStdin).present()
        do {
            let signedIn = try await SignIn(store.accounts)(name: id, password: password)
            guard signedIn.isKept else { throw CommandFailure(message: store.strings["setup.not-kept"]) }
        } catch {
            throw store.failure(error)
        }
    }
}
