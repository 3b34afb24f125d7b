package import Domain
package import Navigation
package import Terminal

@MainActor
package enum ListMovement {
    package static func actions(
        _ strings: Strings, change: @escaping (_ move: (inout ListViewport) -> Void) -> Void
    ) -> [KeyAction] {
        func action(_ id: String, _ keys: [Key], _ move: @escaping (inout ListViewport) -> Void) -> KeyAction {
            KeyAction(id: id, title: strings["action.\(id)"], keys: keys) { change(move) }
        }
        return [
            action("list.down", [Key(.down), .character("j"), .control("n")]) { $0.move(by: 1) },
            action("list.up", [Key(.up), .character("k")]) { $0.move(by: -1) },
            action("list.half-down", [.control("d")]) { $0.page(by: 0.5) },
            action("list.half-up", [.control("u")]) { $0.page(by: -0.5) },
            action("list.page-down", [Key(.pageDown), .control("f")]) { $0.page(by: 1) },
            action("list.page-up", [Key(.pageUp), .control("b")]) { $0.page(by: -1) },
            action("list.first", [Key(.home), .character("g")]) { $0.select(0) },
            action("list.last", [Key(.end), .character("G")]) { $0.select($0.count - 1) },
        ]
    }

    package static func actions<Owner: AnyObject>(
        _ strings: Strings, of owner: Owner, _ viewport: ReferenceWritableKeyPath<Owner, ListViewport>,
        moved: @escaping (Owner) -> Void
    ) -> [KeyAction] {
        actions(strings) { [weak owner] move in
            guard let owner else { return }
            move(&owner[keyPath: viewport])
            moved(owner)
        }
    }

    /// Scrolls the viewport of a screen by the mouse wheel.
    package static func handle(
        _ event: InputEvent, _ viewport: inout ListViewport, in host: (any ScreenHost)?
    ) -> Handled {
        guard wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Scrolls a viewport by the mouse wheel. Returns whether the event was a wheel event.
    package static func wheel(_ event: InputEvent, _ viewport: inout ListViewport) -> Bool {
        guard case .mouse(let mouse) = event else { return false }
        switch mouse.kind {
        case .wheelUp: viewport.scroll(by: -3)
        case .wheelDown: viewport.scroll(by: 3)
        default: return false
        }
        return true
    }
}
