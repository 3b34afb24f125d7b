import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class MakeModeScreen: ViewModelScreen<MakeModeViewModel> {
    override var title: String {
        guard let name = state?.name, !name.isEmpty else { return strings["make.title"] }
        return strings("make.title-of", name)
    }

    override var widestContent: Int { PaneLayout.widestPage }

    override var loadingText: String { strings["drink.loading"] }

    override var actions: [KeyAction] {
        let page = state?.page
        return [
            key(
                "make.next", title: page?.kind == .done ? "action.make-log" : "action.make-next",
                [Key(.enter), Key(.right), .character("l"), Key(.pageDown), .character("n")], hint: 1,
                isEnabled: page != nil
            ) { $0.pageStepped.send(1) },
            key(
                "make.back", title: "action.make-back", [Key(.left), .character("h"), Key(.pageUp), .character("p")],
                hint: 1, shown: "←", isEnabled: (state?.index ?? 0) > 0
            ) { $0.pageStepped.send(-1) },
            key("make.timer", title: timerTitle, [.character(" ")], hint: 1, isEnabled: page?.seconds != nil) {
                $0.timerToggled.send()
            },
            key(
                "drink.more", title: "action.servings-more", [.character("+"), .character("=")], isEnabled: page != nil
            ) { $0.servingsStepped.send(1) },
            key(
                "drink.less", title: "action.servings-less", [.character("-"), .character("_")], hint: 2,
                hintTitle: "hint.servings", shown: "+ -", isEnabled: page != nil
            ) { $0.servingsStepped.send(-1) },
            refreshKey,
        ]
    }

    private var timerTitle: String {
        switch state?.timer {
        case .running: "action.make-pause"
        case .paused: "action.make-resume"
        case .over, nil: "action.make-timer"
        }
    }

    override func willBind(in host: any ScreenHost) { input.scheduler.send(host.scheduler) }

    override func willAppear() {
        super.willAppear()
        input.isSeen.send(true)
    }

    override func didDisappear() {
        super.didDisappear()
        input.isSeen.send(false)
    }

    override func draw(_ state: MakeModeState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let page = state.page else { return }
        MakePageView(page: page, state: state, strings: strings, context: context).draw(into: &canvas, in: rect)
    }
}
