import Domain
import FeatureKit
import Onboarding
import Reactive

/// The scope between the opening of the store and the end of the program: accounts can be asked, but nobody is in yet.
@MainActor
final class LaunchDIContainer {
    /// What the scope needs.
    struct Dependencies {
        let store: Store
        /// Whether what is in the store was made up.
        let isDemo: Bool
        let services: AccountServices
        let shared: SharedCommunity
        let preferences: Observable<DisplayPreferences>
        let settings: SettingsServices
        let weather: WeatherServices
        let pictures: PagePictures
        /// The online catalogues, for somebody who hides alcohol or does not.
        let makeOnline: @MainActor (_ hidesAlcohol: Bool) -> OnlineAccess
        let strings: Strings
        let localTime: any LocalTime
        /// Makes what moves data in and out of the store of a member with their bar.
        let makeTransfer: @MainActor (Identifier<Profile>, HomeBar) -> TransferServices
    }

    let services: AccountServices
    /// The open store.
    var store: Store { dependencies.store }
    /// Whether what is in the store was made up.
    var isDemo: Bool { dependencies.isDemo }
    private let dependencies: Dependencies

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        services = dependencies.services
    }

    /// The scope of the way in.
    func makeOnboarding(scheduler: any Scheduler) -> OnboardingDIContainer {
        OnboardingDIContainer(
            OnboardingDIContainer.Dependencies(
                services: services, community: dependencies.shared.access, scheduler: scheduler,
                strings: dependencies.strings))
    }

    /// The scope of somebody who is in; who hides alcohol sees a catalogue without it.
    func makeMain(
        session: Session, authorizer: any MemberAuthorizer, scheduler: any Scheduler
    ) -> MainDIContainer {
        let store = dependencies.store
        return MainDIContainer(
            MainDIContainer.Dependencies(
                store: session.profile.alcohol == .hidden ? store.withoutAlcohol() : store, session: session,
                services: services, shared: dependencies.shared, authorizer: authorizer,
                preferences: dependencies.preferences,
                settings: dependencies.settings, weather: dependencies.weather, pictures: dependencies.pictures,
                online: dependencies.makeOnline(session.profile.alcohol == .hidden), strings: dependencies.strings,
                clock: services.clock, localTime: dependencies.localTime,
                scheduler: scheduler,
                makeTransfer: dependencies.makeTransfer))
    }
}
