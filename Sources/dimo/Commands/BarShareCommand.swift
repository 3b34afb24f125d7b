internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo bar share ID`.
struct BarShareCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "share", abstract: "Let another account of this machine use your bar, or end it.")

    @Argument(help: "The ID of the account; local for the local profile.")
    var id: String

    @Flag(help: "End it: they are back at their own bar at once.")
    var end = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let member = try await SharerLookup(store).member(id)
        do {
            if end {
                try await store.sharing.end(barOf: store.profile, with: member.id)
            } else {
                try await store.sharing.share(barOf: store.profile, with: member.id, at: store.clock.now())
            }
        } catch BarSharingProblem.isOwn {
            throw CommandFailure(message: "\"\(id)\" is you: name somebody else, dimo account list")
        } catch {
            throw store.failure(error)
        }
        Shell.print("\(end ? "ended" : "shared"): \(id)\n")
    }
}
