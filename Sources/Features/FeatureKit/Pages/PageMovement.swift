package import Domain
package import Navigation
package import Terminal

@MainActor
package enum PageMovement {
    package enum Distance: Sendable {
        case lines(Int)
        /// A fraction of the screen's height.
        case screens(Double)
    }

    /// More lines than any page has.
    package static let wholePage = 10_000

    /// `sideways` is false if the page uses left and right otherwise; `line` is nil if each target has its own line.
    package static func actions(
        _ strings: Strings, sideways: Bool = true, focus: @escaping (Int) -> Void, line: ((Int) -> Void)? = nil,
        scroll: @escaping (Distance) -> Void
    ) -> [KeyAction] {
        func action(_ id: String, _ keys: [Key], _ perform: @escaping () -> Void) -> KeyAction {
            KeyAction(id: id, title: strings["action.\(id)"], keys: keys, perform: perform)
        }
        let line = line ?? focus
        let beside = [
            action("page.right", [Key(.right), .character("l")]) { focus(1) },
            action("page.left", [Key(.left), .character("h")]) { focus(-1) },
        ]
        return [
            action("page.next", [Key(.down), .character("j")]) { line(1) },
            action("page.previous", [Key(.up), .character("k")]) { line(-1) },
            action("page.half-down", [.control("d")]) { scroll(.screens(0.5)) },
            action("page.half-up", [.control("u")]) { scroll(.screens(-0.5)) },
            action("page.screen-down", [Key(.pageDown), .control("f")]) { scroll(.screens(1)) },
            action("page.screen-up", [Key(.pageUp), .control("b")]) { scroll(.screens(-1)) },
            action("page.top", [Key(.home), .character("g")]) { scroll(.lines(-wholePage)) },
            action("page.bottom", [Key(.end), .character("G")]) { scroll(.lines(wholePage)) },
        ] + (sideways ? beside : [])
    }

    package static func wheel(_ event: InputEvent) -> Distance? {
        guard case .mouse(let mouse) = event else { return nil }
        switch mouse.kind {
        case .wheelUp: return .lines(-3)
        case .wheelDown: return .lines(3)
        default: return nil
        }
    }
}
