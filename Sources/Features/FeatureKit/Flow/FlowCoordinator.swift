public import Navigation

/// The flow through one feature, on a stack its caller owns. Starts at one step, shows further steps on request and
/// ends when its first screen closes.
@MainActor
open class FlowCoordinator<Step>: Coordinator {
    private let context: NavigationContext
    private let first: Step
    private let factory: any FlowFactory<Step>
    private let open: @MainActor (Place) -> Void
    private var hasStarted = false
    private weak var firstScreen: (any Screen)?
    /// Whether a screen is being replaced; closing the first screen then does not end the flow.
    private var isReplacing = false

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

    open func show(_ step: Step) {
        switch factory.makeContent(for: step, in: flow) {
        case .screen(let screen): push(screen)
        case .modal(let modal): present(modal)
        // A flow that shows nothing of its own ends at once.
        case .none: if !hasStarted { finish() }
        }
    }

    /// The flow's actions for its screens. Screens do not retain the coordinator.
    package var flow: Flow<Step> {
        Flow(
            show: { [weak self] in self?.show($0) }, replace: { [weak self] in self?.replace(with: $0) },
            open: open, close: { [weak stack = context.stack] in stack?.pop() },
            popToRoot: { [weak stack = context.stack] in stack?.popToRoot() },
            routes: { [weak stack = context.stack] in stack?.routes ?? [] })
    }

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

    /// Replaces all screens of the stack with a step; none of them can be returned to.
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
