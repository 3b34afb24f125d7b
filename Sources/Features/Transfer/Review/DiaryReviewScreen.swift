import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Shows what would be imported from a diary, and its unidentified works. Each may become a candidate, another work or
/// an own work, or be left out. Shows the progress while the import runs.
@MainActor
final class DiaryReviewScreen: ListScreen<DiaryReviewViewModel> {
    private var isRunning: Bool { state?.isRunning == true }

    override var title: String { strings["transfer.review.title"] }
    override var emptyText: String { strings["transfer.review.empty"] }
    override var hasUnsavedInput: Bool { state?.isDirty == true }
    override var isCapturingText: Bool { !isRunning && super.isCapturingText }

    override var actions: [KeyAction] {
        if isRunning { return [key("transfer.cancel", [.character("x")], hint: 1) { $0.cancelRequested.send() }] }
        return super.actions.filter { $0.id != "screen.refresh" }
    }

    override var rowActions: [KeyAction] {
        [
            key("transfer.bring", [.character("i")], hint: 1) { $0.importRequested.send() },
            rowKey("transfer.accept", [.character("y")], hint: 2, isEnabled: selectedRow?.hasCandidate == true) {
                $0.acceptRequested
            },
            rowKey("transfer.other", [.character("a")], hint: 3) { $0.otherRequested },
            rowKey("transfer.own", [.character("o")], hint: 3) { $0.createRequested },
            rowKey("transfer.leave-out", [.character("x")], hint: 4) { $0.leaveOutRequested },
            key(
                "form.leave", [Key(.escape), Key(.backspace), .character("q")], hint: 2,
                isEnabled: hasUnsavedInput && !isCapturingText
            ) { $0.leaveRequested.send() },
            key(
                "transfer.own-all", [.character("*"), .character("O")], hint: 2,
                isEnabled: state?.rows.isEmpty == false
            ) { $0.createAllRequested.send() },
        ]
    }

    override func handle(_ event: InputEvent) -> Handled { isRunning ? .ignored : super.handle(event) }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state, state.isRunning else { return super.render(into: &canvas, in: rect, context: context) }
        TransferProgressView.draw(
            strings["transfer.import.running"], state.progress, strings, into: &canvas, in: rect, context: context)
    }

    override func drawHeader(
        _ state: DiaryReviewState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect {
        let lines = min(state.summary.count, max(0, rect.height - 3))
        for (row, line) in state.summary.prefix(lines).enumerated() {
            canvas.put(
                canvas.metrics.truncated(line, to: max(0, rect.width - 6)), x: rect.x + 3, y: rect.y + row,
                style: context.theme[row == 0 ? .text : .muted])
        }
        return rect.splitTop(lines + 1).rest
    }

    override func drawRow(
        _ row: DiaryReviewRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isDecided ? context.glyphs.check : context.glyphs.circle
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.isDecided ? .good : .warning])
        let (title, text): (Rect, Rect) = rect.splitLeft(2 + (rect.width - 2) * 9 / 20)
        canvas.put(
            canvas.metrics.truncated(row.title, to: max(0, title.width - 4)), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text])
        canvas.put(canvas.metrics.truncated(row.text, to: text.width), x: text.x, y: rect.y, style: theme[.muted])
    }
}

struct DiaryReviewInput: ListScreenInput {
    let list = ListInput()
    /// Takes the first candidate.
    let acceptRequested = Signal<Int>()
    let otherRequested = Signal<Int>()
    let createRequested = Signal<Int>()
    let leaveOutRequested = Signal<Int>()
    /// Creates own works for all that are unknown.
    let createAllRequested = Signal<Void>()
    let importRequested = Signal<Void>()
    let leaveRequested = Signal<Void>()
    let cancelRequested = Signal<Void>()
}

struct DiaryReviewRow: Hashable, Sendable {
    /// The title in the file, with its year.
    let title: String
    /// Why the work is unidentified, or the decision.
    let text: String
    let isDecided: Bool
    let hasCandidate: Bool
}

struct DiaryReviewState: ListScreenState {
    var phase: Phase = .loaded
    var rows: [DiaryReviewRow] = []
    var matches: [Int] = []
    var summary: [String] = []
    var isRunning = false
    var progress: TransferProgress?

    /// Whether there are decisions, which would be lost with the page.
    var isDirty: Bool { rows.contains(where: \.isDecided) }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> DiaryReviewRow? { rows.indices.contains(index) ? rows[index] : nil }
}
