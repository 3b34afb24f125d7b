import Domain
import FeatureKit

extension SettingsDIContainer {
    private var access: AccountAccess { dependencies.account }
    private var store: any SettingsStore { dependencies.settings }
    private var strings: Strings { dependencies.strings }

    func makeMenuViewModel(in flow: Flow<SettingsStep>) -> SettingsMenuViewModel {
        SettingsMenuViewModel(
            store: store,
            readSummary: { [cities = dependencies.cities, texts = dependencies.texts] home, language in
                try await SettingsSummary.read(home: home, cities: cities, texts: texts, language)
            }, version: dependencies.version, session: makeListSession(), flow: flow, strings: strings)
    }

    func makeOptionsViewModel(of page: OptionsPage) -> OptionsViewModel {
        OptionsViewModel(page: page, store: store, session: makeListSession(), strings: strings)
    }

    func makePrivacyViewModel(in flow: Flow<SettingsStep>) -> PrivacyViewModel {
        PrivacyViewModel(
            of: access.session, accounts: access.services.accounts, votes: access.shownVotes, store: store,
            session: makeListSession(), flow: flow, links: links, strings: strings)
    }

    func makeCityViewModel() -> CityViewModel {
        CityViewModel(cities: dependencies.cities, store: store, strings: strings)
    }

    func makeKeysViewModel(in flow: Flow<SettingsStep>) -> KeysViewModel {
        KeysViewModel(
            catalogue: dependencies.actions, store: store, session: makeListSession(), flow: flow, strings: strings)
    }

    func makeKeyCaptureViewModel(of action: KnownAction, isAdded: Bool) -> KeyCaptureViewModel {
        KeyCaptureViewModel(
            action: action, isAdded: isAdded, catalogue: dependencies.actions, store: store, strings: strings)
    }

    func makeDocumentViewModel(of name: TextName) -> DocumentViewModel {
        DocumentViewModel(name: name, texts: dependencies.texts, strings: strings)
    }

    func makeInquiryViewModel(in flow: Flow<SettingsStep>) -> InquiryViewModel {
        InquiryViewModel(
            slot: makeSlot("inquiry"), doctor: dependencies.doctor, reports: dependencies.reports,
            work: dependencies.work,
            version: dependencies.version, flow: flow, strings: strings)
    }

    func makeDoctorViewModel() -> DoctorViewModel {
        DoctorViewModel(doctor: dependencies.doctor, session: makeListSession(), strings: strings)
    }

    func makeAccountMenuViewModel(in flow: Flow<SettingsStep>) -> AccountMenuViewModel {
        AccountMenuViewModel(access: access, session: makeListSession(), flow: flow, links: links, strings: strings)
    }

    func makeNicknameViewModel(in flow: Flow<SettingsStep>) -> NicknameViewModel {
        NicknameViewModel(
            access: access, slot: makeSlot("nickname"), session: makeFormSession(), flow: flow,
            changed: dependencies.profileChanged, strings: strings)
    }

    func makeTypeViewModel() -> TypeViewModel {
        TypeViewModel(
            access: access,
            writer: MemberWriter(authorizer: PermissiveAuthorizer(work: dependencies.work), strings: strings),
            changed: dependencies.profileChanged, strings: strings)
    }

    func makeIntroductionViewModel(in flow: Flow<SettingsStep>) -> IntroductionViewModel {
        IntroductionViewModel(
            of: access.session.profile.id, introductions: access.introductions, slot: makeSlot("introduction"),
            session: makeFormSession(), flow: flow, strings: strings)
    }

    func makeSharedBarViewModel(in flow: Flow<SettingsStep>) -> SharedBarViewModel {
        SharedBarViewModel(
            access: access, barChanged: dependencies.barChanged, session: makeListSession(), flow: flow,
            strings: strings)
    }

    func makePasswordViewModel(in flow: Flow<SettingsStep>) -> PasswordViewModel {
        makePasswordViewModel(.machine(access, dependencies.community.service, strings), in: flow)
    }

