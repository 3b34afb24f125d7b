import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// A picture beside a drink's page.
@MainActor
struct DrinkPictureTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let pictures = ScriptedPictures()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func open() async {
        await pictures.set("https://a.org/negroni.png", of: .drink("negroni"))
        let world = SampleWorld()
        let container = DrinksDIContainer(
            world.dependencies(pictures: PagePictures(addresses: pictures, repository: pictures)))
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .drink("negroni")))
        await LatestTask.settleAll()
    }

    private func draw(_ width: Int, _ height: Int) -> Canvas {
        var canvas = Canvas(size: Size(width: width, height: height))
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext(pictures: .all))
        return canvas
    }

    @Test(arguments: [(100, 25, 24), (160, 40, 36)])
    func `the picture is on the right, beside the whole recipe`(width: Int, height: Int, columns: Int) async throws {
        await open()
        _ = draw(width, height)
        await LatestTask.settleAll()
        let canvas = draw(width, height)
        #expect(canvas[width - 3, 5].text == "▀" && canvas[width - 2 - columns, 5].text == "▀")
        for word in ["Negroni", "Campari", "Gin", "30 ml"] { #expect(canvas.text.contains(word), "\(word)") }
        #expect(await pictures.asked.map(\.size) == [PictureSize(width: columns, height: columns * 3 / 2)])
    }

    @Test(arguments: [(80, 19), (60, 11)])
    func `a small page has no picture and requests none`(width: Int, height: Int) async {
        await open()
        _ = draw(width, height)
        await LatestTask.settleAll()
        #expect(!draw(width, height).text.contains("▀"))
        #expect(await pictures.asked.isEmpty)
    }
}
