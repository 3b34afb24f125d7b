package import Navigation

/// What a flow needs built; a feature's container conforms, and so does a double of three lines.
@MainActor
package protocol FlowFactory<Step>: AnyObject {
    /// What is to be built: a destination, or a step that only the flow itself can take.
    associatedtype Step

    /// Builds a step; its screen leads on through `flow`.
    func makeContent(for step: Step, in flow: Flow<Step>) -> FlowContent
}

/// What a step of a flow looks like.
package enum FlowContent {
    /// A screen on the stack.
    case screen(any Screen)
    /// A modal above everything.
    case modal(any Modal)
    /// Nothing: the step was taken another way.
    case none
}

/// The ways on from a screen, without the flow itself.
@MainActor
package struct Flow<Step> {
    /// Shows a step of the same flow.
    package let show: @MainActor (Step) -> Void
    /// Shows a step in place of the screen on top.
    package let replace: @MainActor (Step) -> Void
    /// Shows a place of another feature, on the same stack.
    package let open: @MainActor (Place) -> Void
    /// Closes the screen on top.
    package let close: @MainActor () -> Void
    /// Closes all but the root of the stack.
    package let popToRoot: @MainActor () -> Void
    /// The routes of the stack, the root first.
    package let routes: @MainActor () -> [String]

    /// Ways of a test's choice; those not named lead nowhere.
    package init(
        show: @escaping @MainActor (Step) -> Void = { _ in }, replace: @escaping @MainActor (Step) -> Void = { _ in },
        open: @escaping @MainActor (Place) -> Void = { _ in }, close: @escaping @MainActor () -> Void = {},
        popToRoot: @escaping @MainActor () -> Void = {}, routes: @escaping @MainActor () -> [String] = { [] }
    ) {
        self.show = show
        self.replace = replace
        self.open = open
        self.close = close
        self.popToRoot = popToRoot
        self.routes = routes
    }
}
