package import Navigation

/// Builds the content of a flow. A feature's container conforms; tests use a small double.
@MainActor
package protocol FlowFactory<Step>: AnyObject {
    /// A destination, or a step only the flow itself can reach.
    associatedtype Step

    func makeContent(for step: Step, in flow: Flow<Step>) -> FlowContent
}

package protocol DestinationStep {
    associatedtype Start: Destination

    static func destination(_ destination: Start) -> Self
}

extension FlowFactory where Step: DestinationStep {
    package func makeCoordinator(
        in context: NavigationContext, from destination: Step.Start,
        open: @escaping @MainActor (Place) -> Void = { _ in }
    ) -> Coordinator {
        FlowCoordinator(in: context, from: .destination(destination), factory: self, open: open)
    }
}

package enum FlowContent {
    case screen(any Screen)
    case modal(any Modal)
    /// No content; the step was handled another way.
    case none
}

/// The navigation a flow offers its screens, without the coordinator itself.
@MainActor
package struct Flow<Step> {
    package let show: @MainActor (Step) -> Void
    package let replace: @MainActor (Step) -> Void
    /// Shows a place of another feature, on the same stack.
    package let open: @MainActor (Place) -> Void
    package let close: @MainActor () -> Void
    package let popToRoot: @MainActor () -> Void
    /// The routes of the stack, root first.
    package let routes: @MainActor () -> [String]

    /// Creates a flow for a screen or a test; omitted actions do nothing.
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
