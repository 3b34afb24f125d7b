internal import Navigation

/// What the flow through own recipes, collections and make mode needs built.
@MainActor
protocol RecipesFlowFactory: AnyObject {
    func makeScreen(_ page: RecipesFlowPage) -> any Screen
    func makeModal(_ box: RecipesFlowModal) -> any Modal
}
