import Domain
import FeatureKit

extension SettingsDIContainer {
    private var access: AccountAccess { dependencies.account }
    private var store: any SettingsStore { dependencies.settings }
    private var strings: Strings { dependencies.strings }
    private var dates: AccountDateText { AccountDateText(strings: strings, localTime: access.localTime) }

    func makeMenuViewModel(in flow: Flow<SettingsStep>) -> SettingsMenuViewModel {
        SettingsMenuViewModel(
            store: store,
            readSummary: { [cities = dependencies.cities, texts = dependencies.texts] home, language in
                try await SettingsSummary.read(home: home, cities: cities, texts: texts, language)
            }, version: dependencies.version, session: makeListSession(), flow: flow)
    }

    func makeOptionsViewModel(of page: SettingsPage) -> OptionsViewModel {
        OptionsViewModel(page: page, store: store, session: makeListSession())
    }

    func makePrivacyViewModel(in flow: Flow<SettingsStep>) -> PrivacyViewModel {
        PrivacyViewModel(
            of: access.session, accounts: access.services.accounts, votes: access.shownVotes, store: store,
            session: makeListSession(), flow: flow, links: links)
    }

    func makeCityViewModel() -> CityViewModel {
        CityViewModel(cities: dependencies.cities, store: store, writer: makeWriter(), strings: strings)
    }

    func makeKeysViewModel(in flow: Flow<SettingsStep>) -> KeysViewModel {
        KeysViewModel(catalogue: dependencies.actions, store: store, session: makeListSession(), flow: flow)
    }

    func makeKeyCaptureViewModel(of action: KnownAction, isAdded: Bool) -> KeyCaptureViewModel {
        KeyCaptureViewModel(
            action: action, isAdded: isAdded, catalogue: dependencies.actions, store: store, writer: makeWriter(),
            strings: strings)
    }

    func makeDocumentViewModel(of name: TextName) -> DocumentViewModel {
        DocumentViewModel(name: name, texts: dependencies.texts, strings: strings)
    }

    func makeInquiryViewModel(in flow: Flow<SettingsStep>) -> InquiryViewModel {
        InquiryViewModel(
            slot: makeSlot("inquiry"), doctor: dependencies.doctor, reports: dependencies.reports,
            writer: makeWriter(), version: dependencies.version, flow: flow, strings: strings)
    }

    func makeDoctorViewModel() -> DoctorViewModel {
        DoctorViewModel(doctor: dependencies.doctor, session: makeListSession())
    }

    func makeAccountMenuViewModel(in flow: Flow<SettingsStep>) -> AccountMenuViewModel {
        AccountMenuViewModel(access: access, session: makeListSession(), flow: flow, links: links)
    }

    func makeNicknameViewModel(in flow: Flow<SettingsStep>) -> NicknameViewModel {
        NicknameViewModel(
            access: access, slot: makeSlot("nickname"), session: makeFormSession(), flow: flow,
            changed: dependencies.profileChanged)
    }

    func makeTypeViewModel() -> TypeViewModel {
        TypeViewModel(
            access: access, writer: makeWriter(), changed: dependencies.profileChanged, strings: strings)
    }

    func makeIntroductionViewModel(in flow: Flow<SettingsStep>) -> IntroductionViewModel {
        IntroductionViewModel(
            of: access.session.profile.id, introductions: access.introductions, slot: makeSlot("introduction"),
            session: makeFormSession(), flow: flow)
    }

    func makeSharedBarViewModel(in flow: Flow<SettingsStep>) -> SharedBarViewModel {
        SharedBarViewModel(
            access: access, barChanged: dependencies.barChanged, session: makeListSession(), flow: flow)
    }

    func makePasswordViewModel(in flow: Flow<SettingsStep>) -> PasswordViewModel {
        PasswordViewModel(
            of: .machine(access, dependencies.community.service, strings), session: makeFormSession(), flow: flow)
    }

    func makeCodesViewModel(in flow: Flow<SettingsStep>) -> PasswordPromptViewModel<[RecoveryCode]> {
        makeCodesViewModel(AccountItem.codes.route, line: .writes, in: flow) {
            [name = access.session.accountName, services = access.services] in
            guard let name else { throw AccountProblem.gone }
            return try await RenewRecoveryCodes(services)(of: name, password: $0)
        }
    }

    func makeSessionsViewModel(in flow: Flow<SettingsStep>) -> SignInsViewModel {
        let texts = SignInsViewModel.Texts(keyPrefix: "me.sessions", end: "me.sessions.end", ended: "me.sessions.ended")
        return SignInsViewModel(
            texts, route: AccountItem.sessions.route, session: makeListSession(), flow: flow
        ) { [strings, dates, services = access.services, member = access.session] in
            try await services.sessions.sessions(of: member.profile.id, at: services.clock.now()).map { record in
                let isHere = record.id == member.number
                let row = SettingRow(
                    section: strings[isHere ? "me.sessions.here" : "me.sessions.other"],
                    title: strings("me.sessions.used", dates.day(record.usedAt)),
                    detail: strings("me.sessions.since", dates.day(record.createdAt)))
                return SignInsViewModel.Entry(row: row, isHere: isHere, label: "") {
                    try await services.sessions.revoke(record.id, of: member.profile.id)
                }
            }
        }
    }

