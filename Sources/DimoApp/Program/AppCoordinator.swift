internal import Domain
internal import FeatureKit
internal import Logging
internal import Navigation
internal import Onboarding
internal import Persistence
internal import Reactive
internal import Terminal

/// The flow of the program: launch, then the member's flow. It is what the shell asks for everything it does not know.
@MainActor
final class AppCoordinator: Coordinator {
    let container: AppDIContainer
    let shell: NavigationShell
    let entry: ProgramStart
    var launchContainer: LaunchDIContainer?
    /// The scope of the own store while a demo takes its place; nil while none is shown.
    var ownLaunch: LaunchDIContainer?
    /// What somebody new may do before they are in.
    var newcomer: NewcomerSteps?
    var main: MainDIContainer?
    var mainCoordinator: MainCoordinator?
    /// Whether there is a catalogue to show; without one nobody is let in.
    var hasCatalogue = false
    /// What goes on once the catalogue is there.
    var waiting: (() -> Void)?
    /// What a guest wanted to do, and where they were.
    var pendingIntent: MemberIntent?
    var returnRoute: Route?
    let undoing = LatestTask()
    let watching = LatestTask()
    let carrying = LatestTask()
    let heading = LatestTask()
    let opening = LatestTask()
    let profileBag = SubscriptionBag()
    private let launch = LatestTask()
    private let catalogue = LatestTask()
    private var catalogueDelay: Subscription?
    private var settingsChange: Subscription?
    private var knownVersion: Int?
    private var knownStamp: FileStamp?
    private lazy var logger = container.makeLogger()

    /// Where the program begins, and what lies above it on the stack.
    private(set) lazy var startPlaces = comingBack()
    var startRoute: Route { startPlaces.first ?? entry.route }

    var strings: Strings { container.strings }

    init(container: AppDIContainer, shell: NavigationShell, entry: ProgramStart) {
        self.container = container
        self.shell = shell
        self.entry = entry
    }

    /// Draws the tabs' names at once; everything else comes after the first frame.
    override func start() {
        settingsChange = container.live.changed.observe { [weak self] in self?.apply($0) }
        shell.launchTitles = tabTitles
        shell.launchSelection = startRoute.tab.index
    }

    /// Opens the store and finds out who goes on.
    func launchStore() {
        let work = container.makeLaunch(entry)
        launch.run {
            try await work.run()
        } completion: { [weak self] result in
            guard let self else { return }
            shell.launchMessage = ""
            switch result {
            case .success(let outcome):
                enter(outcome)
                report(outcome.opening.notice, outcome.problems)
                let isRead = outcome.opening.isEmpty && outcome.hasCatalogue
                if !isRead { refreshCatalogueSoon(work.opener, outcome.opening.store) }
            case .failure(let error):
                logger.error("the store cannot be opened: \(error)")
                shell.launchMessage = ErrorText.describe(error, strings)
                shell.setNeedsFrame()
            }
        }
        shell.showLaunchMessage(strings["launch.reading"], after: .milliseconds(150))
    }

    /// Leaves the first screen the machine while it reads; without a catalogue there is nothing to show before.
    private func refreshCatalogueSoon(_ opener: any StoreOpening, _ store: Store) {
        guard hasCatalogue else { return refreshCatalogue(opener, store) }
        catalogueDelay = shell.scheduler.schedule(after: .milliseconds(250)) { [weak self] in
            self?.refreshCatalogue(opener, store)
        }
    }

    /// Looks whether the bundled catalogue changed since it was read, while the member already works.
    func refreshCatalogue(_ opener: any StoreOpening, _ store: Store) {
        catalogue.run {
            try await opener.refreshCatalogue(in: store)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let refresh):
                report(nil, refresh.problems)
                hasCatalogue = true
                newcomer?.catalogueChanged()
                if let waiting {
                    self.waiting = nil
                    shell.launchMessage = ""
                    waiting()
                } else if refresh.isChanged {
                    reloadStore()
                }
            case .failure(let error):
                if waiting != nil { shell.launchMessage = ErrorText.describe(error, strings) }
                shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }

    /// What the opening found, the worst last so that it is what stays on the screen.
    private func report(_ notice: OpeningNotice?, _ problems: [CatalogueProblem]) {
        if let term = shell.capabilities?.missingTerm, notice == nil, problems.isEmpty {
            shell.showToast(strings("notice.term", term, shell.capabilities?.term ?? ""), kind: .done)
        }
        for problem in problems { logger.warning("catalogue: \(problem)") }
        if let notice { logger.warning("store: \(notice.reason)") }
        for problem in container.settings.problems { shell.showToast(problem, kind: .failed) }
        if let first = problems.first {
            shell.showToast(strings("notice.catalogue", String(problems.count), first.description), kind: .failed)
        }
        if let notice {
            shell.showToast(StoreNotice.describe(notice, strings), kind: .failed)
        }
    }

