import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct CommunityPublishCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Give the works and characters you added to your community, for everybody there.",
        discussion: """
            With their characters and synopses. What you change of them later follows by itself. With --off what nobody \
            else has dug, wished for or written about is taken back.
            """)

    @Flag(help: "Take them back instead.")
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
