import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Settings

/// The dependencies of the feature as fakes, with a record of navigation.
@MainActor
final class Desk {
    let store: StubSettingsStore
    let changes = StoreEvents()
    let drafts = InMemoryDraftRepository()
    let log = EventLog()
    let work = MemberWork()
    let access: AccountAccess
    let strings: Strings
    /// The profiles that were reported as changed.
    private(set) var profiles: [Profile] = []
    private(set) var codes: [RecoveryCode] = []
    /// The answer to every question.
    var answersYes = true
    /// The text typed into every prompt.
    var typed = ""

    private let library: StubLibrary
    private let community: ScriptedCommunity

    init(
        _ language: Language = .english, settings: MachineSettings = MachineSettings(),
        library: StubLibrary = StubLibrary(), account: AccountAccess? = nil,
        community: ScriptedCommunity = ScriptedCommunity()
    ) {
        self.community = community
        store = StubSettingsStore(settings)
        access = account ?? .local()
        self.library = library
        // A copy of the strings that a test may change.
        strings = Strings(language: language, table: [:])
        strings.change(to: TestWords.words(language))
    }

    lazy var container: SettingsDIContainer = {
        let container = SettingsDIContainer(
            SettingsDIContainer.Dependencies(
                account: access,
                community: CommunityAccess(service: community, memberships: community, deviceLabel: "desk"),
                barChanged: { [log] in await log.note("bar changed") },
                profileChanged: { [weak self] in self?.profiles.append($0) }, settings: store, cities: library,
                texts: library, actions: library, doctor: library, reports: library,
                drafts: DraftKeeper(repository: drafts, profile: Profile.localID, clock: FixedClock(0)),
                changes: changes, version: "9.9", work: work, strings: strings))
        container.links = links
        return container
    }()

    var links: SettingsLinks {
        SettingsLinks(
            signOut: { [log] in log.note("sign out") }, switchAccount: { [log] in log.note("switch") },
            leave: { [log] in log.note("leave") }, enterAgain: { [log] in log.note("enter again") },
            joined: { [log] in log.note("joined \($0.profile.nickname)") })
    }

    /// Records every step, and answers questions and prompts.
    var flow: Flow<SettingsStep> {
        Flow(
            show: { [weak self] in self?.take($0) }, open: { [log] in log.note($0.text) },
            close: { [log] in log.note("close") })
    }

    private func take(_ step: SettingsStep) {
        switch step {
        case .destination(let destination): log.note(destination.route)
        case .account(let item): log.note(item.route)
        case .community(let step): log.note(step.route)
        case .codes(let codes): self.codes = codes
        case .question(_, let text, _, let onYes):
            log.note("? \(text)")
            if answersYes { onYes() }
        case .confirmLeave: log.note("? \(strings["form.leave.lost"])")
        case .dropDraft(let onYes):
            log.note("? \(strings["form.drop.question"])")
            if answersYes { onYes() }
        case .prompt(let prompt): prompt.onDone(typed)
        case .keyCapture(let action, let isAdded): log.note("key of \(action.id)\(isAdded ? ", one more" : "")")
        }
    }

    /// The questions that were asked.
    var questions: [String] { log.notes.filter { $0.hasPrefix("? ") } }
}
