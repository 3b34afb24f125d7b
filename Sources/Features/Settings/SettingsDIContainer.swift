public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Settings.
@MainActor
public final class SettingsDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Who sits before the program.
        public let account: AccountAccess
        /// Reads the member's bar anew, when another one is used.
        public let barChanged: @Sendable () async throws -> Void
        /// Takes the profile of the account as it is after a change.
        public let profileChanged: (Profile) -> Void
        /// The settings of the machine.
        public let settings: any SettingsStore
        /// The cities one can live in.
        public let cities: any CityRepository
        /// The long texts.
        public let texts: any TextLibrary
        /// Everything that keys do.
        public let actions: any ActionCatalogue
        /// Looks over what the program needs.
        public let doctor: any Doctor
        /// Writes reports.
        public let reports: any ReportWriter
        /// A report that is being written, kept while the program runs.
        public let inquiry: Observable<InquiryDraft>
        /// Fires when anything a screen may show was changed, the language among it.
        public let storeChanged: Signal<Void>
        /// The version of the program.
        public let version: String
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            account: AccountAccess, barChanged: @escaping @Sendable () async throws -> Void,
            profileChanged: @escaping (Profile) -> Void, settings: any SettingsStore,
            cities: any CityRepository, texts: any TextLibrary,
            actions: any ActionCatalogue, doctor: any Doctor, reports: any ReportWriter,
            inquiry: Observable<InquiryDraft>, storeChanged: Signal<Void>,
            version: String, strings: Strings
        ) {
            self.account = account
            self.barChanged = barChanged
            self.profileChanged = profileChanged
            self.settings = settings
            self.cities = cities
            self.texts = texts
            self.actions = actions
            self.doctor = doctor
            self.reports = reports
            self.inquiry = inquiry
            self.storeChanged = storeChanged
            self.version = version
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through the settings on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: SettingsDestination, exits: SettingsExits
    ) -> Coordinator {
        SettingsCoordinator(context: context, destination: destination, exits: exits, factory: self)
    }
}

