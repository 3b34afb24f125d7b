import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The page of a result in a wide window.
@MainActor
struct ResultPanesTests {
    private struct Page {
        let canvas: Canvas
        let lines: Int
        let focus: Int?

        @MainActor var text: String { canvas.text }

        @MainActor func line(_ y: Int) -> String { canvas.text(inRow: y) }

        @MainActor func shows(_ type: String, _ size: LargeTextView.Size = .medium) -> Bool {
            LargeType.rows(type, size).allSatisfy { text.contains($0) }
        }
    }

    private static let work = WorkReference(
        id: "frozen", title: LocalizedText(english: "Frozen", korean: "겨울왕국"), kind: .animation, year: 2013)
    private static let crowd: [(type: String, voter: String?, votes: Int)] = [
        ("INFJ", "INFJ", 9), ("INFJ", nil, 8), ("ENFJ", "INTP", 10), ("INFP", "ISFJ", 2), ("ESFJ", "ESTP", 1),
    ]

    private func content(
        _ votes: [(type: String, voter: String?, votes: Int)] = crowd, mine: String? = "INFJ",
        editor: String? = "INFP", isMasked: Bool = false, cast: [String] = ["Elsa", "Anna", "Olaf"],
        of work: WorkReference = Self.work, reviews: [Review] = [], language: Language = .english
    ) -> ResultState.Content {
        var tally = VoteTally()
        for vote in votes { tally.add(DigWorld.type(vote.type), by: vote.voter.map(DigWorld.type), vote.votes) }
        let result = VoteResult(tally, mine: mine.map(DigWorld.type), guess: editor.map(DigWorld.type))
        let cast = cast.map { name in
            CharacterSummary(id: Identifier(name), name: LocalizedText(both: name), work: work, isDug: name == "Elsa")
        }
        return ResultFormatter(strings: TestWords.words(language), readerType: nil).content(
            of: ResultReading(
                character: cast[0], visibility: isMasked ? .masked(votes: result.votes) : .open(result), periods: [],
                cast: cast, people: "", isOfServer: false, reviews: reviews, reviewCount: reviews.count))
    }

    private func page(
        _ content: ResultState.Content, width: Int = 100, glyphs: Glyphs = .unicode,
        metrics: TextMetrics = TextMetrics(), letters: Int = LetterReveal.all, focused: ResultTarget? = nil,
        isPlain: Bool = false, language: Language = .english, theme: Theme = .dimo, pageHeight: Int = 26
    ) -> Page {
        var canvas = Canvas(size: Size(width: width, height: 80), metrics: metrics)
        let drawn = ResultView(
            content: content, showsAllTypes: false, letters: letters, focused: focused,
            strings: TestWords.words(language),
            context: RenderContext(theme: theme, glyphs: glyphs, isPlain: isPlain, pageHeight: pageHeight),
            click: { _ in }
        ).draw(into: &canvas)
        return Page(canvas: canvas, lines: drawn.lines, focus: drawn.focus)
    }

    @Test(arguments: [(100, LargeTextView.Size.medium), (160, .large)])
    func `the crowd's type is large, with its number of votes`(width: Int, size: LargeTextView.Size) {
        let page = page(content(), width: width)
        #expect(page.line(0).contains("Elsa · Frozen (2013)") && page.line(0).contains("17 of 30 say so"))
        #expect(page.shows("INFJ", size))
    }

    @Test func `a single vote is shown against the editor's type`() {
        let page = page(content([("ESFP", nil, 1)], mine: "ESFP", editor: "INTJ"))
        #expect(page.shows("INTJ") && !page.shows("ESFP"))
        #expect(page.text.contains("The editor says") && page.text.contains("You said ESFP"))
        #expect(page.text.contains("Provisional: fewer than 5 votes."))
    }

    @Test func `a single vote without an editor's type is shown alone`() {
        #expect(page(content([("ESFP", nil, 1)], mine: "ESFP", editor: nil)).shows("ESFP"))
    }

