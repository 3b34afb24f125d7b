import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Dig

@MainActor
struct DigFormScreenTests {
    @Test(arguments: [Size(width: 33, height: 6), Size(width: 40, height: 8), Size(width: 80, height: 20)])
    func `the focused row is visible in any window`(size: Size) async {
        let world = DigWorld()
        let screen = DigFormScreen(
            route: "dig:holmes", viewModel: world.container(.english).makeFormViewModel("holmes", in: world.flow()),
            strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func text() -> String {
            var canvas = Canvas(size: size)
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        #expect(text().contains("▸ ○ E"), "\(text())")
        for letter in ["N", "T", "J"] {
            _ = screen.handle(.key(Key(.down)))
            #expect(text().contains("▸ ○ \(letter)"), "\(text())")
        }
    }
}
