import DimoAssets
import Foundation
import Testing

@testable import DimoApp

struct ManualTests {
    @Test func `the manual lists every setting, and no other`() throws {
        let page = try String(contentsOfFile: Stage.assets + "/Manual/files.md", encoding: .utf8)
        let table = try #require(page.components(separatedBy: "## Settings").last)
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = rows.compactMap { $0.split(separator: "|").first }
            .flatMap { $0.matches(of: /`([a-z_.]+)`/).map { String($0.output.1) } }
        #expect(Set(names) == Set(ConfigurationKey.all.map(\.key) + ["keys"]))
        #expect(names.count == Set(names).count)
    }

    @Test(arguments: ["files", "keys"])
    func `the manual's examples of keys have no problem`(page: String) throws {
        let text = try String(contentsOfFile: "\(Stage.assets)/Manual/\(page).md", encoding: .utf8)
        let examples = text.components(separatedBy: "```\n").filter { $0.hasPrefix("keys:") }
        #expect(examples.count == 1)
        for example in examples {
            let settings = AppSettings(
                options: LaunchOptions(), configuration: ConfigurationReader.read(example),
                themes: ThemeFolder(path: "/themes") { _ in nil }, environment: { _ in nil })
            let problems = settings.allProblems(in: AssetFolder(path: Stage.assets))
            #expect(problems.map { $0.text(Stage.words) } == [])
        }
    }
}
