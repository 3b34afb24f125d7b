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

    /// - Parameter sideways: whether left and right move the focus; false if the page uses them otherwise.
    package static func actions(
        _ strings: Strings, sideways: Bool = true, focus: @escaping (Int) -> Void, scroll: @escaping (Distance) -> Void
    ) -> [KeyAction] {
        func action(_ id: String, _ keys: [Key], _ perform: @escaping () -> Void) -> KeyAction {
            KeyAction(id: id, title: strings["action.\(id)"], keys: keys, perform: perform)
        }
        let right: [Key] = sideways ? [Key(.right), .character("l")] : []
        let left: [Key] = sideways ? [Key(.left), .character("h")] : []
        return [
            action("page.next", [Key(.down), .character("j")] + right) { focus(1) },
            action("page.previous", [Key(.up), .character("k")] + left) { focus(-1) },
            action("page.half-down", [.control("d")]) { scroll(.screens(0.5)) },
            action("page.half-up", [.control("u")]) { scroll(.screens(-0.5)) },
            action("page.screen-down", [Key(.pageDown), .control("f")]) { scroll(.screens(1)) },
            action("page.screen-up", [Key(.pageUp), .control("b")]) { scroll(.screens(-1)) },
            action("page.top", [Key(.home), .character("g")]) { scroll(.lines(-10_000)) },
            action("page.bottom", [Key(.end), .character("G")]) { scroll(.lines(10_000)) },
        ]
    }

    /// The distance of a mouse wheel event; nil for any other event.
    package static func wheel(_ event: InputEvent) -> Distance? {
        guard case .mouse(let mouse) = event else { return nil }
        switch mouse.kind {
        case .wheelUp: return .lines(-3)
        case .wheelDown: return .lines(3)
        default: return nil
        }
    }
}