    func makeLeaveViewModel() -> LeaveViewModel {
        LeaveViewModel(
            of: access.session, services: access.services, session: makeFormSession(), left: links.leave)
    }

    func makeCommunityViewModel(in flow: Flow<SettingsStep>) -> CommunityViewModel {
        CommunityViewModel(
            of: access.session, access: dependencies.community, reports: dependencies.reports,
            writer: makeWriter(), flow: flow, strings: strings
        ) { [strings, dates, clock = access.services.clock] in
            CommunityFormatter(strings: strings, dates: dates, now: clock.now())
        }
    }

    func makeJoinViewModel(in flow: Flow<SettingsStep>) -> JoinViewModel {
        JoinViewModel(
            access: dependencies.community, session: makeFormSession(),
            readSession: { [session = access.session] in session }, joined: links.joined,
            askToLeave: { flow.show(.confirmLeave) })
    }

    func makeCommunityDevicesViewModel(in flow: Flow<SettingsStep>) -> SignInsViewModel {
        let texts = SignInsViewModel.Texts(
            keyPrefix: "community.devices", end: "community.devices.revoke", ended: "community.devices.revoked")
        return SignInsViewModel(
            texts, route: CommunityStep.devices.route, line: .community, session: makeListSession(), flow: flow
        ) { [strings, dates, service = dependencies.community.service, profile = access.session.profile.id] in
            let devices = try await service.devices(of: profile)
            return devices.map { device in
                let isAlone = devices.count { $0.label == device.label } == 1
                let title =
                    device.label.isEmpty ? "\(device.id)" : isAlone ? device.label : "\(device.label) (\(device.id))"
                let row = SettingRow(
                    section: strings[device.isThis ? "community.devices.here" : "community.devices.other"],
                    title: title, detail: strings("me.sessions.used", dates.day(device.usedAt)), name: "\(device.id)")
                let rename: @Sendable (String) async throws -> Void = {
                    try await service.renameDevice(to: $0, of: profile)
                }
                return SignInsViewModel.Entry(
                    row: row, isHere: device.isThis, label: device.isThis ? device.label : title, rename: rename
                ) {
                    try await service.revoke(device.id, of: profile)
                }
            }
        }
    }

    func makeCommunityPasswordViewModel(in flow: Flow<SettingsStep>) -> PasswordViewModel {
        PasswordViewModel(
            of: .community(access.session.profile.id, dependencies.community.service, strings),
            session: makeFormSession(), flow: flow)
    }

    func makeCommunityCodesViewModel(in flow: Flow<SettingsStep>) -> PasswordPromptViewModel<[RecoveryCode]> {
        makeCodesViewModel(CommunityStep.codes.route, line: .community, in: flow) {
            [service = dependencies.community.service, profile = access.session.profile.id] in
            try await service.newCodes(of: profile, password: $0)
        }
    }

    private func makeCodesViewModel(
        _ route: String, line: MemberWork.Line, in flow: Flow<SettingsStep>,
        make: @escaping @Sendable (Password) async throws -> [RecoveryCode]
    ) -> PasswordPromptViewModel<[RecoveryCode]> {
        PasswordPromptViewModel(
            PasswordPromptViewModel.Prompt(
                route: route, field: "current", title: "me.codes", note: "me.codes.note",
                label: "me.password.current", button: "me.codes.make", line: line, work: make, done: { _ in nil },
                isShownInField: { _ in true }, completion: { flow.show(.codes($0)) }),
            session: makeFormSession())
    }

    func makeCommunitySignInViewModel() -> PasswordPromptViewModel<Void> {
        let (community, profile, strings) = (dependencies.community, access.session.profile.id, strings)
        return PasswordPromptViewModel(
            PasswordPromptViewModel.Prompt(
                route: CommunityStep.signIn.route, field: "password", title: "community.sign-in",
                note: "community.sign-in.note", label: "community.join.password", button: "community.sign-in",
                line: .community,
                work: { try await community.service.signIn(profile, password: $0, deviceLabel: community.deviceLabel) },
                done: { _ in strings["community.sign-in.done"] },
                isShownInField: { $0 as? CommunityProblem == .wrongCredentials }),
            session: makeFormSession())
    }

    func makeCommunityDeleteViewModel(in flow: Flow<SettingsStep>) -> CommunityDeleteViewModel {
        CommunityDeleteViewModel(
            of: access.session.profile.id, access: dependencies.community, session: makeFormSession(), flow: flow)
    }

    /// Permits everything: there is a session, and guests are never led to forms that write.
    private var authorizer: any MemberAuthorizer { PermissiveAuthorizer(work: dependencies.work) }

    private func makeFormSession() -> FormSession { FormSession(authorizer: authorizer, strings: strings) }

    private func makeWriter() -> MemberWriter { MemberWriter(authorizer: authorizer, strings: strings) }

    private func makeSlot(_ form: String) -> DraftSlot {
        DraftSlot(dependencies.drafts, form: form, strings: strings)
    }

    private func makeListSession() -> SettingListSession {
        SettingListSession(authorizer: authorizer, strings: strings)
    }
}
