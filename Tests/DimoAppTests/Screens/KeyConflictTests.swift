import Domain
import Terminal
import Testing

@testable import DimoApp
@testable import Navigation

/// No key has two meanings in any state of a screen.
@MainActor
struct KeyConflictTests {
    /// Intended overrides of the program's keys: Ctrl-P moves up in a text field or a list, Esc ends a search or asks
    /// before leaving a form, Tab moves between text fields.
    private static let shadows: Set<String> = [
        "esc: first-bottles.others over program.back",
        "esc: list.find-clear over program.back",
        "esc: list.find-give-up over program.back",
        "ctrl-p: list.up over program.palette",
        "tab: form.next over tab.next", "tab: dig.reason over tab.next", "shift-tab: dig.reason over tab.previous",
        "esc: form.leave over program.back", "tab: search.list over tab.next",
        "shift-tab: form.previous over tab.previous",
        "esc: tried.done over program.back",
        "shift-tab: tried.base-previous over tab.previous",
        "tab: tried.base-next over tab.next",
        "esc: form.leave over program.back",
        "tab: pane.next over tab.next",
        "shift-tab: pane.previous over tab.previous",
        "tab: search.list over tab.next",
        "tab: dig.reason over tab.next",
        "shift-tab: dig.reason over tab.previous",
    ]

    @Test func `no two actions of a screen share a key`() async throws {
        for visit in try await KeyTour.visits(.english) {
            #expect(KeyMap().conflicts(in: visit.own) == [], "\(visit.name)")
        }
    }

    @Test func `no two actions of the program share a key`() async throws {
        let stage = try await Stage.opened()
        #expect(KeyMap().conflicts(in: stage.shell.shellActions) == [])
    }

    @Test func `a screen overrides a key of the program only where intended`() async throws {
        var found: Set<String> = []
        for visit in try await KeyTour.visits(.english) where !visit.isModal {
            for conflict in KeyMap().conflicts(in: visit.own + visit.shared) {
                found.insert("\(KeyName.text(of: conflict.key)): \(conflict.winner) over \(conflict.loser)")
            }
        }
        #expect(found == Self.shadows)
    }

    @Test func `undo and redo have the same keys everywhere`() async throws {
        // Before entering there is nothing to undo.
        for visit in try await KeyTour.visits(.english) where visit.isInside && !visit.isModal {
            func name(of key: Key) -> String? { visit.keyMap.action(for: key, in: visit.active)?.id }
            if !visit.isCapturingText { #expect(name(of: .character("u")) == "program.undo", "\(visit.name)") }
            #expect(name(of: .control("r")) == "program.redo", "\(visit.name)")
        }
    }

    @Test func `no action has only a capital letter as its key`() async throws {
        for visit in try await KeyTour.visits(.english) {
            for action in visit.active where !action.keys.isEmpty {
                let isCapitalAlone = action.keys.allSatisfy { key in
                    if case .character(let letter) = key.code { letter.isUppercase } else { false }
                }
                #expect(!isCapitalAlone, "\(visit.name): \(action.id)")
            }
        }
    }
}

private struct KeyConflict: Hashable {
    let key: Key
    let winner: String
    let loser: String
}

extension KeyMap {
    /// Pairs of actions that share a key: the first takes it, the second is unreachable by it.
    @MainActor
    fileprivate func conflicts(in actions: [KeyAction]) -> [KeyConflict] {
        var owners: [Key: String] = [:]
        var conflicts: [KeyConflict] = []
        for action in actions {
            for key in keys(of: action) {
                if let owner = owners[key], owner != action.id {
                    conflicts.append(KeyConflict(key: key, winner: owner, loser: action.id))
                } else {
                    owners[key] = action.id
                }
            }
        }
        return conflicts
    }
}
