import Domain
import FeatureKit
import Reactive

/// The devices that are signed in to the community. Other devices can be signed out.
@MainActor
final class CommunityDevicesViewModel: ViewModel {
    private let profile: Identifier<Profile>
    private let service: any CommunityService
    private let dates: AccountDateText
    private let session: SettingListSession
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private var devices: [CommunityDevice] = []

    init(
        of profile: Identifier<Profile>, service: any CommunityService, dates: AccountDateText,
        session: SettingListSession, flow: Flow<SettingsStep>, strings: Strings
    ) {
        self.profile = profile
        self.service = service
        self.dates = dates
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, open: { [weak self] in self?.ask($0) }, reload: { [weak self] in self?.reload() })
    }

    private func reload() {
        session.read { [service, profile] in
            try await service.devices(of: profile)
        } show: { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ devices: [CommunityDevice]) {
        self.devices = devices
        session.show(
            devices.map { device in
                SettingRow(
                    section: strings[device.isThis ? "community.devices.here" : "community.devices.other"],
                    title: title(of: device),
                    detail: strings("me.sessions.used", dates.day(device.usedAt)), name: "\(device.id)")
            }, status: strings.counted("community.devices.count", devices.count),
            empty: strings["community.devices.empty"])
    }

    /// Adds the number to a name that another device has, too.
    private func title(of device: CommunityDevice) -> String {
        if device.label.isEmpty { return "\(device.id)" }
        let isAlone = !devices.contains { $0.label == device.label && $0.id != device.id }
        return isAlone ? device.label : "\(device.label) (\(device.id))"
    }

    private func ask(_ index: Int) {
        let device = devices[index]
        guard !device.isThis else { return session.writer.fail(strings["community.devices.this"]) }
        flow.show(
            .question(
                title: strings["community.devices.revoke"],
                text: strings("community.devices.question", title(of: device)),
                yes: strings["community.devices.revoke"], onYes: { [weak self] in self?.revoke(device) }))
    }

    private func revoke(_ device: CommunityDevice) {
        session.writer.write(.open(route: CommunityStep.devices.route), in: .community) { [service, profile] in
            try await service.revoke(device.id, of: profile)
        } done: { [strings] _ in
            strings("community.devices.revoked", device.label)
        } completion: { [weak self] result in
            if case .success = result { self?.reload() }
        }
    }
}
