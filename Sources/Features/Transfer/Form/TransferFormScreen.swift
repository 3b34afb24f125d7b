internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A form that moves data: its fields, and while it runs how far it is.
@MainActor
final class TransferFormScreen: Screen {
    let route: String
    private let destination: TransferDestination
    private let model: any TransferFormModel
    private let strings: Strings
    private let form: FormController
    private let bag = SubscriptionBag()
    private let completion = Signal<Void>()
    private let cancellation = Signal<Void>()
    private var output: TransferFormOutput?
    private weak var host: (any ScreenHost)?

    init(destination: TransferDestination, model: any TransferFormModel, strings: Strings) {
        route = destination.route
        self.destination = destination
        self.model = model
        self.strings = strings
        form = FormController(strings: strings)
    }

    var title: String { strings["transfer.\(destination.rawValue).title"] }
    var isCapturingText: Bool { !isRunning && form.isCapturingText }

    private var state: TransferFormState { output?.state.value ?? TransferFormState() }
    private var isRunning: Bool { state.isRunning }

    var actions: [KeyAction] {
        if isRunning {
            return [
                KeyAction(
                    id: "transfer.cancel", title: strings["action.transfer.cancel"], keys: [.character("x")], hint: 1
                ) { [weak self] in self?.cancellation.send() }
            ]
        }
        guard form.focused?.field == state.pathField, state.isCompletable else { return form.actions }
        let complete = KeyAction(
            id: "transfer.complete", title: strings["action.transfer.complete"], keys: [Key(.tab)], hint: 1
        ) { [weak self] in self?.completion.send() }
        // While a name can be completed Tab does that; the arrow still goes to the next field.
        return [complete] + form.actions.map(Self.withoutTab)
    }

    private static func withoutTab(_ action: KeyAction) -> KeyAction {
        guard action.keys.contains(Key(.tab)) else { return action }
        return KeyAction(
            id: action.id, title: action.title, keys: action.keys.filter { $0 != Key(.tab) }, hint: action.hint,
            hintKeys: action.hintKeys, isEnabled: action.isEnabled, perform: action.perform)
    }

    func load(in host: any ScreenHost) {
        self.host = host
        form.load(in: host)
        let output = model.transform(
            TransferFormInput(
                edited: form.edited.events, opened: form.opened.events, completionRequested: completion.events,
                cancelRequested: cancellation.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.form.setFields(state.fields)
            self?.host?.setNeedsFrame()
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
        output.flawed.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        isRunning ? .ignored : form.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard case .running(let progress) = state.activity else {
            return form.render(into: &canvas, in: rect.splitTop(1).rest, context: context)
        }
        let area = rect.inset(horizontal: 3).splitTop(1).rest
        let rows = TextBlock.draw(
            strings["transfer.\(destination.rawValue).running"], into: &canvas, in: area, style: context.theme[.text])
        let line = area.splitTop(rows + 1).rest
        ProgressBarView.draw(
            progress?.fraction ?? 0, strings, into: &canvas,
            in: Rect(x: line.x, y: line.y, width: min(60, line.width), height: 1),
            context: context)
        let count = strings.counted("transfer.records", progress?.records ?? 0)
        canvas.put(
            canvas.metrics.truncated(count, to: line.width), x: line.x, y: line.y + 1, style: context.theme[.muted])
    }
}
