import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class WorkPageScreen: WorksPageScreen<WorkPageViewModel, WorkTarget> {
    private lazy var panel = PicturePanel(wanted: input.pictureWanted)

    override var title: String { super.title.isEmpty ? strings["work.title"] : super.title }

    override var pageActions: [KeyAction] {
        let isCharacter = if case .character = page.focused { true } else { false }
        let isEntry = if case .watched = page.focused { true } else { false }
        return [
            openKey("work.wish", "w", isEnabled: hasContent, .wish),
            openKey("work.thumb", "t", isEnabled: hasContent, .thumb),
            openKey("work.watch", "m", isEnabled: hasContent, .watch),
            openKey("work.run", "v", isEnabled: hasContent && state?.hasCast == true, .run),
            focusKey("dig.reveal", "x", hint: 2, isEnabled: isCharacter) { $0.revealToggled },
            key("work.edit", [.character("e")], hint: 2, isEnabled: state?.isOwn == true) { $0.editRequested.send() },
            key("work.complete", [.character("c")], hint: 2, isEnabled: state?.canComplete == true) {
                $0.completionRequested.send()
            },
            key("work.merge", [.character("=")], hint: 3, isEnabled: hasContent) { $0.mergeRequested.send() },
            focusKey("work.remove-entry", "d", hint: 2, isEnabled: isEntry) { $0.removeRequested },
            key("screen.copy", title: "action.copy", [.character("y")], hint: 3, isEnabled: hasContent) {
                [weak self] _ in self?.copy()
            },
        ]
    }

    override func bind(_ output: WorkPageViewModel.Output, in host: any ScreenHost) {
        panel.bind(output.picture, in: host, bag: bag)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        super.render(into: &canvas, in: panel.draw(into: &canvas, in: rect, context: context), context: context)
    }

    private func copy() {
        guard let text = state?.plainText, !text.isEmpty else { return }
        host?.copy(text)
    }
}
