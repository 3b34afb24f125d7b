internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo account sign-out`.
struct AccountSignOutCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out", abstract: "Sign out: commands go on as the local profile.")

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
