/// One flow through the program. A parent holds its children until they finish; a finished child is released with
/// everything it created.
@MainActor
open class Coordinator {
    /// The flows that run inside this one.
    package private(set) var children: [Coordinator] = []
    private var onFinish: (() -> Void)?

    /// Not started yet.
    package init() {}

    /// Shows the first screen of the flow.
    open func start() {}

    /// Holds a child and starts it; releases it when it finishes.
    package final func run(_ child: Coordinator) {
        children.append(child)
        child.onFinish = { [weak self, weak child] in
            self?.children.removeAll { $0 === child }
        }
        child.start()
    }

    /// Ends the flow, usually because its first screen was closed. Later calls do nothing.
    package final func finish() {
        let report = onFinish
        onFinish = nil
        report?()
    }
}
