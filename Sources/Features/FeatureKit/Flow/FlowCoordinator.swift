public import Navigation

/// The flow through one feature, on whichever stack its caller owns. It begins with a destination, shows further ones as
/// its screens ask for them, and ends when its first screen is closed.
@MainActor
open class FlowCoordinator<Step>: Coordinator {
    private let context: NavigationContext
    private let first: Step
    private let factory: any FlowFactory<Step>
    private let open: @MainActor (Place) -> Void
    private var hasStarted = false
    /// The screen whose end is the end of the flow.
    private weak var firstScreen: (any Screen)?
    /// Whether one screen takes the place of another: then the flow goes on without the first.
    private var isReplacing = false

    /// - Parameters:
    ///   - first: where it begins.
    ///   - factory: builds what it shows.
    ///   - open: shows a place of another feature.
    package init(
        in context: NavigationContext, from first: Step, factory: any FlowFactory<Step>,
        open: @escaping @MainActor (Place) -> Void = { _ in }
    ) {
        self.context = context
        self.first = first
        self.factory = factory
        self.open = open
    }

    open override func start() { show(first) }

    /// Shows a step: a screen on the stack, a modal above everything.
    open func show(_ step: Step) {
        switch factory.makeContent(for: step, in: flow) {
        case .screen(let screen): push(screen)
        case .modal(let modal): present(modal)
        // A flow that shows nothing of its own is over.
        case .none: if !hasStarted { finish() }
        }
    }

    /// What the screens of the flow get of it: they never keep the flow alive.
    package var flow: Flow<Step> {
        Flow(
            show: { [weak self] in self?.show($0) }, replace: { [weak self] in self?.replace(with: $0) },
            open: open, close: { [weak stack = context.stack] in stack?.pop() },
            popToRoot: { [weak stack = context.stack] in stack?.popToRoot() },
            routes: { [weak stack = context.stack] in stack?.routes ?? [] })
    }

    /// Shows a step in place of the screen on top.
    package func replace(with step: Step) {
        guard context.stack.count > 1, case .screen(let screen) = factory.makeContent(for: step, in: flow) else {
            return show(step)
        }
        let wasFirst = context.stack.top === firstScreen
        isReplacing = true
        context.stack.replaceTop(screen, onClose: closing(isFirst: wasFirst))
        isReplacing = false
        if wasFirst { firstScreen = screen }
    }

    /// Shows a step in place of all screens of the stack: there is no way back to them.
    package func replaceAll(with step: Step) {
        guard case .screen(let screen) = factory.makeContent(for: step, in: flow) else { return show(step) }
        isReplacing = true
        context.stack.popToRoot()
        context.stack.replaceTop(screen, onClose: closing(isFirst: true))
        isReplacing = false
        firstScreen = screen
    }

    private func push(_ screen: any Screen) {
        let isFirst = !hasStarted
        hasStarted = true
        if isFirst { firstScreen = screen }
        context.stack.push(screen, onClose: closing(isFirst: isFirst))
    }

    private func present(_ modal: any Modal) {
        let isFirst = !hasStarted
        hasStarted = true
        context.modals.present(modal) { [weak self] in if isFirst { self?.finish() } }
    }

    private func closing(isFirst: Bool) -> () -> Void {
        { [weak self] in
            guard let self, isFirst, !isReplacing else { return }
            finish()
        }
    }
}
