package import Domain
package import FeatureKit
package import Navigation
import Reactive

@MainActor
package final class SettingsDIContainer {
    @MainActor
    package struct Dependencies {
        package let account: AccountAccess
        package let community: CommunityAccess
        /// Rereads the bar after a switch to another one.
        package let barChanged: @Sendable () async -> Void
        package let profileChanged: (Profile) -> Void
        package let settings: any SettingsStore
        package let cities: any CityRepository
        package let texts: any TextLibrary
        package let actions: any ActionCatalogue
        package let doctor: any Doctor
        package let reports: any ReportWriter
        package let drafts: DraftKeeper
        package let changes: StoreEvents
        package let version: String
        package let work: MemberWork
        package let strings: Strings

        package init(
            account: AccountAccess, community: CommunityAccess, barChanged: @escaping @Sendable () async -> Void,
            profileChanged: @escaping (Profile) -> Void, settings: any SettingsStore,
            cities: any CityRepository, texts: any TextLibrary,
            actions: any ActionCatalogue, doctor: any Doctor, reports: any ReportWriter,
            drafts: DraftKeeper, changes: StoreEvents,
            version: String, work: MemberWork = MemberWork(), strings: Strings
        ) {
            self.account = account
            self.community = community
            self.barChanged = barChanged
            self.profileChanged = profileChanged
            self.settings = settings
            self.cities = cities
            self.texts = texts
            self.actions = actions
            self.doctor = doctor
            self.reports = reports
            self.drafts = drafts
            self.changes = changes
            self.version = version
            self.work = work
            self.strings = strings
        }
    }

    let dependencies: Dependencies
    var links = SettingsLinks()

    package init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    package func makeCoordinator(
        in context: NavigationContext, from destination: SettingsDestination, links: SettingsLinks,
        open: @escaping @MainActor (Place) -> Void
    ) -> Coordinator {
        self.links = links
        return FlowCoordinator<SettingsStep>(in: context, from: .destination(destination), factory: self, open: open)
    }
}

extension SettingsDIContainer: FlowFactory {
    package func makeContent(for step: SettingsStep, in flow: Flow<SettingsStep>) -> FlowContent {
        let strings = dependencies.strings
        switch step {
        case .destination(.menu): return .screen(makeMenu(in: flow))
        case .destination(.page(.data)):
            flow.open(.data)
            return .none
        case .destination(.page(let page)): return .screen(makePage(page, in: flow))
        case .account(let item), .destination(.account(let item)):
            return .screen(makeScreen(of: item, in: flow))
        case .community(let step): return .screen(makeScreen(of: step, in: flow))
        case .codes(let codes): return .modal(CodesModal(codes: codes, strings: strings))
        case .question(let title, let text, let yes, let onYes):
            return .modal(
                ConfirmModal(
                    title: title, question: text, yes: ("y", yes), noLabel: strings["dialog.no"], onYes: onYes))
        case .confirmLeave: return .modal(LeaveQuestion.modal(strings, onYes: flow.close))
        case .dropDraft(let onYes): return .modal(DraftNote.question(strings, onYes: onYes))
        case .prompt(let prompt): return .modal(NamePromptModal(prompt: prompt, strings: strings))
        case .keyCapture(let action, let isAdded):
            return .modal(
                KeyCaptureModal(
                    action: action.title, viewModel: makeKeyCaptureViewModel(of: action, isAdded: isAdded),
                    strings: strings))
        }
    }
}

/// The exits of the settings that have no route.
@MainActor
package struct SettingsLinks {
    package let signOut: @MainActor () -> Void
    /// Shows the sign-in; the session ends when another account has signed in.
    package let switchAccount: @MainActor () -> Void
    /// Called when the account is gone or the local profile was emptied.
    package let leave: @MainActor () -> Void
    /// Runs an action that ends every screen, after asking if something would be lost.
    package let askToLeave: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// Rebuilds the screens after a change they were made with, such as hiding alcohol.
    package let enterAgain: @MainActor () -> Void

    /// Called after joining a community, perhaps under an account of their own.
    package let joined: @MainActor (Session) -> Void

    /// Omitted links do nothing.
    package init(
        signOut: @escaping @MainActor () -> Void = {}, switchAccount: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {},
        askToLeave: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() },
        enterAgain: @escaping @MainActor () -> Void = {},
        joined: @escaping @MainActor (Session) -> Void = { _ in }
    ) {
        self.signOut = signOut
        self.switchAccount = switchAccount
        self.leave = leave
        self.askToLeave = askToLeave
        self.enterAgain = enterAgain
        self.joined = joined
    }
}
