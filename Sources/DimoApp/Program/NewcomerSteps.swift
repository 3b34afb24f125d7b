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
    /// Owns what is written before anyone has entered.
    let work = MemberWork()
    private let launch: LaunchDIContainer
    private let scheduler: any Scheduler
    private weak var shell: NavigationShell?
    private var main: MainDIContainer?
    private let bag = SubscriptionBag()

    init(launch: LaunchDIContainer, shell: NavigationShell) {
        self.launch = launch
        self.shell = shell
        scheduler = shell.scheduler
        work.messages.show(in: shell, bag: bag)
    }

    var fillBar: OnboardingLinks.Step {
        { [self] session, context in
            scope(of: session).makeBar().makeCoordinator(in: context, from: .quickSetup, open: { _ in })
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
        work.add {
            await main.rereadEverything()
        } completion: { _ in
        }
    }

    /// Goes back from the list of bottles, which would never fill, to Welcome, where every choice reads the catalogue.
    func catalogueFailed() {
        if let shell, shell.trail.last == "first-bottles" { shell.goBack() }
    }

    private func scope(of session: Session) -> MainDIContainer {
        if let main, main.session == session { return main }
        let scope = launch.makeMain(
            session: session, authorizer: PermissiveAuthorizer(work: work), scheduler: scheduler)
        scope.becameStale.events.observe { [work, strings = scope.strings] in
            work.say(ErrorText.describe($0, strings), isFailure: true)
        }.store(in: bag)
        main = scope
        return scope
    }
}
