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

    package init(host: any ScreenHost) { self.host = host }

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

    /// Draws a placeholder if there is no content, with a button for empty content. Returns whether the caller must
    /// draw the content. A long wait shows its `seconds`.
    package func draw(
        _ phase: Phase, loading: @autoclosure () -> String, seconds: (Int) -> String,
        empty: @autoclosure () -> String, retry: @autoclosure () -> String,
        button: @autoclosure () -> KeyAction? = nil, into canvas: inout Canvas, in rect: Rect, context: RenderContext
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
            let waited = Spinner.seconds(steps: context.spinnerStep - first).map { " \(seconds($0))" } ?? ""
            Spinner.draw(loading() + waited, into: &canvas, x: area.x, y: area.y + 1, context: context)
            return false
        case .empty:
            let rest = area.splitTop(1).rest
            let rows = TextBlock.draw(empty(), into: &canvas, in: rest, style: context.theme[.muted])
            if rows + 1 < rest.height, let button = button() {
                Self.draw(button, into: &canvas, in: rest.row(rows + 1), context)
            }
            return false
        case .failed(let reason):
            let rest = area.splitTop(1).rest
            let rows = TextBlock.draw(reason, into: &canvas, in: rest, style: context.theme[.bad])
            TextBlock.draw(
                retry(), into: &canvas, in: rest.splitTop(rows + 1).rest, style: context.theme[.muted])
            return false
        }
    }

    private static func draw(_ button: KeyAction, into canvas: inout Canvas, in row: Rect, _ context: RenderContext) {
        let text = context.isPlain ? "\(context.glyphs.enter): \(button.title)" : "[ \(button.title) ]"
        canvas.put(String(context.glyphs.marker), x: row.x - 2, y: row.y, style: context.theme[.accent])
        let shown = canvas.metrics.truncated(text, to: row.width)
        let end = canvas.put(shown, x: row.x, y: row.y, style: context.theme[.selection])
        canvas.setCursor(x: row.x, y: row.y, visible: false)
        context.hits.add(Rect(x: row.x, y: row.y, width: end - row.x, height: 1), button.perform)
    }
}

/// The phase of a screen's content. A screen has one state value with one phase, never several Booleans.
public enum Phase: Hashable, Sendable {
    case idle
    case loading
    /// New content is loading while the old is still shown.
    case refreshing
    case loaded
    case loadingMore
    case empty
    /// Loading failed; the text says why and what to do.
    case failed(String)

    package var isBusy: Bool {
        switch self {
        case .loading, .refreshing, .loadingMore: true
        case .idle, .loaded, .empty, .failed: false
        }
    }

    package var requesting: Phase {
        switch self {
        case .loaded, .refreshing, .loadingMore: .refreshing
        case .idle, .loading, .empty, .failed: .loading
        }
    }
}
