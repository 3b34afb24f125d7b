import Testing

@testable import Terminal

struct TextMetricsDrawnTests {
    private let metrics = TextMetrics()
    private let ascii = TextMetrics(isASCII: true)
    private let wide = TextMetrics(ambiguousWidth: 2)

    private func expect(
        _ metrics: TextMetrics, _ text: String, draws shown: String, _ columns: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(text.count == 1, sourceLocation: sourceLocation)
        let drawn = metrics.drawn(text.first ?? " ")
        let isSame = Array(String(drawn.0).unicodeScalars) == Array(shown.unicodeScalars)
        #expect(isSame && drawn.1 == columns, "\(drawn)", sourceLocation: sourceLocation)
    }

    @Test func plainTextIsItself() {
        expect(metrics, "a", draws: "a", 1)
        expect(metrics, "~", draws: "~", 1)
        expect(metrics, "가", draws: "가", 2)
        expect(metrics, "é", draws: "é", 1)
        expect(metrics, "漢", draws: "漢", 2)
        expect(metrics, "🍹", draws: "🍹", 2)
        expect(metrics, "│", draws: "│", 1)
    }

    @Test func hangulMayStayBesideASCII() {
        let beside = TextMetrics(isASCII: true, keepsHangul: true)
        expect(beside, "가", draws: "가", 2)
        expect(beside, "ㅋ", draws: "ㅋ", 2)
        expect(beside, "\u{1112}\u{1161}\u{11ab}", draws: "한", 2)
        expect(beside, "漢", draws: "?", 1)
        expect(beside, "│", draws: "|", 1)
        expect(ascii, "가", draws: "?", 1)
    }

    @Test func lineEndsAndTabsAreOneBlank() {
        for end in ["\n", "\r", "\r\n", "\t", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            expect(metrics, end, draws: " ", 1)
        }
    }

    @Test func controlAndFormatCharactersDrawNothing() {
        for value in [0x00, 0x07, 0x1b, 0x7f, 0x80, 0x9b, 0x200b, 0x200e, 0x202e, 0x2066, 0x2069, 0x2060, 0xfeff] {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            expect(metrics, String(scalar), draws: " ", 0)
        }
    }

    @Test func noScalarSendsAControlOrFormatCharacter() {
        for metrics in [metrics, ascii, wide] {
            for value in UInt32(0)..<0x3_0000 {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let drawn = metrics.drawn(Character(scalar)).0
                for sent in drawn.unicodeScalars {
                    switch sent.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
                        Issue.record("\(value) sends \(sent.value)")
                    default: break
                    }
                    if metrics.isASCII { #expect(sent.isASCII, "\(value)") }
                }
            }
        }
    }

    @Test func syllableInPartsIsComposed() {
        expect(metrics, "\u{1112}\u{1161}\u{11ab}", draws: "한", 2)
        expect(metrics, "\u{1100}\u{1161}", draws: "가", 2)
        expect(metrics, "\u{ac00}\u{11a8}", draws: "각", 2)
    }

    @Test func oldSyllableStaysInParts() {
        expect(metrics, "\u{1140}\u{1161}", draws: "\u{1140}\u{1161}", 2)
    }

    @Test func loneMarksDrawNothing() {
        expect(metrics, "\u{301}", draws: " ", 0)
        expect(metrics, "\u{1161}", draws: " ", 0)
        expect(metrics, "\u{93e}", draws: " ", 0)
    }

    @Test func marksBeyondTheFourthAreLeftOut() {
        expect(metrics, "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", draws: "a\u{300}\u{301}\u{302}\u{303}", 1)
        expect(metrics, "e\u{301}", draws: "e\u{301}", 1)
    }

    @Test func clustersOnWhichTerminalsDifferAreTheirBase() {
        expect(metrics, "❤\u{fe0f}", draws: "❤", 2)
        expect(metrics, "❤\u{fe0e}", draws: "❤", 1)
        expect(metrics, "⌚\u{fe0f}", draws: "⌚", 2)
        expect(metrics, "👩‍👩‍👧", draws: "👩", 2)
        expect(metrics, "👍🏽", draws: "👍", 2)
        expect(metrics, "1\u{fe0f}\u{20e3}", draws: "1", 2)
        expect(metrics, "1\u{20e3}", draws: "1", 1)
        expect(metrics, "🏳️‍🌈", draws: "🏳", 2)
        expect(metrics, "葛\u{e0100}", draws: "葛", 2)
    }

    @Test func narrowBaseOfWideClusterIsPadded() {
        let glyph = metrics.glyph(of: "❤\u{fe0f}")
        #expect(glyph.glyphColumns == 1 && glyph.columns == 2)
        #expect(metrics.glyph(of: "👍🏽").glyphColumns == 2)
    }

    @Test func flagIsAPairAndHalfAFlagALetter() {
        expect(metrics, "🇰🇷", draws: "🇰🇷", 2)
        expect(metrics, "🇰", draws: "K", 2)
    }

    @Test func clusterOfSpacingScalarsIsWholeWhereItsColumnsAreTheirSum() {
        expect(metrics, "กำ", draws: "กำ", 2)
        expect(metrics, "का", draws: "का", 2)
        expect(metrics, "\u{915}\u{94d}\u{937}", draws: "\u{915}\u{94d}\u{937}", 2)
        expect(metrics, "\u{915}\u{94d}\u{937}\u{93e}", draws: "\u{915}", 2)
    }

    @Test func unassignedAndPrivateCharactersAreReplaced() {
        expect(metrics, "\u{378}", draws: "\u{fffd}", 1)
        expect(metrics, "\u{e0b0}", draws: "\u{fffd}", 1)
        expect(metrics, "\u{10ffff}", draws: "\u{fffd}", 1)
    }

    @Test func softHyphenIsAHyphen() {
        expect(metrics, "\u{ad}", draws: "-", 1)
    }

    @Test func asciiModeDrawsReplacements() {
        let pairs = zip("─│┌╬█░▁•…“é①→★○■Ａß½가🍹한", "-|++#..*.\"e1>*o#As????")
        for (character, shown) in pairs { expect(ascii, String(character), draws: String(shown), 1) }
        expect(ascii, "e\u{301}", draws: "e", 1)
        expect(ascii, "1\u{fe0f}\u{20e3}", draws: "1", 1)
        expect(ascii, "👩‍👩‍👧", draws: "?", 1)
        expect(ascii, "\u{3000}", draws: " ", 1)
    }

    @Test func wideAmbiguousCharactersFallBackWhereTheyCan() {
        expect(wide, "─", draws: "-", 1)
        expect(wide, "★", draws: "*", 1)
        expect(wide, "█", draws: "#", 1)
        expect(wide, "é", draws: "e", 1)
        expect(wide, "я", draws: "я", 2)
        expect(wide, "가", draws: "가", 2)
        expect(wide, "\u{e0b0}", draws: "?", 1)
        expect(wide, "ł", draws: "l", 1)
        expect(wide, "ñ", draws: "ñ", 1)
    }

    @Test func anyOtherAmbiguousWidthCountsAsOne() {
        #expect(TextMetrics(ambiguousWidth: 0) == TextMetrics())
        #expect(TextMetrics(ambiguousWidth: 7) == TextMetrics())
    }
}
