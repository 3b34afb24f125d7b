import Domain
import Navigation
import Terminal

@testable import DimoApp
@testable import Navigation

/// The actions of every screen in every state, found in one walk a language for all tests that look at them.
@MainActor
enum KeyTour {
    /// What answers to keys at one place.
    struct Visit {
        let name: String
        /// The view of the key map: that of the modal where one stands above the screen.
        let view: String
        let isModal: Bool
        /// Whether somebody is in, as a member or a guest.
        let isInside: Bool
        let isCapturingText: Bool
        let keyMap: KeyMap
        /// Those of the screen or modal itself.
        let own: [KeyAction]
        /// What the frame adds for a place like this.
        let shared: [KeyAction]
        let copying: [KeyAction]
        /// All that work now.
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
    /// The same without what it does, which would keep its screen.
    fileprivate var idle: KeyAction {
        KeyAction(id: id, title: title, keys: keys, hint: hint, hintKeys: hintKeys, isEnabled: isEnabled) {}
    }
}
