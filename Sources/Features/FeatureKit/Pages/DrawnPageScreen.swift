import Domain
public import Navigation
import Reactive
public import Terminal

@MainActor
open class DrawnPageScreen<Model: ViewModel, Target>: ViewModelScreen<Model>
where Model.Input: PageScreenInput, Model.Input.Target == Target {
    package private(set) lazy var page = PageController<Target>(opened: input.opened, strings: strings)

    /// The targets, in reading order; nil without content.
    open func targets(of state: State) -> [Target]? { nil }

    open func texts(of state: State) -> [Target: [String]] { [:] }

    /// Draws the page from line 0. Returns its number of lines and the line of the focus.
    open func drawPage(
        _ state: State, focused: Target?, into canvas: inout Canvas, context: RenderContext,
        click: @escaping (Target) -> Void
    ) -> (lines: Int, focus: Int?) { (0, nil) }

    open override var widestContent: Int { PaneLayout.widestPage }
    open override func willBind(in host: any ScreenHost) { page.load(in: host) }
    open override func apply(_ state: State) {
        page.show(targets: targets(of: state), texts: texts(of: state), state.phase)
    }
    open override var isCapturingText: Bool { page.isCapturingText }
    open override var isCopyable: Bool { page.isCopyable }
    open override var selection: Int? { page.place }
    open override func select(_ place: Int) { page.focusWhenRead(place) }
    open override func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? {
        guard let state else { return nil }
        return page.copyText(of: part, texts: texts(of: state), metrics: metrics, context: context) {
            self.drawPage(state, focused: nil, into: &$0, context: $1, click: { _ in })
        }
    }
    open override func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    open override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        page.render(loading: loadingText, empty: emptyText, into: &canvas, in: rect, context: context) {
            drawPage(state, focused: $2, into: &$0, context: $1, click: $3)
        }
    }
}