extension SettingsDIContainer: SettingsFlowFactory {
    func makeMenu(actions: SettingsMenuActions) -> any Screen {
        SettingListScreen(
            route: "settings", titleKey: "tab.settings", isChoice: false,
            viewModel: SettingsMenuViewModel(dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makePage(_ page: SettingsPage) -> any Screen {
        switch page {
        case .look: makeOptions(.look, page)
        case .language: makeOptions(.language, page)
        case .units: makeOptions(.units, page)
        case .city:
            CityScreen(
                viewModel: CityViewModel(
                    cities: dependencies.cities, store: dependencies.settings, strings: dependencies.strings),
                strings: dependencies.strings)
        case .notices: makeDocument(.notices, page)
        case .faq: makeDocument(.faq, page)
        case .terms: makeDocument(.terms, page)
        case .privacyPolicy: makeDocument(.privacyPolicy, page)
        case .licences: makeDocument(.licences, page)
        case .about, .account, .data, .keys, .privacy: makeDocument(.about, page)
        case .inquiry:
            InquiryScreen(
                viewModel: InquiryViewModel(dependencies: dependencies), strings: dependencies.strings)
        case .doctor:
            makeList(
                page, isChoice: false,
                DoctorViewModel(
                    doctor: dependencies.doctor, strings: dependencies.strings),
                openTitle: "action.copy")
        }
    }

    func makePrivacy(actions: PrivacyActions) -> any Screen {
        makeList(.privacy, isChoice: true, PrivacyViewModel(dependencies: dependencies, actions: actions))
    }

    func makeAccount(actions: AccountActions) -> any Screen {
        makeList(
            .account, isChoice: false,
            AccountMenuViewModel(
                access: dependencies.account, storeChanged: dependencies.storeChanged.events,
                strings: dependencies.strings, actions: actions))
    }

    func makeAccountPage(_ item: AccountItem, actions: AccountActions) -> any Screen {
        let access = dependencies.account
        let strings = dependencies.strings
        let changed: (Profile) -> Void = { [dependencies] profile in
            dependencies.profileChanged(profile)
            dependencies.storeChanged.send()
        }
        switch item {
        case .nickname:
            return AccountFormScreen(
                item: item, viewModel: NicknameViewModel(access: access, strings: strings, changed: changed),
                strings: strings)
        case .type:
            return TypeScreen(
                viewModel: TypeViewModel(access: access, strings: strings, changed: changed), strings: strings)
        case .introduction:
            let viewModel = IntroductionViewModel(access: access, strings: strings) { [dependencies] in
                dependencies.storeChanged.send()
            }
            return AccountFormScreen(item: item, viewModel: viewModel, strings: strings)
        case .bar:
            return SettingListScreen(
                route: "settings/account/bar", titleKey: "me.bar", isChoice: true,
                viewModel: SharedBarViewModel(
                    access: access, storeChanged: dependencies.storeChanged, barChanged: dependencies.barChanged,
                    strings: strings, actions: actions), strings: strings)
        case .password:
            let viewModel = PasswordViewModel(access: access, strings: strings) { [dependencies] codes in
                dependencies.storeChanged.send()
                if !codes.isEmpty { actions.showCodes(codes) }
            }
            return AccountFormScreen(item: item, viewModel: viewModel, strings: strings)
        case .codes:
            return AccountFormScreen(
                item: item,
                viewModel: CodesViewModel(access: access, strings: strings) { [dependencies] codes in
                    dependencies.storeChanged.send()
                    actions.showCodes(codes)
                }, strings: strings)
        case .sessions, .switchAccount, .signOut:
            return SettingListScreen(
                route: "settings/account/sessions", titleKey: "me.sessions", isChoice: false,
                openTitle: "me.sessions.end",
                viewModel: SessionsViewModel(access: access, strings: strings, actions: actions), strings: strings)
        case .leave, .empty:
            let viewModel = LeaveViewModel(access: access, strings: strings, left: actions.leave)
            return AccountFormScreen(item: item, viewModel: viewModel, strings: strings)
        }
    }

    func makeCodes(_ codes: [RecoveryCode]) -> any Modal {
        CodesModal(codes: codes, strings: dependencies.strings)
    }

    func makeQuestion(
        title: String, question: String, yes: String, onYes: @escaping () -> Void
    ) -> any Modal {
        ConfirmModal(
            title: title, question: question, yes: ("y", yes), noLabel: dependencies.strings["dialog.no"], onYes: onYes)
    }

    func makePrompt(_ prompt: NamePrompt) -> any Modal {
        NamePromptModal(prompt: prompt, strings: dependencies.strings)
    }

    func makeKeys(actions: KeysActions) -> any Screen {
        KeysScreen(
            viewModel: KeysViewModel(
                catalogue: dependencies.actions, store: dependencies.settings, strings: dependencies.strings,
                actions: actions),
            strings: dependencies.strings)
    }

    func makeKeyCapture(_ action: KnownAction, isAdded: Bool) -> any Modal {
        KeyCaptureModal(
            viewModel: KeyCaptureViewModel(
                action: action, isAdded: isAdded, catalogue: dependencies.actions, store: dependencies.settings,
                strings: dependencies.strings),
            strings: dependencies.strings)
    }

    func makeKeyReset(onYes: @escaping () -> Void) -> any Modal {
        ConfirmModal(
            title: dependencies.strings["keys.reset-title"], question: dependencies.strings["keys.reset-question"],
            yes: ("y", dependencies.strings["keys.reset-yes"]), noLabel: dependencies.strings["dialog.no"],
            onYes: onYes)
    }

    private func makeOptions(_ options: OptionsPage, _ page: SettingsPage) -> any Screen {
        makeList(
            page, isChoice: true,
            OptionsViewModel(page: options, store: dependencies.settings, strings: dependencies.strings))
    }

    private func makeList(
        _ page: SettingsPage, isChoice: Bool, _ viewModel: any SettingListModel, openTitle: String? = nil
    ) -> any Screen {
        SettingListScreen(
            route: page.route, titleKey: "settings.\(page.rawValue)", isChoice: isChoice,
            openTitle: openTitle, viewModel: viewModel, strings: dependencies.strings)
    }

    private func makeDocument(_ name: TextName, _ page: SettingsPage) -> any Screen {
        DocumentScreen(
            page: page,
            viewModel: DocumentViewModel(
                name: name, texts: dependencies.texts, storeChanged: dependencies.storeChanged.events,
                strings: dependencies.strings),
            strings: dependencies.strings)
    }
}
