internal import Domain
internal import FeatureKit

/// How a form keeps what is typed into it, and asks before that is thrown away.
@MainActor
struct DraftKeeping<Content: Sendable> {
    let slot: DraftSlot
    /// Asks, and goes on after a yes.
    let askToDrop: (@escaping @MainActor () -> Void) -> Void
    /// Reads what was kept; nil for what is none.
    let read: (String) -> Content?
    private let text: (Content) -> String

    /// Keeps it as JSON.
    init(
        in slot: DraftSlot, askToDrop: @escaping (@escaping @MainActor () -> Void) -> Void
    ) where Content: Codable {
        self.slot = slot
        self.askToDrop = askToDrop
        text = DraftText.encode
        read = { DraftText.decode(Content.self, from: $0) }
    }

    /// Keeps what was typed; nil where it is as it was.
    func keep(_ content: Content?, title: String) { slot.keep(content.map(text), title: title) }
}
