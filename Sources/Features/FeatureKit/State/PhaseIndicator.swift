package import Navigation
import Reactive
package import Terminal

/// Shows the phases that are not content: a spinner once a wait lasts, an empty or failed screen.
@MainActor
package final class PhaseIndicator {
    private weak var host: (any ScreenHost)?
    private var timer: Subscription?
    private var spinner: Subscription?
    private var isLate = false
    /// The step of the spinner at which it appeared; nil before that.
    private var firstStep: Int?

    package init(host: any ScreenHost) {
        self.host = host
    }

    /// Takes note of a phase; asks for a frame.
    package func show(_ phase: Phase) {
        if phase.isBusy {
            if timer == nil, !isLate { startTimer() }
        } else {
            timer = nil
            spinner = nil
            isLate = false
            firstStep = nil
        }
        host?.setNeedsFrame()
    }

    private func startTimer() {
        timer = host?.scheduler.schedule(after: Spinner.delay) { [weak self] in
            guard let self else { return }
            isLate = true
            timer = nil
            spinner = host?.startSpinner()
            host?.setNeedsFrame()
        }
    }

    /// Draws what stands in the place of content; answers whether there is anything to draw, content included.
    ///
    /// - Parameters:
    ///   - empty: the text of the empty state: what it means and what to do.
    ///   - loading: the text beside the spinner.
    /// - Returns: true when the caller shall draw its content.
    package func draw(
        _ phase: Phase, loading: String, empty: String, retry: String, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) -> Bool {
        let area = rect.inset(horizontal: 3)
        switch phase {
        case .loaded, .refreshing, .loadingMore:
            return true
        case .idle:
            return false
        case .loading:
            guard isLate else { return false }
            let first = firstStep ?? context.spinnerStep
            firstStep = first
            let text = Spinner.text(loading, steps: context.spinnerStep - first)
            Spinner.draw(text, into: &canvas, x: area.x, y: area.y + 1, context: context)
            return false
        case .empty:
            TextBlock.draw(empty, into: &canvas, in: area.splitTop(1).rest, style: context.theme[.muted])
            return false
        case .failed(let reason):
            let rest = area.splitTop(1).rest
            let rows = TextBlock.draw(reason, into: &canvas, in: rest, style: context.theme[.bad])
            TextBlock.draw(
                retry, into: &canvas, in: rest.splitTop(rows + 1).rest, style: context.theme[.muted])
            return false
        }
    }
}
