import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class OwnWorksScreen: WorksPageScreen<OwnWorksViewModel, OwnWorksTarget> {
    private let completion: CompletionJob

    init(completion: CompletionJob, viewModel: OwnWorksViewModel, changes: Events<Void>, strings: Strings) {
        self.completion = completion
        super.init(
            route: WorksDestination.ownWorks.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["own-works.title"] }
    override var status: String { completion.progress }
    override var pageActions: [KeyAction] {
        [
            openKey("own.add", title: "own.add", "a", .add),
            key(
                "work.complete-all", title: completion.isRunning ? "action.complete-stop" : "action.complete-works",
                [.character("c")], hint: 1
            ) { [completion] _ in completion.toggle() },
        ]
    }

    override func bind(_ output: OwnWorksViewModel.Output, in host: any ScreenHost) {
        completion.work.job.changes.observe { [weak host] _ in host?.setNeedsFrame() }.store(in: bag)
    }
}

enum OwnWorksTarget: Hashable, Sendable {
    case add
    case requests
    case work(Identifier<Work>)
    case more
}
