import Domain
import FeatureKit
import Navigation

/// The flow of one member: the seven tabs, and every way from one feature into another.
@MainActor
final class MainCoordinator: Coordinator {
    private let shell: NavigationShell
    let factory: any MainFlowFactory
    private let strings: Strings
    private let first: Route
    private let links: MainLinks

    init(shell: NavigationShell, factory: any MainFlowFactory, strings: Strings, first: Route, links: MainLinks) {
        self.shell = shell
        self.factory = factory
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

    /// Shows a place, on the stack of its tab.
    func open(_ route: Route) {
        shell.modals.removeAll()
        if shell.tabs.selected != route.tab.index || shell.tabs.current?.count == 0 {
            shell.tabs.select(route.tab.index)
        }
        guard let stack = shell.tabs.current else { return }
        switch route {
        // What is filled in there stays; its own keys leave it.
        case .tab: if !stack.screens.contains(where: \.hasUnsavedInput) { stack.popToRoot() }
        // Shown once more above itself, it would take two keys to leave.
        case .destination(let destination):
            if stack.top?.route != route.text { show(destination.value, on: stack) }
        }
    }

    /// Shows a place above what is there, whatever its own tab: that is how it came to be where it was.
    func openAbove(_ route: Route) {
        guard let stack = shell.tabs.current, case .destination(let destination) = route else { return }
        if stack.top?.route != route.text { show(destination.value, on: stack) }
    }

    /// Shows a place above what is there.
    func open(_ place: Place) {
        if let stack = shell.tabs.current { open(place, on: stack) }
    }

    /// Every flow runs on the stack it was asked for on.
    private func show(_ destination: any FeatureDestination, on stack: ScreenStack) {
        let links = FlowLinks(
            open: { [weak self, weak stack] place in
                if let self, let stack { open(place, on: stack) }
            }, main: links)
        run(
            factory.makeFlow(
                from: destination, in: NavigationContext(stack: stack, modals: shell.modals), links: links))
    }

    /// Somebody to dig is found on the tab itself; every other place is shown above what is there.
    private func open(_ place: Place, on stack: ScreenStack) {
        if case .digHome = place { open(.tab(.dig)) } else { show(place.destination, on: stack) }
    }
}
