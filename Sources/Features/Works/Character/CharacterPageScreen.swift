import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CharacterPageScreen: WorksPageScreen<CharacterPageViewModel, CharacterTarget> {
    override var title: String { super.title.isEmpty ? strings["character.title"] : super.title }
    override var status: String { state?.votes ?? "" }

    override var pageActions: [KeyAction] {
        let isReview = if case .review = page.focused { true } else { false }
        return [
            openKey(
                "character.dig",
                title: state?.isDug == true ? "action.character.dig-again" : "action.character.dig", "v",
                isEnabled: hasContent, .dig),
            openKey("character.result", "a", isEnabled: hasContent, .result),
            openKey("character.write", "w", isEnabled: hasContent, .write),
            focusKey("review.like", " ", hint: 2, isEnabled: isReview) { $0.likeToggled },
            key("character.order", [.character("o")], hint: 2, isEnabled: hasContent) { $0.orderCycled.send() },
            key("dig.reveal", [.character("x")], hint: 2, isEnabled: hasContent) { $0.revealToggled.send() },
        ]
    }

    override func bind(_ output: CharacterPageViewModel.Output, in host: any ScreenHost) {
        page.focusMoved.observe { [input] in input.focusMoved.send($0) }.store(in: bag)
    }
}
