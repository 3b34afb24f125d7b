import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Works

/// The drawn screens: no text is cut in half, in both languages and in ASCII.
@MainActor
struct WorksScreenTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    /// A world with data for every screen.
    private func world() async throws -> WorksWorld {
        let world = WorksWorld()
        try await world.dig("holmes", "INTP")
        await world.community.addVotes(
            [("INTP", "INFJ"), ("INTJ", "ENFP"), ("INTP", "ISTJ"), ("ENTP", nil)].map { type, voter in
                (MBTI.all.first { $0.text == type } ?? MBTI.all[0], MBTI.all.first { $0.text == voter })
            }, on: "holmes")
        let review = try await world.review(
            "He listens before he looks, and he looks before he thinks; then he plays the violin until nobody can sleep.",
            of: "holmes")
        try await world.review("He dies in the end.", of: "holmes", isSpoiler: true)
        try await world.community.comment(
            PostText("그는 정말 그렇다.", as: .comment), isSpoiler: false, on: review, by: world.me, at: WorksWorld.now)
        try await world.community.setWished(true, "sherlock-holmes", by: world.me, at: WorksWorld.now)
        try await world.community.setThumb(
            .like, "sherlock-holmes", by: Author("mina", type: WorksWorld.mina.type), at: WorksWorld.now)
        try await world.community.add(
            Watching(
                work: "sherlock-holmes", watchedAt: WorksWorld.now, rating: Rating(4.5), note: "with mina",
                drink: "negroni"), of: world.me.id)
        try await world.community.setHidden(true, .author("loud"), for: world.me.id, at: WorksWorld.now)
        return world
    }

    private func drawn(
        _ destination: WorksDestination, _ language: Language = .english, size: Size = Size(width: 80, height: 22),
        isASCII: Bool = false
    ) async throws -> (canvas: Canvas, lines: [String]) {
        let container = WorksDIContainer(try await world().dependencies(language))
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination, open: { _ in }))
        await LatestTask.settleAll()
        var canvas = Canvas(size: size, metrics: TextMetrics(isASCII: isASCII))
        let context = RenderContext(glyphs: isASCII ? .ascii : .unicode)
        stack.top?.render(into: &canvas, in: canvas.bounds, context: context)
        return (canvas, canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    @Test func `a work's earlier viewings are on its page where there is room for them`() async throws {
        let world = WorksWorld()
        for days in 0..<8 as Range<Int64> {
            try await world.community.add(
                Watching(work: "sherlock-holmes", watchedAt: WorksWorld.now - days * 86_400), of: world.me.id)
        }
        let container = WorksDIContainer(world.dependencies())
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .work("sherlock-holmes"),
                open: { _ in }))
        await LatestTask.settleAll()
        func text(_ height: Int) -> String {
            var canvas = Canvas(size: Size(width: 100, height: height))
            stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        func viewings(_ text: String) -> Int { text.split(separator: "\n").count { $0.contains(" Nov") } }
        #expect(viewings(text(14)) <= 3)
        #expect(viewings(text(40)) == 8 && !text(40).contains("earlier viewings"))
        stack.popToRoot()
    }

    nonisolated private static let places: [WorksDestination] = [
        .work("sherlock-holmes"), .character("holmes"), .character("maria"), .review("1"), .writing(about: "maria"),
        .ownWorks, .requests, .hidden,
    ]

    @Test(arguments: places, Language.allCases)
    func `every row is as wide as the screen, and nothing is cut`(
        destination: WorksDestination, language: Language
    ) async throws {
        for size in [Size(width: 60, height: 14), Size(width: 80, height: 22), Size(width: 100, height: 28)] {
            for isASCII in [false, true] {
                let drawing = try await drawn(destination, language, size: size, isASCII: isASCII)
                #expect(drawing.lines.contains { !$0.allSatisfy { $0 == " " } })
                #expect(!drawing.lines.joined().contains("%1"))
                if isASCII { #expect(drawing.canvas.text.unicodeScalars.allSatisfy { $0.isASCII }) }
            }
        }
        stack.popToRoot()
    }

    @Test(arguments: places, Language.allCases)
    func `every screen matches its snapshot`(destination: WorksDestination, language: Language) async throws {
        for size in [Size(width: 80, height: 22), Size(width: 100, height: 28)] {
            let drawing = try await drawn(destination, language, size: size)
            let route = (stack.top?.route ?? "").split { ":/".contains($0) }.prefix(2).joined(separator: "-")
            let name = "\(route)-\(language.rawValue)-\(size.width)x\(size.height)"
            if let difference = TextSnapshot(name).difference(from: drawing.canvas.text) {
                Issue.record("\(difference)")
            }
        }
        stack.popToRoot()
    }

    @Test func `a work's page shows its head, marks and cast`() async throws {
        let lines = try await drawn(.work("sherlock-holmes")).lines
        #expect(lines[0].hasPrefix("   Sherlock Holmes (1916) · 셜록 홈스"))
        // Watching the work ended the wish for it.
        #expect(lines.contains { $0.hasPrefix("   ○ add to wish list   ○ like or dislike   ✓ watched once") })
        #expect(lines.contains { $0.hasPrefix("   ✓ Sherlock Holmes  INTP") && $0.contains("lead") })
        #expect(lines.contains { $0.hasPrefix("   ? Alice Faulkner") })
    }

    @Test func `a character's page shows reviews and covers spoilers`() async throws {
        let lines = try await drawn(.character("holmes"), size: Size(width: 80, height: 40)).lines
        #expect(lines.contains { $0.hasPrefix("   INTP · 5 votes · you said INTP") })
        #expect(lines.contains { $0.contains("May contain spoilers. Open it to decide.") })
        #expect(!lines.joined().contains("dies"))
    }
}
