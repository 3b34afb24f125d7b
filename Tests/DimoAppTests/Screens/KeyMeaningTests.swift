import DimoAssets
import Domain
import FeatureKit
import Foundation
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// A letter has one meaning on all screens, or is the initial of an action of a single screen. The manual's table of
/// letters lists both, and every action on a letter must match the table.
struct KeyMeaningTests {
    /// The letters with a single meaning.
    private static let single: [String: Set<String>] = [
        "q": ["program.close", "form.leave"], "r": ["screen.refresh"], "u": ["program.undo"],
        "?": ["program.keys"], ":": ["program.palette"], "/": ["list.find", "filter.find", "search.open"],
        "g": ["list.first", "page.top", "calendar.first"], "G": ["list.last", "page.bottom", "calendar.last"],
        "N": ["list.find-previous", "filter.find-previous"], "Y": ["screen.copy-all"],
        "j": ["list.down", "page.next", "calendar.next", "form.next"],
        "k": ["list.up", "page.previous", "calendar.previous", "form.previous"],
    ]

    private var actions: [KnownAction] {
        get throws { ActionFile.actions(in: try AssetFolder.locate { _ in nil }.bytes(of: ActionFile.path)) }
    }

    /// The rows of the manual's table: a letter, and the names of the actions for each of its meanings.
    private func meanings() throws -> [String: [(meaning: String, actions: [String])]] {
        let page = String(
            decoding: try AssetFolder.locate { _ in nil }.bytes(of: "Manual/keys.md"), as: UTF8.self)
        let table = try #require(page.components(separatedBy: "## What a letter means").last)
        var result: [String: [(String, [String])]] = [:]
        for line in table.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { continue }
            let names = cells[2].split(separator: " ").map { $0.trimmingCharacters(in: .init(charactersIn: "`,")) }
            for key in cells[0].split(separator: " ") {
                result[key.trimmingCharacters(in: .init(charactersIn: "`")), default: []].append((cells[1], names))
            }
        }
        return result
    }

    @Test func `the manual lists every view with its own keys, and no other`() throws {
        let page = String(
            decoding: try AssetFolder.locate { _ in nil }.bytes(of: "Manual/keys.md"), as: UTF8.self)
        let rest = try #require(page.components(separatedBy: "## Keys of one view").last)
        let section = try #require(rest.components(separatedBy: "\n## ").first)
        let list = try #require(section.components(separatedBy: "The views:").last)
        let named = list.matches(of: /`([a-z\/-]+)`/).map { String($0.output.1) }
        #expect(Set(named) == Set(try actions.flatMap { $0.places.compactMap(\.view) }))
        #expect(named == named.sorted())
    }

    private func letters(_ action: KnownAction) -> [String] {
        action.keys.compactMap { key in
            guard case .character(let letter) = key.code, key.modifiers.isEmpty, letter != " " else { return nil }
            return String(letter)
        }
    }

    @Test func `the manual lists every action on a letter under exactly one meaning`() throws {
        let meanings = try meanings()
        var listed: Set<String> = []
        for action in try actions where !action.id.hasPrefix("tab.") {
            for letter in letters(action) {
                let found = (meanings[letter] ?? []).filter { $0.actions.contains(action.id) }
                #expect(found.count == 1, "\(letter): \(action.id) (\(action.title.english))")
                listed.insert("\(letter) \(action.id)")
            }
        }
        for (letter, rows) in meanings {
            for name in rows.flatMap(\.actions) {
                #expect(listed.contains("\(letter) \(name)"), "\(letter): \(name) is not an action on this letter")
            }
        }
    }

    @Test func `letters with a single meaning have it everywhere`() throws {
        for action in try actions {
            for letter in letters(action) {
                guard let allowed = Self.single[letter] else { continue }
                #expect(allowed.contains(action.id), "\(letter): \(action.id)")
            }
        }
    }

    @Test func `no letter has more than three meanings, and no two on the same screen`() throws {
        let actions = try actions
        for (letter, rows) in try meanings() {
            #expect(rows.count <= 3, "\(letter)")
            for (index, row) in rows.enumerated() {
                for other in rows[(index + 1)...] {
                    for (one, two) in row.actions.flatMap({ one in other.actions.map { (one, $0) } }) {
                        guard let first = actions.first(where: { $0.id == one }),
                            let second = actions.first(where: { $0.id == two })
                        else { continue }
                        // While Home asks how the evening was, `y` answers, and nothing is copied.
                        let isAsked = [one, two].contains("home.evening-good")
                        let shared = first.places.intersection(second.places).subtracting(
                            isAsked ? [.screen("home")] : [])
                        #expect(shared.isEmpty, "\(letter): \(one) and \(two) on \(shared.compactMap(\.view).sorted())")
                    }
                }
            }
        }
    }
}