    func makeCodesViewModel(in flow: Flow<SettingsStep>) -> CodesViewModel {
        makeCodesViewModel(AccountItem.codes.route, in: flow) {
            [session = access.session, services = access.services] in
            guard let name = session.accountName else { throw AccountProblem.gone }
            return try await RenewRecoveryCodes(services)(of: name, password: $0)
        }
    }

    func makeSessionsViewModel(in flow: Flow<SettingsStep>) -> SessionsViewModel {
        SessionsViewModel(
            of: access.session, services: access.services,
            dates: AccountDateText(strings: strings, localTime: access.localTime), session: makeListSession(),
            flow: flow, strings: strings)
    }

    func makeLeaveViewModel() -> LeaveViewModel {
        LeaveViewModel(
            of: access.session, services: access.services, session: makeFormSession(), left: links.leave,
            strings: strings)
    }

    func makeCommunityViewModel(in flow: Flow<SettingsStep>) -> CommunityViewModel {
        CommunityViewModel(
            of: access.session, access: dependencies.community, reports: dependencies.reports,
            writer: MemberWriter(authorizer: PermissiveAuthorizer(work: dependencies.work), strings: strings),
            flow: flow, strings: strings
        ) { [strings, access] in
            CommunityFormatter(
                strings: strings, dates: AccountDateText(strings: strings, localTime: access.localTime),
                now: access.services.clock.now())
        }
    }

    func makeJoinViewModel(in flow: Flow<SettingsStep>) -> JoinViewModel {
        JoinViewModel(
            access: dependencies.community, session: makeFormSession(), strings: strings,
            readSession: { [session = access.session] in session }, joined: links.joined,
            askToLeave: { flow.show(.confirmLeave) })
    }

    func makeCommunityDevicesViewModel(in flow: Flow<SettingsStep>) -> CommunityDevicesViewModel {
        CommunityDevicesViewModel(
            of: access.session.profile.id, service: dependencies.community.service,
            dates: AccountDateText(strings: strings, localTime: access.localTime), session: makeListSession(),
            flow: flow, strings: strings)
    }

    func makeCommunityPasswordViewModel(in flow: Flow<SettingsStep>) -> PasswordViewModel {
        makePasswordViewModel(
            .community(access.session.profile.id, dependencies.community.service, strings), in: flow)
    }

    func makeCommunityCodesViewModel(in flow: Flow<SettingsStep>) -> CodesViewModel {
        makeCodesViewModel(CommunityStep.codes.route, in: flow) {
            [service = dependencies.community.service, profile = access.session.profile.id] in
            try await service.newCodes(of: profile, password: $0)
        }
    }

    private func makePasswordViewModel(_ place: PasswordPlace, in flow: Flow<SettingsStep>) -> PasswordViewModel {
        PasswordViewModel(of: place, session: makeFormSession(), flow: flow, strings: strings)
    }

    private func makeCodesViewModel(
        _ route: String, in flow: Flow<SettingsStep>,
        make: @escaping @Sendable (Password) async throws -> [RecoveryCode]
    ) -> CodesViewModel {
        CodesViewModel(route: route, session: makeFormSession(), flow: flow, strings: strings, make: make)
    }

    func makeCommunitySignInViewModel() -> CommunitySignInViewModel {
        CommunitySignInViewModel(
            of: access.session.profile.id, access: dependencies.community, session: makeFormSession(), strings: strings)
    }

    func makeCommunityDeleteViewModel(in flow: Flow<SettingsStep>) -> CommunityDeleteViewModel {
        CommunityDeleteViewModel(
            of: access.session.profile.id, access: dependencies.community, session: makeFormSession(), flow: flow,
            strings: strings)
    }

    /// Permits everything: there is a session, and guests are never led to forms that write.
    private func makeFormSession() -> FormSession {
        FormSession(authorizer: PermissiveAuthorizer(work: dependencies.work), strings: strings)
    }

    private func makeSlot(_ form: String) -> DraftSlot {
        DraftSlot(dependencies.drafts, form: form, strings: strings)
    }

    private func makeListSession() -> SettingListSession {
        SettingListSession(authorizer: PermissiveAuthorizer(work: dependencies.work), strings: strings)
    }
}
