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
}
