package import Navigation
import Reactive
package import Terminal

/// Shows phases without content: a spinner once loading takes a while, the empty text or an error.
@MainActor
package final class PhaseIndicator {
    private weak var host: (any ScreenHost)?
    private var timer: Subscription?
    private var spinner: Subscription?
    private var isLate = false
    /// The spinner step at which it first appeared; nil before that.
    private var firstStep: Int?

    package init(host: any ScreenHost) {
        self.host = host
    }

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

    /// Draws a placeholder if there is no content. Returns whether the caller must draw the content.
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
