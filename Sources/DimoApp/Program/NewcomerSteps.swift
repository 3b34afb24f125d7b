import Bar
import Domain
import Drinks
import FeatureKit
import Navigation
import Onboarding
import Reactive

/// A new member's steps before entering. The first step creates the member's scope, which ends with this object.
@MainActor
final class NewcomerSteps {
    /// Fires when the catalogue or the language has changed.
    let changed = Signal<Void>()
    private let launch: LaunchDIContainer
    private let scheduler: any Scheduler
    private var main: MainDIContainer?
    private let refreshing = LatestTask()

    init(launch: LaunchDIContainer, scheduler: any Scheduler) {
        self.launch = launch
        self.scheduler = scheduler
    }

    var fillBar: OnboardingLinks.Step {
        { [self] session, context in
            scope(of: session).makeBar().makeCoordinator(in: context, from: .inAMinute, open: { _ in })
        }
    }

    var pickTried: OnboardingLinks.Step {
        { [self] session, context in
            scope(of: session).makeDrinks().makeCoordinator(in: context, from: .triedPicker)
        }
    }

    func catalogueChanged() {
        changed.send()
        guard let main else { return }
        refreshing.run { [graph = main.graph] in
            try await graph.reload()
        } completion: { [weak main] _ in
            main?.everythingChanged()
        }
    }

    private func scope(of session: Session) -> MainDIContainer {
        if let main, main.session == session { return main }
        let scope = launch.makeMain(session: session, authorizer: PermissiveAuthorizer(), scheduler: scheduler)
        main = scope
        return scope
    }
}
