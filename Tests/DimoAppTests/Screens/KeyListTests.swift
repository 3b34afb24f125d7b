import Domain
import FeatureKit
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// The bundled list of keys equals the keys of the screens. `DIMO_RECORD_SNAPSHOTS=1` writes it again.
@MainActor
struct KeyListTests {
    /// An action found by a walk.
    private struct Found {
        var title: String
        /// The keys on any screen; a screen may give up some of them to its own actions.
        var keys: [Key]
        var places: Set<ActionPlace>
    }

    @Test func `the list of keys has exactly the actions of all screens`() async throws {
        let english = try await actions(.english)
        let korean = try await actions(.korean)
        let known = english.keys.sorted().compactMap { id -> KnownAction? in
            guard let found = english[id] else { return nil }
            return KnownAction(
                id: id, title: LocalizedText(english: found.title, korean: korean[id]?.title ?? found.title),
                keys: found.keys, places: found.places)
        }
        let text = known.map(ActionFile.line).joined(separator: "\n") + "\n"
        let file = URL(fileURLWithPath: Stage.assets).appendingPathComponent(ActionFile.path)
        if TextSnapshot.isRecording { return try text.write(to: file, atomically: true, encoding: .utf8) }
        let kept = try String(contentsOf: file, encoding: .utf8)
        let wanted = Set(text.split(separator: "\n"))
        let listed = Set(kept.split(separator: "\n"))
        let advice = "DIMO_RECORD_SNAPSHOTS=1 with --filter ScreenTests|KeyListTests writes the list anew"
        #expect(wanted.subtracting(listed).sorted() == [], "not in the list; \(advice)")
        #expect(listed.subtracting(wanted).sorted() == [], "on no screen; \(advice)")
    }

    @Test func `the list of keys is read back unchanged`() throws {
        let bytes = try Array(
            Data(contentsOf: URL(fileURLWithPath: Stage.assets).appendingPathComponent(ActionFile.path)))
        let actions = ActionFile.actions(in: bytes)
        #expect(actions.count > 60)
        #expect(actions.map(ActionFile.line).joined(separator: "\n") + "\n" == String(decoding: bytes, as: UTF8.self))
        let undo = try #require(actions.first { $0.id == "program.undo" })
        #expect(undo.isEverywhere)
        #expect(undo.keys == [.character("u")])
        #expect(undo.title.korean == "되돌리기")
        #expect(actions.first { $0.id == "bar.add" }?.places == [.screen("bar")])
    }

    @Test(arguments: [
        ("bar.level-up", "raise the level", "남은 양 늘리기"), ("log.rate-up", "half a star more", "별 반 개 올리기"),
        ("weather.up", "move up", "위로 옮기기"),
    ])
    func `a key that shares its hint with the opposite key has a title of its own`(
        id: String, english: String, korean: String
    ) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Stage.assets).appendingPathComponent(ActionFile.path))
        let title = ActionFile.actions(in: Array(bytes)).first { $0.id == id }?.title
        #expect(title == LocalizedText(english: english, korean: korean))
    }

    @Test(arguments: Language.allCases)
    func `every part of the list has a name`(language: Language) throws {
        let strings = TestWords.words(language)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Stage.assets).appendingPathComponent(ActionFile.path))
        for area in Set(ActionFile.actions(in: Array(bytes)).map { String($0.id.prefix { $0 != "." }) }) {
            #expect(strings["keys.area.\(area)"] != "keys.area.\(area)")
        }
    }

    private func actions(_ language: Language) async throws -> [String: Found] {
        var found: [String: Found] = [:]
        func note(_ action: KeyAction, _ place: ActionPlace) {
            let known = found[action.id]?.keys ?? []
            let keys = known + action.keys.filter { !known.contains($0) }
            found[action.id, default: Found(title: action.title, keys: [], places: [])].places.insert(place)
            found[action.id]?.keys = keys
        }
        for visit in try await KeyTour.visits(language) {
            for action in visit.shared { note(action, visit.isModal ? .everyModal : .everyScreen) }
            for action in visit.own + visit.copying {
                note(action, visit.isModal ? .modal(visit.view) : .screen(visit.view))
            }
        }
        // An action of all screens needs no list of views.
        return found.mapValues { found in
            var found = found
            for place in found.places {
                if case .screen = place, found.places.contains(.everyScreen) { found.places.remove(place) }
                if case .modal = place, found.places.contains(.everyModal) { found.places.remove(place) }
            }
            return found
        }
    }
}
