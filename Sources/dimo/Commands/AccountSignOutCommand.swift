import ArgumentParser
import DimoApp
import Domain

struct AccountSignOutCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out: commands use the local profile again.")

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
