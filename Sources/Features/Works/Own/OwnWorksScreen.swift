import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class OwnWorksScreen: WorksPageScreen<OwnWorksViewModel, OwnWorksTarget> {
    override var title: String { strings["own-works.title"] }
    override var pageActions: [KeyAction] { [openKey("own.add", title: "own.add", "a", isEnabled: true, .add)] }
}
