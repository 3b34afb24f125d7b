import Navigation

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
