import Domain
import Navigation
import Terminal

@testable import DimoApp
@testable import Navigation

/// The actions of every screen in every state, found in one walk per language that all tests share.
@MainActor
enum KeyTour {
    /// The actions at one place.
    struct Visit {
        let name: String
        /// The view of the key map: the modal's, if there is one above the screen.
        let view: String
        let isModal: Bool
        /// Whether a member or a guest has entered.
        let isInside: Bool
        let isCapturingText: Bool
        let keyMap: KeyMap
        /// The actions of the screen or modal itself.
        let own: [KeyAction]
        /// The actions that the frame adds at such a place.
        let shared: [KeyAction]
        let copying: [KeyAction]
        /// The actions that are available now.
        let active: [KeyAction]
    }

    private static var walks: [Language: Task<[Visit], any Error>] = [:]

    static func visits(_ language: Language) async throws -> [Visit] {
        let walk =
            walks[language]
            ?? Task {
                var visits: [Visit] = []
                try await Tour.walk(language) { name, stage in
                    if let visit = Visit(name, stage.shell, isInside: stage.main != nil) { visits.append(visit) }
                }
                return visits
            }
        walks[language] = walk
        return try await walk.value
    }
}

@MainActor
extension KeyTour.Visit {
    fileprivate init?(_ name: String, _ shell: NavigationShell, isInside: Bool) {
        guard let owner = shell.owner else { return nil }
        let modal = shell.modals.top
        self.init(
            name: name, view: KeyMap.view(ofRoute: owner.route), isModal: modal != nil, isInside: isInside,
            isCapturingText: owner.isCapturingText, keyMap: shell.options.keyMap, own: owner.actions.map(\.idle),
            shared: (modal.map { shell.modalActions(of: $0) + [shell.closeAction] + shell.alwaysActions }
                ?? shell.shellActions).map(\.idle),
            copying: modal == nil ? shell.copyActions(beside: owner.actions).map(\.idle) : [],
            active: shell.activeActions.map(\.idle))
    }
}

extension KeyAction {
    /// A copy without the closure, which would retain its screen.
    fileprivate var idle: KeyAction {
        KeyAction(id: id, title: title, keys: keys, hint: hint, hintKeys: hintKeys, isEnabled: isEnabled) {}
    }
}
