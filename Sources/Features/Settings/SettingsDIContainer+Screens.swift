import Domain
import FeatureKit
import Navigation
import Reactive

extension SettingsDIContainer {
    private var strings: Strings { dependencies.strings }
    /// For pages that do not read the store, but change with the language.
    private var languageChanges: Events<Void> { dependencies.changes.touching(.catalogue) }
    private var accountChanges: Events<Void> { dependencies.changes.touching([.members, .bar]) }

    func makeMenu(in flow: Flow<SettingsStep>) -> any Screen {
        SettingsMenuScreen(
            route: SettingsDestination.menu.route, titleKey: "tab.settings", viewModel: makeMenuViewModel(in: flow),
            changes: languageChanges, strings: strings)
    }

    func makePage(_ page: SettingsPage, in flow: Flow<SettingsStep>) -> any Screen {
        switch page {
        case .account: makeList(page, makeAccountMenuViewModel(in: flow), changes: accountChanges)
        case .community:
            CommunityScreen(
                route: page.route, viewModel: makeCommunityViewModel(in: flow),
                changes: dependencies.changes.touching([.community, .members, .catalogue]), strings: strings)
        case .privacy: makeList(page, isChoice: true, makePrivacyViewModel(in: flow))
        case .look, .language, .units, .online: makeList(page, isChoice: true, makeOptionsViewModel(of: page))
        case .doctor: makeList(page, openTitle: "action.copy", makeDoctorViewModel())
        case .city:
            CityScreen(route: page.route, viewModel: makeCityViewModel(), changes: languageChanges, strings: strings)
        case .keys:
            KeysScreen(
                route: page.route, titleKey: "settings.keys", openTitle: "action.key-change",
                viewModel: makeKeysViewModel(in: flow), changes: languageChanges, strings: strings)
        case .inquiry:
            InquiryScreen(
                route: page.route, viewModel: makeInquiryViewModel(in: flow), changes: languageChanges,
                strings: strings)
        // Another feature shows the member's data.
        case .notices, .faq, .terms, .privacyPolicy, .licences, .about, .data:
            DocumentScreen(
                page: page, viewModel: makeDocumentViewModel(of: TextName(rawValue: page.rawValue) ?? .about),
                changes: languageChanges, strings: strings)
        }
    }

    func makeScreen(of item: AccountItem, in flow: Flow<SettingsStep>) -> any Screen {
        switch item {
        case .nickname: makeForm(item, makeNicknameViewModel(in: flow))
        case .type: TypeScreen(route: item.route, viewModel: makeTypeViewModel(), strings: strings)
        case .introduction: makeForm(item, makeIntroductionViewModel(in: flow))
        case .bar:
            SettingListScreen(
                route: item.route, titleKey: "me.bar", isChoice: true, viewModel: makeSharedBarViewModel(in: flow),
                changes: accountChanges, strings: strings)
        case .password: makeForm(item, makePasswordViewModel(in: flow))
        case .codes: makeForm(item, makeCodesViewModel(in: flow))
        case .sessions, .switchAccount, .signOut:
            SettingListScreen(
                route: AccountItem.sessions.route, titleKey: "me.sessions", openTitle: "me.sessions.end",
                viewModel: makeSessionsViewModel(in: flow), changes: accountChanges, strings: strings)
        case .leave, .empty: makeForm(item, makeLeaveViewModel())
        }
    }

    func makeScreen(of step: CommunityStep, in flow: Flow<SettingsStep>) -> any Screen {
        switch step {
        case .join: makeForm(step.route, makeJoinViewModel(in: flow))
        case .devices:
            SettingListScreen(
                route: step.route, titleKey: "community.devices",
                viewModel: makeCommunityDevicesViewModel(in: flow), changes: languageChanges, strings: strings)
        case .signIn: makeForm(step.route, makeCommunitySignInViewModel())
        case .password: makeForm(step.route, makeCommunityPasswordViewModel(in: flow))
        case .codes: makeForm(step.route, makeCommunityCodesViewModel(in: flow))
        case .delete: makeForm(step.route, makeCommunityDeleteViewModel(in: flow))
        }
    }

    private func makeForm<Model: FormViewModel>(_ item: AccountItem, _ viewModel: Model) -> any Screen {
        makeForm(item.route, viewModel)
    }

    private func makeForm<Model: FormViewModel>(_ route: String, _ viewModel: Model) -> any Screen {
        FormScreen(
            route: route, viewModel: viewModel, loading: strings["settings.loading"], changes: languageChanges,
            strings: strings)
    }

    private func makeList<Model: ViewModel>(
        _ page: SettingsPage, isChoice: Bool = false, openTitle: String? = nil, _ viewModel: Model,
        changes: Events<Void>? = nil
    ) -> any Screen where Model.Input: ListScreenInput, Model.Output == SettingListOutput {
        SettingListScreen(
            route: page.route, titleKey: "settings.\(page.rawValue)", isChoice: isChoice, openTitle: openTitle,
            viewModel: viewModel, changes: changes ?? languageChanges, strings: strings)
    }
}
