import Navigation
import TestSupport

@testable import Recipes

/// The screens of the flow, standing in.
final class StubRecipesFactory: RecipesFlowFactory {
    private(set) var pages: [RecipesFlowPage] = []
    private(set) var boxes: [RecipesFlowModal] = []

    func makeScreen(_ page: RecipesFlowPage) -> any Screen { pages.append(page); return StubScreen(page.route) }
    func makeModal(_ box: RecipesFlowModal) -> any Modal { boxes.append(box); return StubModal(box.route) }
}
