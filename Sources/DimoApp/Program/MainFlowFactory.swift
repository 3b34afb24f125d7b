import Navigation

/// What the member's flow needs built: the flow that begins at a feature's destination.
@MainActor
protocol MainFlowFactory: AnyObject {
    func makeFlow(
        from destination: any FeatureDestination, in context: NavigationContext, links: FlowLinks
    ) -> Coordinator
}

extension MainDIContainer: MainFlowFactory {
    func makeFlow(
        from destination: any FeatureDestination, in context: NavigationContext, links: FlowLinks
    ) -> Coordinator {
        destination.makeCoordinator(self, in: context, links: links)
    }
}
