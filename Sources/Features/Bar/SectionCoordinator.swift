internal import Navigation

/// The flow through a part of the bar that is one screen with boxes above it. It ends when the screen is closed.
@MainActor
final class SectionCoordinator: Coordinator {
    private let context: NavigationContext
    private let make: (_ present: @escaping @MainActor (any Modal) -> Void) -> any Screen

    /// - Parameter make: builds the screen; it is given a way to show a box above it.
    init(
        context: NavigationContext,
        make: @escaping (_ present: @escaping @MainActor (any Modal) -> Void) -> any Screen
    ) {
        self.context = context
        self.make = make
    }

    override func start() {
        let screen = make { [weak modals = context.modals] modal in modals?.present(modal) }
        context.stack.push(screen) { [weak self] in self?.finish() }
    }
}
