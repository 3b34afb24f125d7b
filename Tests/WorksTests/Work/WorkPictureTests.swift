import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Works

/// A poster beside a work's page: the order of loading, and that no key waits for it.
@MainActor
struct WorkPictureTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let pictures = ScriptedPictures()
    private let world = WorksWorld()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func open() {
        let container = WorksDIContainer(
            world.dependencies(pictures: PagePictures(addresses: pictures, repository: pictures)))
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .work("sherlock-holmes"),
                open: { _ in }))
    }

    private func draw(_ size: Size = Size(width: 100, height: 26), _ pictures: PictureColors = .palette) -> Canvas {
        var canvas = Canvas(size: size)
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext(pictures: pictures))
        return canvas
    }

    private func blocks(_ canvas: Canvas) -> Int { canvas.text.count { $0 == "▀" } }

    private func isPageThere() -> Bool { draw(Size(width: 80, height: 22)).text.contains("Sherlock Holmes (1916)") }

    @Test func `the page is drawn whole before its poster is requested, and keys do not wait`() async {
        await pictures.set("https://image.tmdb.org/t/p/w342/holmes.jpg", of: .work("sherlock-holmes"))
        await pictures.hold()
        open()
        // The page is drawn without room for a poster, so no poster was requested.
        while !isPageThere() { await Task.yield() }
        while (stack.top as? WorkPageScreen)?.output?.picture.value == PictureState.none { await Task.yield() }
        #expect(await pictures.asked.isEmpty)
        // The first frame with room shows the whole page; the poster is requested afterwards.
        let first = draw()
        #expect(first.text.contains("Sherlock Holmes (1916)") && first.text.contains("Alice Faulkner"))
        #expect(blocks(first) == 0)
        while await pictures.asked.isEmpty { await Task.yield() }
        #expect(await pictures.asked.map(\.size) == [PictureSize(width: 24, height: 36)])
        // A key acts while the poster is loading.
        let screen = stack.top
        KeyMap().action(for: Key(.down), in: screen?.actions ?? [])?.perform()
        let moved = draw()
        #expect((0..<26).contains { !moved.isRow($0, equalTo: first) })
        #expect(blocks(draw()) == 0)
        // The poster requests a frame when it arrives, and the text beside it stays the same.
        let before = draw()
        let frames = host.frameCount
        await pictures.release()
        await LatestTask.settleAll()
        #expect(host.frameCount > frames)
        let after = draw()
        #expect(blocks(after) > 300)
        for row in 0..<26 {
            #expect(Array(after.cells(inRow: row)[..<72]) == Array(before.cells(inRow: row)[..<72]))
        }
    }

    @Test func `a page whose poster fails equals one without a poster`() async {
        await pictures.set("https://image.tmdb.org/t/p/w342/holmes.jpg", of: .work("sherlock-holmes"))
        await pictures.fail(PictureProblem.cutOff)
        open()
        await LatestTask.settleAll()
        _ = draw()
        await LatestTask.settleAll()
        let without = draw(.init(width: 100, height: 26), .none)
        #expect(draw().text == without.text)
    }

    @Test(arguments: [(160, 40, 36), (100, 25, 24)])
    func `the poster is on the right`(width: Int, height: Int, columns: Int) async {
        await pictures.set("https://image.tmdb.org/t/p/w342/holmes.jpg", of: .work("sherlock-holmes"))
        open()
        await LatestTask.settleAll()
        _ = draw(Size(width: width, height: height))
        await LatestTask.settleAll()
        let canvas = draw(Size(width: width, height: height))
        #expect(canvas[width - 3, 5].text == "▀")
        #expect(canvas[width - 2 - columns, 5].text == "▀")
        #expect(canvas[width - 3 - columns, 5].text == " ")
    }
}
