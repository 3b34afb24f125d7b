package import Terminal

/// Modals above the tabs; the top one gets the input. `onClose` runs exactly once, however a modal closes.
@MainActor
package final class ModalHost {
    private struct Entry {
        let modal: any Modal
        let onClose: () -> Void
    }

    private var entries: [Entry] = []
    private weak var host: (any ScreenHost)?
    var onChange: () -> Void = {}

    package init(host: any ScreenHost) {
        self.host = host
    }

    package var top: (any Modal)? { entries.last?.modal }
    /// The modals from bottom to top.
    package var modals: [any Modal] { entries.map(\.modal) }

    package func present(_ modal: any Modal, onClose: @escaping () -> Void = {}) {
        guard let host else { return }
        top?.didChangeCover(isCovered: true)
        entries.append(Entry(modal: modal, onClose: onClose))
        modal.load(in: host)
        modal.willAppear()
        onChange()
        host.setNeedsFrame()
    }

    package func dismiss() {
        guard let last = entries.last else { return }
        dismiss(last.modal)
    }

    /// Closes a modal and those above it.
    package func dismiss(_ modal: any Modal) {
        guard let index = entries.firstIndex(where: { $0.modal === modal }) else { return }
        let closing = entries[index...].reversed()
        entries.removeSubrange(index...)
        for entry in closing {
            entry.modal.didDisappear()
            entry.modal.unload()
            entry.onClose()
        }
        top?.didChangeCover(isCovered: false)
        onChange()
        host?.setNeedsFrame()
    }

    package func removeAll() {
        guard let first = entries.first else { return }
        dismiss(first.modal)
    }
}

/// A framed screen above the others, which receive no input meanwhile.
@MainActor
package protocol Modal: Screen {
    /// The preferred content size without the frame; cut to the available size.
    func contentSize(in available: Size, metrics: TextMetrics) -> Size
    /// Whether a letter never closes the modal, as in a form: text typed beside its field would otherwise close it and
    /// then act on the screen below.
    var staysOpenOnLetters: Bool { get }
}

extension Modal {
    package var staysOpenOnLetters: Bool { false }
}
