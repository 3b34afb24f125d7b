import Domain
import Foundation
import TestSupport
import Testing

@testable import DimoApp

/// Sixty searches of a fan who had not looked at the catalogue.
struct FanSearchesTests {
    @Test func `at least 55 of 60 fan searches find the meant hit first, and 58 in the top three`() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/Search/fan-searches.tsv").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        var (first, amongThree) = (0, 0)
        var missed: [String] = []
        for line in lines {
            let parts = line.split(separator: "\t").map(String.init)
            try #require(parts.count == 3, "\(line)")
            let search = SearchEverything(
                search: store.community.search, drinks: store.drinks, ingredients: store.ingredients,
                language: try #require(Language(rawValue: parts[0])))
            let meant: [String] = parts[2].split(separator: " ").map { String($0).replacing(":", with: " ") }
            let found = try await search(parts[1], for: Viewer(store.profile), limit: 3).hits.map(SearchTableTests.name)
            if found.first.map(meant.contains) == true { first += 1 } else { missed.append("\(parts[1]): \(found)") }
            if found.contains(where: meant.contains) { amongThree += 1 }
        }
        #expect(lines.count == 60)
        #expect(first >= 55 && amongThree >= 58, "first \(first), among three \(amongThree): \(missed)")
    }
}
