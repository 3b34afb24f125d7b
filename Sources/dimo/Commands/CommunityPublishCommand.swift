import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct CommunityPublishCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Publish the works and characters you added to your community.",
        discussion: """
            $ dimo community publish
            $ dimo community publish --off
            Publishes them with their synopses; your later changes follow automatically. --off unpublishes what no \
            one else has dug, wished for or written about.
            """)

    @Flag(help: "Unpublish them instead.")
    var off = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let (shell, _) = try await CommunityShell.openAsMember(global)
        if off {
            let works = try await shell.asking { try await $0.takeBackWorks(of: $1) }
            return Shell.print(CommunityText.takenBack(works, shell.strings) + "\n")
        }
        let count = try await shell.asking { try await $0.publishWorks(of: $1) }
        let text =
            count == 0
            ? shell.strings["community.publish.none"] : shell.strings.counted("community.publish.done", count)
        Shell.print(text + "\n")
    }
}
