import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The page of a drink shows in full how a stand-in differs.
@MainActor
struct StandInLineTests {
    private static let bottle = LocalizedText(
        english: "Laphroaig Cask Strength Batch", korean: "라프로익 캐스크 스트렝스 배치")

    private static var catalogue: Catalogue {
        var catalogue = SampleCatalogue.standard
        let smoky = LocalizedText(english: "Islay Scotch", korean: "아일레이 스카치")
        catalogue.ingredients += [
            Ingredient(
                id: "islay-scotch", name: smoky, parent: "whiskey", category: .spirit,
                content: IngredientContent(strength: 43)),
            Ingredient(
                id: "laphroaig", name: bottle, parent: "islay-scotch", isBrand: true, category: .spirit,
                content: IngredientContent(strength: 57)),
        ]
        return catalogue
    }

    @Test(
        arguments: Language.allCases,
        [Size(width: 80, height: 19), Size(width: 100, height: 25), Size(width: 160, height: 40)])
    func `smoke, strength and amount are uncut`(language: Language, size: Size) async {
        let host = StubScreenHost()
        let stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
        let parent = Coordinator()
        let world = SampleWorld(["laphroaig"], catalogue: Self.catalogue)
        parent.run(
            DrinksDIContainer(world.dependencies(language)).makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .drink("boulevardier")))
        await LatestTask.settleAll()
        var canvas = Canvas(size: size)
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        let strings = TestWords.words(language)
        let words = Self.bottle[language].split(separator: " ").map(String.init) + [strings["line.smoky"], "57%"]
        let better = strings("line.corrected", "20 ml").split(separator: " ").map(String.init)
        for word in words + better { #expect(canvas.text.contains(word), "\(word) in\n\(canvas.text)") }
    }
}
