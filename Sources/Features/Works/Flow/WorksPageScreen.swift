import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// The base of the pages of works, characters and reviews. Their own keys precede those of every page.
@MainActor
class WorksPageScreen<Model: ViewModel, Target>: PageScreen<Model, Target>
where
    Model.Input: PageScreenInput, Model.Output.State: PageScreenState, Model.Input.Target == Target,
    Model.Output.State.Target == Target
{
    override var loadingText: String { strings["works.loading"] }
    override var actions: [KeyAction] { page.withFinding(pageActions + [refreshKey] + page.actions) }

    var hasContent: Bool { state?.blocks.isEmpty == false }

    /// A key that acts on the focused target.
    func focusKey(
        _ id: String, _ letter: Character, hint: Int, isEnabled: Bool,
        send: @escaping (Model.Input) -> Signal<Target>
    ) -> KeyAction {
        key(id, [.character(letter)], hint: hint, isEnabled: isEnabled) { [weak self] input in
            if let target = self?.page.focused { send(input).send(target) }
        }
    }
}
