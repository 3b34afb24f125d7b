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
        in context: NavigationContext, from destination: SettingsDestination, links: SettingsLinks
    ) -> Coordinator {
        SettingsCoordinator(context: context, destination: destination, links: links, factory: self)
    }
}

extension SettingsDIContainer: SettingsFlowFactory {
    func makeScreen(_ page: SettingsFlowPage) -> any Screen {
        switch page {
        case .menu(let actions):
            SettingListScreen(
                route: "settings", titleKey: "tab.settings", isChoice: false,
                viewModel: SettingsMenuViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .privacy(let actions):
            makeList(.privacy, isChoice: true, PrivacyViewModel(dependencies: dependencies, actions: actions))
        case .account(let actions):
            makeList(
                .account, isChoice: false,
                AccountMenuViewModel(
                    access: dependencies.account, storeChanged: dependencies.storeChanged.events, strings: strings,
                    actions: actions))
        case .accountItem(let item, let actions): makeAccountPage(item, actions)
        case .keys(let actions):
            KeysScreen(
                viewModel: KeysViewModel(
                    catalogue: dependencies.actions, store: dependencies.settings, strings: strings, actions: actions),
                strings: strings)
        case .page(let page): makePage(page)
        }
    }

    func makeModal(_ box: SettingsFlowModal) -> any Modal {
        switch box {
        case .codes(let codes): CodesModal(codes: codes, strings: strings)
        case .question(let title, let text, let yes, let onYes):
            makeQuestion(title: title, text: text, yes: yes, onYes: onYes)
        case .name(let prompt): NamePromptModal(prompt: prompt, strings: strings)
        case .keyCapture(let action, let isAdded):
            KeyCaptureModal(
                viewModel: KeyCaptureViewModel(
                    action: action, isAdded: isAdded, catalogue: dependencies.actions, store: dependencies.settings,
                    strings: strings),
                strings: strings)
        case .keyReset(let onYes):
            makeQuestion(
                title: strings["keys.reset-title"], text: strings["keys.reset-question"],
                yes: strings["keys.reset-yes"], onYes: onYes)
        }
    }

    private var strings: Strings { dependencies.strings }

    private func makeQuestion(title: String, text: String, yes: String, onYes: @escaping () -> Void) -> any Modal {
        ConfirmModal(title: title, question: text, yes: ("y", yes), noLabel: strings["dialog.no"], onYes: onYes)
    }

    private func makePage(_ page: SettingsPage) -> any Screen {
        switch page {
        case .look: makeOptions(.look, page)
        case .language: makeOptions(.language, page)
        case .units: makeOptions(.units, page)
        case .city:
            CityScreen(
                viewModel: CityViewModel(
                    cities: dependencies.cities, store: dependencies.settings, strings: strings),
                strings: strings)
        case .notices: makeDocument(.notices, page)
        case .faq: makeDocument(.faq, page)
        case .terms: makeDocument(.terms, page)
        case .privacyPolicy: makeDocument(.privacyPolicy, page)
        case .licences: makeDocument(.licences, page)
        case .about, .account, .data, .keys, .privacy: makeDocument(.about, page)
        case .inquiry:
            InquiryScreen(viewModel: InquiryViewModel(dependencies: dependencies), strings: strings)
        case .doctor:
            makeList(
                page, isChoice: false, DoctorViewModel(doctor: dependencies.doctor, strings: strings),
                openTitle: "action.copy")
        }
    }

    private func makeAccountPage(_ item: AccountItem, _ actions: AccountActions) -> any Screen {
        let access = dependencies.account
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

    private func makeOptions(_ options: OptionsPage, _ page: SettingsPage) -> any Screen {
        makeList(
            page, isChoice: true,
            OptionsViewModel(page: options, store: dependencies.settings, strings: strings))
    }

    private func makeList(
        _ page: SettingsPage, isChoice: Bool, _ viewModel: any SettingListModel, openTitle: String? = nil
    ) -> any Screen {
        SettingListScreen(
            route: page.route, titleKey: "settings.\(page.rawValue)", isChoice: isChoice,
            openTitle: openTitle, viewModel: viewModel, strings: strings)
    }

    private func makeDocument(_ name: TextName, _ page: SettingsPage) -> any Screen {
        DocumentScreen(
            page: page,
            viewModel: DocumentViewModel(
                name: name, texts: dependencies.texts, storeChanged: dependencies.storeChanged.events,
                strings: strings),
            strings: strings)
    }
}
