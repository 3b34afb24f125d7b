internal import Navigation

/// What the member's flow needs built: the flow of each feature, on a stack.
@MainActor
protocol MainFlowFactory: AnyObject {
    func makeFlow(_ flow: MainFlow, in context: NavigationContext) -> Coordinator
}
