import DimoAssets
import Domain
import FeatureKit
import Home
import Logging
import Navigation
import Onboarding
import Persistence
import Reactive
import Terminal

/// The root flow: launch, then onboarding or the member's flow. Answers the shell's questions as its delegate.
@MainActor
final class AppCoordinator: Coordinator {
    let container: AppDIContainer
    let shell: NavigationShell
    let entry: ProgramStart
    var launchContainer: LaunchDIContainer?
    /// The scope of the member's own store during a demo, otherwise nil.
    var ownLaunch: LaunchDIContainer?
    /// Whether the store cannot be written to, so that changes are lost at the end.
    var losesChanges = false
    var newcomer: NewcomerSteps?
    /// The scope of the current member or guest; nil before and between scopes.
    var scope: MemberScope?
    /// The action a guest asked for, with the route below.
    var pendingIntent: MemberIntent?
    var returnRoute: Route?
    var guestDrafts: [Draft] = []
    var paletteFinder: PaletteFinder?
    let paletteSearch = LatestTask()
    /// The names of actions in both languages and the strings of the other language, loaded on demand.
    var actionNames: [String: [String]]?
    var otherStrings: Strings?
    let entering = LatestTask()
    private(set) lazy var catalogue = makeCatalogueUpdater()
    private let launch = LatestTask()
    private let lookingForHome = LatestTask()
    private lazy var storeLaunch = container.makeLaunch(entry)
    /// Runs beside the first frame; nil before, and once it is awaited.
    private var opening: Task<Launch.Outcome, any Error>?
    private var settingsChange: Subscription?
    private(set) lazy var logger = container.makeLogger()

    /// The first place and those above it on the stack.
    private(set) lazy var startPlaces = comingBack()
    var startRoute: Route { startPlaces.first?.route ?? entry.route }

    var strings: Strings { container.strings }

    init(container: AppDIContainer, shell: NavigationShell, entry: ProgramStart) {
        self.container = container
        self.shell = shell
        self.entry = entry
    }

    /// Draws the tabs' names at once and opens the store meanwhile; its result arrives after the first frame.
    override func start() {
        settingsChange = container.live.changed.observe { [weak self] in self?.apply($0) }
        shell.launchTitles = tabTitles
        shell.typedAhead = KeyBuffer()
        shell.launchSelection = startRoute.tab.index
        opening = Task.detached { [storeLaunch] in
            // The main actor is idle until the store is open.
            Task { @MainActor in _ = HomeDIContainer.rootScreen }
            return try await storeLaunch.run()
        }
    }

    func launchStore() {
        guard let opening else { return }
        self.opening = nil
        launch.run {
            try await opening.value
        } completion: { [weak self] result in
            guard let self else { return }
            shell.launchMessage = ""
            switch result {
            case .success(let outcome):
                enter(outcome)
                report(outcome.opening.notice, outcome.problems)
                let isRead = outcome.opening.isEmpty && outcome.hasCatalogue
                if !isRead { catalogue.updateSoon(outcome.opening.store, with: storeLaunch.opener) }
            case .failure(let error):
                logger.error("the store cannot be opened: \(error)")
                shell.typedAhead = nil
                shell.launchMessage = ErrorText.describe(error, strings)
                shell.setNeedsFrame()
            }
        }
        shell.showLaunchMessage(strings["launch.reading"], after: .milliseconds(150))
    }

    private func makeCatalogueUpdater() -> CatalogueUpdater {
        CatalogueUpdater(
            scheduler: shell.scheduler,
            events: CatalogueUpdater.Events(
                problems: { [weak self] in self?.report($0) },
                changed: { [weak self] isFirst in
                    guard let self else { return }
                    newcomer?.catalogueChanged()
                    if isFirst { shell.launchMessage = "" } else { scope?.watcher.reload() }
                },
                failed: { [weak self] error in
                    guard let self else { return }
                    let text = ErrorText.describe(error, strings)
                    if catalogue.waiting != nil {
                        shell.typedAhead = nil
                        shell.launchMessage = "\(text)\n\(strings["phase.retry"])"
                    }
                    if !catalogue.hasCatalogue { newcomer?.catalogueFailed() }
                    shell.showToast(text, kind: .failed)
                }))
    }