    /// Reads everything again when another program changed the database since this was asked last.
    func watchStore() {
        guard let main, !watching.isRunning else { return }
        let stamp = main.logStamp
        guard knownVersion == nil || stamp != knownStamp else { return }
        knownStamp = stamp
        watching.run {
            try await main.dataVersion()
        } completion: { [weak self] result in
            guard let self, let version = try? result.get() else { return }
            if let knownVersion, knownVersion != version { reloadStore() }
            knownVersion = version
        }
    }

    /// What was last known of changes by other programs was about another store.
    func forgetVersion() {
        knownVersion = nil
        knownStamp = nil
    }

    private func reloadStore() {
        guard let main else { return }
        catalogue.run { [bar = main.bar, finder = main.finder, adviser = main.adviser] in
            try await bar.reload()
            await finder.reload()
            await adviser.reload()
        } completion: { [weak main] _ in
            main?.everythingChanged()
        }
    }

    private func step(
        _ key: String,
        _ work: @escaping @Sendable (any ActionHistory, Identifier<Profile>) async throws -> RecordedAction?
    ) {
        guard let main else { return }
        main.changes.hold()
        undoing.run {
            [
                history = main.history, profile = main.profile.id, bar = main.bar, finder = main.finder,
                adviser = main.adviser, names = main.names
            ] in
            guard let action = try await work(history, profile) else { return nil as (RecordedAction, [String])? }
            try await bar.reload()
            await finder.reload()
            await adviser.reload()
            return (action, try await names.names(of: action))
        } completion: { [weak self, weak main] result in
            main?.changes.release()
            guard let self else { return }
            switch result {
            case .success(let (action, names)?):
                main?.storeChanged.send()
                let text = strings("history.\(action.kind)", names.joined(separator: ", "))
                shell.showToast(strings("\(key).done", text), kind: .done)
            case .success(nil):
                shell.showToast(strings["\(key).nothing"], kind: .done)
            case .failure(let error):
                shell.showToast(ErrorText.describe(error, strings), kind: .failed)
            }
        }
    }
}

extension AppCoordinator: ShellDelegate {
    func text(_ key: String) -> String { strings[key] }

    /// Who is there, then what waits for them: where there is no room the name goes first.
    var headerTexts: [String] {
        guard let main else { return [] }
        let profile = main.presentProfile.value
        let unread = main.unread.value
        let name = [profile.nickname, profile.type?.text].compactMap { $0 }.joined(separator: " ")
        guard unread.value > 0 else { return [name] }
        return [name, strings("header.unread", unread.isCapped ? "\(unread.value)+" : String(unread.value))]
    }

    var programActions: [KeyAction] {
        guard main != nil else { return [] }
        return [
            KeyAction(id: "program.undo", title: strings["action.undo"], keys: [.character("u")]) { [weak self] in
                self?.step("undo") { try await $0.undo(for: $1) }
            },
            KeyAction(id: "program.redo", title: strings["action.redo"], keys: [.control("r")]) { [weak self] in
                self?.step("redo") { try await $0.redo(for: $1) }
            },
        ]
    }

    var paletteItems: [PaletteItem] {
        let routes = Route.named.map { name, route in
            PaletteItem(title: name, detail: strings["palette.go"]) { [weak self] in self?.mainCoordinator?.open(route)
            }
        }
        let themes = Theme.builtIn.map { theme in
            PaletteItem(title: strings("palette.theme", theme.name), detail: "") { [weak self] in
                self?.keep(.theme(theme.name))
            }
        }
        return (main == nil ? [] : routes + accountItems) + themes
    }

    private var accountItems: [PaletteItem] {
        if ownLaunch != nil {
            return [
                PaletteItem(title: strings["palette.leave-demo"], detail: "") { [weak self] in
                    self?.enterOnboarding(.welcome)
                }
            ]
        }
        let isAccount = main?.session.accountName != nil
        let other = PaletteItem(title: strings["palette.switch-account"], detail: "") { [weak self] in
            self?.enterOnboarding(.signIn)
        }
        let signOut = PaletteItem(title: strings["palette.sign-out"], detail: "") { [weak self] in self?.signOut() }
        return isAccount ? [other, signOut] : [other]
    }

    /// Everything is kept at once: nothing would be lost.
    var quitQuestion: String? { nil }

    func shellDidPaintFirstFrame() {
        launchStore()
    }

    /// Another program may have changed the database since the last answer.
    func shellDidAnswer() { watchStore() }

    /// The reading of a changed catalogue can wait for the next start.
    func cancelRunningWork() {
        catalogue.cancel()
    }

    func shellWillQuit() { keepPlace() }

    /// Every change was kept when it was made: only the place is to be kept.
    func shellWillTerminate() {
        keepPlace()
        logger.notice("ended from outside")
    }
}
