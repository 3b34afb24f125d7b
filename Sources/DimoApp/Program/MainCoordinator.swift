import Domain
import FeatureKit
import Navigation
import Settings

/// The flow of one member: the seven tabs, and every way from one feature into another.
@MainActor
final class MainCoordinator: Coordinator {
    private let shell: NavigationShell
    let main: MainDIContainer
    private let strings: Strings
    private let first: Route
    private let links: MainLinks

    init(shell: NavigationShell, main: MainDIContainer, strings: Strings, first: Route, links: MainLinks) {
        self.shell = shell
        self.main = main
        self.strings = strings
        self.first = first
        self.links = links
    }

    override func start() {
        for tab in AppTab.allCases {
            shell.tabs.add(title: strings["tab.\(tab.rawValue)"]) { [weak self] stack in
                self?.show(tab.root, on: stack)
            }
        }
        open(first)
    }

    func open(_ route: Route) {
        shell.modals.removeAll()
        if shell.tabs.selected != route.tab.index || shell.tabs.current?.count == 0 {
            shell.tabs.select(route.tab.index)
        }
        guard let stack = shell.tabs.current else { return }
        switch route {
        // Screens with unsaved input stay; their own keys leave them.
        case .tab: if !stack.screens.contains(where: \.hasUnsavedInput) { stack.popToRoot() }
        // A second copy above itself would take two keys to leave.
        case .destination(let destination):
            if stack.top?.route != route.text { show(destination.value, on: stack) }
        }
    }

    /// Shows a route above the current screen, whichever tab it belongs to, to rebuild a stack.
    func openAbove(_ route: Route) {
        guard let stack = shell.tabs.current, case .destination(let destination) = route else { return }
        if stack.top?.route != route.text { show(destination.value, on: stack) }
    }

    func open(_ place: Place) {
        if let stack = shell.tabs.current { open(place, on: stack) }
    }

    /// Each flow runs on the stack that requested it.
    private func show(_ destination: any FeatureDestination, on stack: ScreenStack) {
        let start = FlowStart(
            main: main, context: NavigationContext(stack: stack, modals: shell.modals),
            open: { [weak self, weak stack] place in
                if let self, let stack { open(place, on: stack) }
            }, links: links)
        run(destination.makeCoordinator(start))
    }

    /// Opens the Dig tab itself for `digHome`; every other place goes above the current screen.
    private func open(_ place: Place, on stack: ScreenStack) {
        if case .digHome = place { open(.tab(.dig)) } else { show(place.destination, on: stack) }
    }
}

@MainActor
struct MainLinks {
    let settings: SettingsLinks
    let storeRestored: @MainActor () -> Void
}
