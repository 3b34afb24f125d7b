package import Domain
package import Navigation
package import Terminal

/// The keys that walk what can be opened on a page, and scroll it.
@MainActor
package enum PageMovement {
    /// How far to scroll.
    package enum Distance: Sendable {
        /// So many lines.
        case lines(Int)
        /// A fraction of the screen.
        case screens(Double)
    }

    /// The actions.
    ///
    /// - Parameters:
    ///   - focus: moves the focus by so many targets.
    ///   - scroll: scrolls the page.
    ///
    /// - Parameter sideways: whether left and right walk too; false on a page that has other uses for them.
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

    /// How far the wheel asks to scroll; nil when the event is none of the wheel.
    package static func wheel(_ event: InputEvent) -> Distance? {
        guard case .mouse(let mouse) = event else { return nil }
        switch mouse.kind {
        case .wheelUp: return .lines(-3)
        case .wheelDown: return .lines(3)
        default: return nil
        }
    }
}
