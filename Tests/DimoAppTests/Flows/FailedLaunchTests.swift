import Domain
import Navigation
import TestSupport
import Testing

@testable import DimoApp

/// Opening the store, which happens beside the first frame, may fail.
@MainActor
struct FailedLaunchTests {
    @Test(arguments: Language.allCases)
    func `a failed launch shows its error, and input during it is harmless`(
        _ language: Language
    ) async throws {
        let stage = try Stage(language, options: { $0.account = "nobody" })
        stage.program.start(in: stage.host)
        stage.program.didPaintFirstFrame()
        stage.program.type("gin")
        await stage.settle()
        #expect(stage.main == nil && stage.shell.launchMessage == TestWords.words(language)["account.gone"])
        #expect(stage.text.contains(stage.shell.launchMessage))
    }
}
