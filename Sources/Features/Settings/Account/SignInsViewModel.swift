import Domain
import FeatureKit

/// The sessions of an account, or the devices of a community's member. Any but this one can be signed out; this device
/// can be named.
@MainActor
final class SignInsViewModel: SettingListViewModel {
    struct Entry: Sendable {
        let row: SettingRow
        let isHere: Bool
        let label: String
        var rename: (@Sendable (String) async throws -> Void)?
        let end: @Sendable () async throws -> Void
    }

    struct Texts {
        let keyPrefix: String
        let end: String
        let ended: String
    }

    private let texts: Texts
    private let route: String
    private let line: MemberWork.Line
    private let entries: @Sendable () async throws -> [Entry]
    let session: SettingListSession
    private let flow: Flow<SettingsStep>
    private var shown: [Entry] = []

    init(
        _ texts: Texts, route: String, line: MemberWork.Line = .writes, session: SettingListSession,
        flow: Flow<SettingsStep>, entries: @escaping @Sendable () async throws -> [Entry]
    ) {
        self.texts = texts
        self.route = route
        self.line = line
        self.session = session
        self.flow = flow
        self.entries = entries
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, to: self)
    }

    func reload() {
        session.read(entries) { [weak self] in self?.show($0) }
    }

    private func show(_ entries: [Entry]) {
        shown = entries
        session.show(
            entries.map(\.row), status: strings.counted("\(texts.keyPrefix).count", entries.count),
            empty: strings["\(texts.keyPrefix).empty"])
    }

    func open(_ index: Int) {
        let entry = shown[index]
        guard !entry.isHere else { return askForName(entry) }
        flow.show(
            .question(
                title: strings[texts.end], text: strings("\(texts.keyPrefix).question", entry.label),
                yes: strings[texts.end], onYes: { [weak self] in self?.end(entry) }))
    }

    private func askForName(_ entry: Entry) {
        guard let rename = entry.rename else { return session.writer.fail(strings["\(texts.keyPrefix).this"]) }
        flow.show(
            .prompt(
                NamePrompt(
                    route: "\(route)/name", title: strings["\(texts.keyPrefix).name"],
                    label: strings["\(texts.keyPrefix).name.label"], text: entry.label,
                    limit: CommunityDevice.longestLabel
                ) { [weak self, strings, texts] name in
                    self?.write(strings("\(texts.keyPrefix).named", name)) { try await rename(name) }
                }))
    }

    private func end(_ entry: Entry) {
        write(strings(texts.ended, entry.label), entry.end)
    }

    private func write(_ done: String, _ work: @escaping @Sendable () async throws -> Void) {
        session.writer.write(.open(route: route), in: line) {
            try await work()
        } done: { _ in
            done
        } completion: { [weak self] result in
            if case .success = result { self?.reload() }
        }
    }
}
