import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Recipes

/// The drawn step: readable from two metres if there is room, and uncut if there is little.
@MainActor
struct MakePageViewTests {
    private func state(page: Int, timer: MakeModeState.Countdown? = nil) async -> MakeModeState {
        let subject = RecipesSubject(RecipesWorld().dependencies()) {
            $0.makeMakeModeViewModel(of: "negroni", servings: 1, in: $1)
        }
        await subject.settle()
        var state = subject.state
        state.index = page
        state.timer = timer
        return state
    }

    private func drawn(
        _ state: MakeModeState, width: Int, height: Int, metrics: TextMetrics = TextMetrics(),
        context: RenderContext = RenderContext()
    ) throws -> String {
        var canvas = Canvas(size: Size(width: width, height: height), metrics: metrics)
        MakePageView(
            page: try #require(state.page), state: state, strings: TestWords.words(.english), context: context
        ).draw(into: &canvas, in: canvas.bounds)
        return canvas.text
    }

    @Test(arguments: [(100, 24), (80, 19)])
    func `a step is a panel with its glass, its figure in large digits and the next step`(
        width: Int, height: Int
    ) async throws {
        let text = try drawn(await state(page: 3), width: width, height: height)
        #expect(text.hasPrefix(" ┏━ Negroni · Step 3 of 4 ━"))
        #expect(text.contains(" 1 serving ━┓"))
        #expect(text.contains(width < 100 ? "███  ███" : "██████  ██████"))
        for words in ["turns", "≈ 0:15", "Stir until it is cold", "Next: Drop the orange slice in."] {
            #expect(text.contains(words), "\(words)\n\(text)")
        }
    }

    @Test func `the glass is empty before anything is poured`() async throws {
        let before = try drawn(await state(page: 1), width: 100, height: 24)
        let after = try drawn(await state(page: 2), width: 100, height: 24)
        #expect(!before.contains("▓") && after.contains("▓"))
    }

    @Test func `below 76 columns the words take the place of the glass`() async throws {
        let state = await state(page: 1)
        let wide = try drawn(state, width: 76, height: 19)
        let narrow = try drawn(state, width: 75, height: 19)
        #expect(wide.contains("▐") && !narrow.contains("▐"))
    }

    @Test func `a running timer has large digits and fills a line`() async throws {
        let text = try drawn(await state(page: 3, timer: .running(9)), width: 100, height: 24)
        #expect(text.contains("≈ 20 turns"))
        #expect(text.contains("━") && text.contains("┈"))
        #expect(!text.contains("0:09"), "it is not repeated")
        let over = try drawn(await state(page: 3, timer: .over), width: 100, height: 24)
        #expect(over.contains("Time's up.") && !over.contains("┈"))
    }

    @Test(arguments: [(200, 50), (60, 11), (40, 8)])
    func `no amount is cut`(width: Int, height: Int) async throws {
        let text = try drawn(await state(page: 0), width: width, height: height)
        #expect(text.ranges(of: "30 ml").count == 3, "\(text)")
        #expect(text.contains("½ slice"), "\(text)")
    }

    @Test func `for a screen reader a step is words alone`() async throws {
        let text = try drawn(
            await state(page: 3), width: 100, height: 24,
            context: RenderContext(glyphs: Glyphs.unicode.spoken(Glyphs.Words()), isPlain: true))
        #expect(text.contains("Step 3 of 4 · 1 serving"))
        #expect(text.contains("≈ 0:15, press Space to start"))
        #expect(!text.contains("█") && !text.contains("▐"))
    }

    @Test func `for a screen reader an amount and its ingredient are one text`() async throws {
        let text = try drawn(
            await state(page: 0), width: 100, height: 24,
            context: RenderContext(glyphs: Glyphs.unicode.spoken(Glyphs.Words()), isPlain: true))
        #expect(text.contains("30 ml Gin"), "\(text)")
    }

    @Test func `in ASCII the page has only ASCII`() async throws {
        for page in 0...5 {
            let text = try drawn(
                await state(page: page, timer: .paused(4)), width: 100, height: 24,
                metrics: TextMetrics(isASCII: true), context: RenderContext(glyphs: .ascii))
            let isASCII = text.unicodeScalars.allSatisfy(\.isASCII)
            #expect(isASCII, "\(text)")
        }
    }
}
