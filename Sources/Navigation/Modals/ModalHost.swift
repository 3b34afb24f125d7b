/// The modals above the tabs; the last one gets the input. However a modal is closed, its `onClose` runs exactly once.
@MainActor
package final class ModalHost {
    private struct Entry {
        let modal: any Modal
        let onClose: () -> Void
    }

    private var entries: [Entry] = []
    private weak var host: (any ScreenHost)?
    /// Called after a modal was presented or dismissed.
    var onChange: () -> Void = {}

    package init(host: any ScreenHost) {
        self.host = host
    }

    /// The modal that gets the input; nil if there is none.
    package var top: (any Modal)? { entries.last?.modal }
    /// Lowest first.
    package var modals: [any Modal] { entries.map(\.modal) }

    /// Shows a modal above what there is.
    package func present(_ modal: any Modal, onClose: @escaping () -> Void = {}) {
        guard let host else { return }
        top?.didChangeCover(isCovered: true)
        entries.append(Entry(modal: modal, onClose: onClose))
        modal.load(in: host)
        modal.willAppear()
        onChange()
        host.setNeedsFrame()
    }

    /// Closes the top modal.
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

    /// Closes all of them.
    package func removeAll() {
        guard let first = entries.first else { return }
        dismiss(first.modal)
    }
}