    @Test func `a masked result shows no type and nothing drawn from the votes`() {
        let masked = content(mine: nil, isMasked: true)
        let page = page(masked)
        for type in MBTI.all { #expect(!page.text.contains(type.text)) }
        for part in ["█", "░", "All sixteen", "Letter by letter", "Who says what"] {
            #expect(!page.text.contains(part))
        }
        #expect(page.text.contains("stays hidden until you dig") && page.line(0).contains("30 votes"))
    }

    @Test func `a brighter block means more votes`() throws {
        let page = page(content())
        let shades = try #require(RenderContext().shades(of: .meter))
        for (type, shade) in [("INFJ◂17", 3), ("ENFJ 10", 2), ("INFP  2", 0)] {
            let y = try #require((0..<page.lines).first { page.line($0).contains(type) })
            let text = page.line(y)
            let start = try #require(text.firstRange(of: type)).lowerBound
            let cell = page.canvas.cells(inRow: y + 1)[page.canvas.metrics.width(of: String(text[..<start]))]
            #expect(cell.text == "█" && cell.style == shades[shade], "\(type)")
        }
    }

    @Test func `without colours a denser block means more votes, and the own type is marked`() {
        let page = page(content(), theme: .mono)
        for part in ["INFJ◂17", "ENFJ 10", "███████", "▓▓▓▓▓▓▓", "░░░░░░░"] {
            #expect(page.text.contains(part), "\(part)")
        }
        for type in MBTI.all { #expect(page.text.contains(type.text), "\(type)") }
    }

    @Test func `a number wider than its cell is shown whole`() {
        #expect(page(content([("INFJ", nil, 1_234_567), ("ENTP", nil, 123_456)])).text.contains("1234567"))
    }

    @Test func `the axes name both ends and mark the own side and the editor's`() throws {
        let page = page(content())
        let last = try #require((0..<page.lines).map(page.line).first { $0.contains("J planned") })
        #expect(last.contains("J planned  93% ◆  ─") && last.contains("▆│─") && last.contains("─  ◇   7% P open"))
    }

    @Test func `the ASCII page shows the same information`() {
        let page = page(content(), glyphs: .ascii, metrics: TextMetrics(isASCII: true))
        #expect(page.text.allSatisfy { $0.isASCII })
        for part in ["INFJ<17", "#######", "%%%%%%%", ".......", "v you   o the editor", "INTP    > ENFJ"] {
            #expect(page.text.contains(part), "\(part)")
        }
    }

    @Test func `an unrevealed letter shows nowhere, and revealing it moves nothing`() {
        let whole = page(content())
        let half = page(content(), letters: 2)
        #expect(half.lines == whole.lines)
        #expect(half.shows("IN") && !half.shows("INFJ"))
        for part in ["◂", "You said", "93%", "INTP    →"] {
            #expect(whole.text.contains(part) && !half.text.contains(part), "\(part)")
        }
    }

    @Test(arguments: Language.allCases, [100, 120, 160, 200])
    func `the focused line contains its link`(language: Language, width: Int) {
        let content = content(language: language)
        let words = TestWords.words(language)
        let targets: [(ResultTarget, String)] =
            [
                (.byVoter, words["result.by-voter"]), (.overTime, words["result.over-time"]), (.work, content.work),
            ] + content.others.map { (.other($0.character), $0.name) }
        for (target, text) in targets {
            let page = page(content, width: width, focused: target, language: language)
            #expect(page.focus.map { page.line($0).contains(text) } == true, "\(text)")
        }
    }

    private func review(_ text: String, isSpoiler: Bool = false, by nickname: String = "mina") throws -> Review {
        Review(
            id: "1",
            character: CharacterSummary(
                id: "Elsa", name: LocalizedText(english: "Elsa", korean: "엘사"), work: Self.work, isDug: true),
            author: MemberReference(id: "mina", nickname: nickname, type: DigWorld.type("ENFP")),
            text: SpoilerText(try PostText(text, as: .review).text, isSpoiler: isSpoiler), writtenAt: 0)
    }

    @Test func `reviews are beside the result where they fit, and behind a link`() throws {
        let reviews = try [review("She lets it\ngo at last."), review("He was the bad one.", isSpoiler: true)]
        let content = content(reviews: reviews)
        let wide = page(content, width: 160, focused: .page)
        #expect(wide.text.contains("mina ENFP  She lets it go at last."))
        #expect(!wide.text.contains("bad one"))
        #expect(wide.focus.map { wide.line($0).contains("more ›") } == true)
        for page in [page(content, width: 100, focused: .page), page(content, width: 80, focused: .page)] {
            #expect(page.focus.map { page.line($0).contains("Reviews 2") } == true)
        }
        #expect(!page(content, width: 100).text.contains("She lets"))
        #expect(!page(self.content(), width: 160).text.contains("Reviews"))
        let masked = page(self.content(mine: nil, isMasked: true, reviews: reviews), width: 160)
        #expect(!masked.text.contains("Reviews") && !masked.text.contains("She lets"))
    }

    @Test func `a long review is whole where its pane has the rows`() throws {
        let text = "She keeps her gloves on so that no one she loves is hurt, and lets it go finally"
        let content = content(reviews: [try review(text)])
        #expect(page(content, width: 160, pageHeight: 54).text.contains("finally"))
    }

    @Test(arguments: Language.allCases)
    func `the link to the reviews is uncut in a narrow window`(language: Language) throws {
        let content = content(reviews: [try review("She lets it go.")], language: language)
        for width in 40..<60 {
            let page = page(content, width: width, focused: .page, language: language)
            #expect(page.focus.map { page.line($0).contains(content.reviewsTitle) } == true, "\(width)")
        }
    }

    @Test func `a title too long beside the link to the reviews takes its own line`() throws {
        let title = "The Adventures of the Snow Queen"
        let work = WorkReference(id: "snow-queen", title: LocalizedText(both: title), kind: .animation, year: 2013)
        let page = page(content(of: work, reviews: [try review("She lets it go.")]), focused: .work)
        #expect(page.focus.map { page.line($0).contains("\(title) (2013)") } == true)
        #expect(page.text.contains("Anna") && page.text.contains("Olaf"))
    }

    @Test func `reviews take no rows from the types`() throws {
        func top(_ reviews: [Review]) throws -> Int {
            let page = page(content(reviews: reviews), width: 160, pageHeight: 54)
            return try #require((0..<page.lines).first { page.line($0).contains("Letter by letter") })
        }
        #expect(try top([review("She lets it go.")]) == top([]))
    }

    @Test func `a high window lists every type with votes before it leaves rows free`() {
        let page = page(content(MBTI.all.map { ("INFJ", $0.text, 2) }), width: 200, pageHeight: 54)
        #expect((0..<page.lines).count { page.line($0).contains("→ INFJ") } == MBTI.all.count)
        #expect(page.lines == 54)
    }

    @Test func `for a screen reader, which spells out marks, no name is cut`() {
        let names = (1...12).map { "Somebody \($0)" }
        let glyphs = Glyphs.unicode.spoken(Glyphs.Words(yes: "shown", hidden: "hidden"))
        for width in 60..<99 {
            let page = page(content(cast: names), width: width, glyphs: glyphs, isPlain: true)
            for name in names.dropFirst() { #expect(page.text.contains(name), "\(name) at \(width)") }
        }
    }

    @Test func `a narrow window and a screen reader get no panes`() {
        for page in [page(content(), width: 99), page(content(), width: 160, isPlain: true)] {
            #expect(!page.text.contains("Letter by letter") && page.text.contains("The crowd says  INFJ"))
        }
    }

    @Test func `for a screen reader axes are sentences above the types, the leading side first`() throws {
        let page = page(content(), width: 99, isPlain: true)
        let lines = page.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let axis = try #require(lines.firstIndex { $0 == "J, 93 to 7" })
        let types = try #require(lines.firstIndex { $0.contains("INFJ") && $0.contains("17") })
        #expect(axis < types)
        #expect(!page.text.contains { "█▆─│#✓".contains($0) })
    }
}

/// The rows of a type in large letters.
@MainActor
enum LargeType {
    static func rows(_ type: String, _ size: LargeTextView.Size = .medium) -> [String] {
        var canvas = Canvas(size: Size(width: LargeTextView.width(of: type, size: size), height: size.rows))
        LargeTextView.draw(type, size: size, into: &canvas, x: 0, y: 0, style: .plain, context: RenderContext())
        return canvas.text.split(separator: "\n").map(String.init)
    }
}