    /// Reports the problems of opening the store, the worst last, because the last message stays on the screen.
    private func report(_ notice: OpeningNotice?, _ problems: [CatalogueProblem]) {
        if let term = shell.capabilities?.missingTerm, notice == nil, problems.isEmpty {
            shell.showToast(strings("notice.term", term, shell.capabilities?.term ?? ""), kind: .done)
        }
        reportConfiguration()
        report(problems)
        if let notice {
            logger.warning("store: \(notice.reason)")
            shell.showToast(StoreNotice.describe(notice, strings), kind: .failed)
        }
    }

    private func report(_ problems: [CatalogueProblem]) {
        for problem in problems { logger.warning("catalogue: \(problem)") }
        guard let first = problems.first else { return }
        let text = "\(first.file): \(TransferText.finding(first, strings))"
        shell.showToast(strings("notice.catalogue", String(problems.count), text), kind: .failed)
    }
}

extension AppCoordinator {
    /// Reports the first problem of the configuration; the doctor lists all.
    private func reportConfiguration() {
        let (settings, assets) = (container.settings, container.assets)
        report(configuration: settings.allProblems(in: assets))
        guard settings.homeCity != nil, let weather = scope?.main.homeWeather else { return }
        lookingForHome.run {
            await weather.hasCity() ? nil : settings.homeCityProblem(among: CityLoader.load(from: assets).cities)
        } completion: { [weak self] result in
            if case .success(let problem?) = result { self?.report(configuration: [problem]) }
        }
    }

    private func report(configuration problems: [ConfigurationProblem]) {
        for problem in problems { logger.warning("configuration: \(problem.text(strings))") }
        if let text = problems.summary(strings) { shell.showToast(text, kind: .failed) }
    }
}

extension AppCoordinator: ShellDelegate {
    func text(_ key: String) -> String { strings[key] }

    func text(_ key: String, _ values: [String]) -> String { strings.text(key, values) }

    func shellDidLearn(_ background: TerminalBackground) {
        guard container.live.learn(background) else { return }
        shell.options.theme = container.settings.theme
    }

    var headerTexts: [String] { scope?.header.texts ?? [] }

    var programActions: [KeyAction] {
        guard let scope else { return [retryAction].compactMap(\.self) }
        let history = scope.history
        let sign = scope.header.sign
        return [
            KeyAction(
                id: "program.community", title: strings["action.community"], keys: [Key(.function(2))],
                hint: sign == nil ? nil : 0, hintTitle: sign
            ) { [weak scope] in scope?.carryOut(.open(route: "settings/community")) },
            KeyAction(
                id: "program.undo", title: strings["action.undo"], keys: [.character("u")],
                hint: history.isUndoable ? 2 : nil
            ) { history.undo() },
            KeyAction(id: "program.redo", title: strings["action.redo"], keys: [.control("r")]) { history.redo() },
        ]
    }

    /// Reads the catalogue again, after that failed at a first start; nil otherwise.
    private var retryAction: KeyAction? {
        guard catalogue.waiting != nil, let retry = catalogue.retry else { return nil }
        return KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")], hint: 0) {
            [weak self] in
            guard let self else { return }
            retry()
            shell.launchMessage = ""
            shell.showLaunchMessage(strings["launch.reading"], after: .milliseconds(150))
        }
    }

    func shellDidPaintFirstFrame() {
        launchStore()
    }

    /// Checks for writes by other programs, and for outdated community data on the screen.
    func shellDidAnswer() {
        scope?.watcher.checkForChanges()
        scope?.main.lookAtCommunityAgain()
    }

    func shellWillRefresh() { scope?.main.refreshCommunity() }

    func shellWillQuit() {
        writeDrafts()
        keepPlace()
    }

    /// Saves drafts and the place; other changes were saved when made.
    func shellWillTerminate() {
        writeDrafts()
        keepPlace()
        logger.notice("ended from outside")
    }
}
