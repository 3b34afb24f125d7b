internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo community publish`.
struct CommunityPublishCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish", abstract: "Give the works you added to your community, for everybody there.",
        discussion: "With their characters and synopses. What you change of them later follows by itself.")

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let shell = try await CommunityShell.open(global)
        _ = try await shell.membership()
        let count = try await shell.asking { try await $0.publishWorks(of: $1) }
        let text =
            count == 0
            ? shell.strings["community.publish.none"] : shell.strings.counted("community.publish.done", count)
        Shell.print(text + "\n")
    }
}
