public import Navigation

/// A flow of one screen.
@MainActor
public final class ScreenCoordinator: Coordinator {
    private let context: NavigationContext
    private let make: () -> any Screen

    /// Memberwise.
    public init(context: NavigationContext, make: @escaping () -> any Screen) {
        self.context = context
        self.make = make
    }

    /// Pushes the screen; the flow ends when it closes.
    public override func start() {
        context.stack.push(make()) { [weak self] in self?.finish() }
    }
}
