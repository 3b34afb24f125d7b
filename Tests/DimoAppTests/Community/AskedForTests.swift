import Domain
import Foundation
import TestSupport
import Testing

@testable import DimoApp

/// Finds what people type first, as listed by somebody who had not seen the catalogue.
struct AskedForTests {
    @Test func `95% of common first searches have the wanted hit among the first five`() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/Search/asked-for.tsv").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let container = try await AppDIContainer(options: LaunchOptions(), store: .memory, environment: { _ in nil })
        let store = try await CommandStore.open(container)
        let search = SearchEverything(
            search: store.community.search, drinks: store.drinks, ingredients: store.ingredients, language: .english
        ).opened()
        var missed: [String] = []
        var asked = 0
        for line in lines {
            let parts = line.split(separator: "\t").map(String.init)
            try #require(parts.count == 3, "\(line)")
            let wanted: [String] = parts[2].split(separator: " ").map { String($0).replacing(":", with: " ") }
            for word in parts.prefix(2) {
                asked += 1
                let answer = try await search(word, for: Viewer(store.profile), limit: 5)
                let found: [String] = answer.hits.map { SearchTableTests.name($0) }
                if !found.contains(where: wanted.contains) { missed.append("\(word): \(found)") }
            }
        }
        print("\(asked - missed.count) of \(asked) asked for are among the first five; missed: \(missed)")
        #expect(asked >= 290)
        #expect(missed.count * 100 <= asked * 5, "\(missed)")
    }
}
