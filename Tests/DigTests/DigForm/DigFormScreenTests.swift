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
            glances: .none, strings: TestWords.english)
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

    @Test(arguments: Language.allCases)
    func `a wide window shows the work and both sides of every question beside the vote`(language: Language) async {
        let strings = TestWords.words(language)
        let world = DigWorld()
        let screen = DigFormScreen(
            route: "dig:holmes", viewModel: world.container(language).makeFormViewModel("holmes", in: world.flow()),
            glances: Glances { [.title("The page", other: ""), .text("\($0)")] }, strings: strings)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func text(_ width: Int) async -> String {
            var canvas = Canvas(size: Size(width: width, height: 41))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            await LatestTask.settleAll()
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        let words = MBTIAxis.allCases.flatMap { axis in
            [strings["dig.axis.\(axis.first)"]]
                + [axis.first, axis.second].map { String(strings["dig.side.\($0)"].prefix(10)) }
        }
        let (wide, narrow) = (await text(160), await text(100))
        #expect(wide.contains("╭─ The page ─") && wide.contains("work("), "\(wide)")
        #expect(words.allSatisfy { wide.contains($0) }, "\(wide)")
        #expect(!narrow.contains("The page") && words.allSatisfy { !narrow.contains($0) }, "\(narrow)")
    }
}
