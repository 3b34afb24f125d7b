import Domain
import FeatureKit
import Onboarding
import Reactive

/// The scope from the opening of the store to the program's end: accounts are available, but nobody has entered.
@MainActor
final class LaunchDIContainer {
    struct Dependencies {
        let store: Store
        let isDemo: Bool
        let services: AccountServices
        let shared: SharedCommunity
        let preferences: Observable<DisplayPreferences>
        let settings: SettingsServices
        let weather: WeatherServices
        let pictures: PagePictures
        let makeOnline: @MainActor (_ hidesAlcohol: Bool) -> OnlineAccess
        let strings: Strings
        let localTime: any LocalTime
        let makeTransfer: @MainActor (Identifier<Profile>, HomeBar) -> TransferServices
    }

    let services: AccountServices
    var store: Store { dependencies.store }
    var isDemo: Bool { dependencies.isDemo }
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        services = dependencies.services
    }

    /// - Parameter changes: fires when the catalogue or the language has changed.
    func makeOnboarding(work: MemberWork, scheduler: any Scheduler, changes: Events<Void>) -> OnboardingDIContainer {
        let store = dependencies.store
        let firstBottles = FirstBottlesReader(ingredients: store.ingredients, drinks: store.drinks) {
            HomeBar(
                profile: Profile.localID, repository: store.bars, source: store.recipes,
                preferences: store.barPreferences)
        }
        return OnboardingDIContainer(
            OnboardingDIContainer.Dependencies(
                services: services, community: dependencies.shared.access, firstBottles: firstBottles,
                work: work, changes: changes, scheduler: scheduler, strings: dependencies.strings))
    }

    func makeMain(session: Session, authorizer: any MemberAuthorizer, scheduler: any Scheduler) -> MainDIContainer {
        MainDIContainer(dependencies, session: session, authorizer: authorizer, scheduler: scheduler)
    }
}
