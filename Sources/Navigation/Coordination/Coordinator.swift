/// One flow through the program. A parent retains its children until they finish; a finished child is released with
/// everything it created.
@MainActor
open class Coordinator {
    package private(set) var children: [Coordinator] = []
    private var onFinish: (() -> Void)?

    package init() {}

    open func start() {}

    /// Starts a child and retains it until it finishes.
    package final func run(_ child: Coordinator) {
        children.append(child)
        child.onFinish = { [weak self, weak child] in
            self?.children.removeAll { $0 === child }
        }
        child.start()
    }

    /// Ends the flow, usually because its first screen has closed. Later calls do nothing.
    package final func finish() {
        let report = onFinish
        onFinish = nil
        report?()
    }
}

@MainActor
package struct NavigationContext {
    package let stack: ScreenStack
    package let modals: ModalHost

    package init(stack: ScreenStack, modals: ModalHost) {
        self.stack = stack
        self.modals = modals
    }
}
