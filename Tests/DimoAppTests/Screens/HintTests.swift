import Domain
import Terminal
import Testing

@testable import DimoApp

/// The hints of the last line for somebody without the manual.
@MainActor
struct HintTests {
    @Test(arguments: Language.allCases, [60, 80, 100])
    func `a drink's page hints at the key for its steps`(language: Language, width: Int) async throws {
        let stage = try await Stage.opened(language, route: "drink:negroni")
        let size = Size(width: width, height: 24)
        await stage.settle(size: size)
        let line = try #require(stage.frame(size).text.split(separator: "\n").last)
        #expect(line.contains(" i \(Stage.words(in: language)["action.drink.steps"]) "), "\(line)")
    }
}
