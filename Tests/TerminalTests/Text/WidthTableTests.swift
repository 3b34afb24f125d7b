import Testing

@testable import Terminal

struct WidthTableTests {
    @Test func entriesAscendFromTheFirstScalar() {
        #expect(WidthTable.entries.first.map { $0 >> 8 } == 0)
        let starts = WidthTable.entries.map { $0 >> 8 }
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
        #expect((starts.last ?? 0) <= 0x10_ffff)
    }

    @Test func neighbouringEntriesDiffer() {
        let traits = WidthTable.entries.map { $0 & 0xff }
        #expect(zip(traits, traits.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func tableNamesItsVersion() {
        #expect(WidthTable.unicodeVersion == "17.0.0")
    }

    /// Clusters on which terminals differ, with the columns of Unicode 17.
    @Test(arguments: [
        ("가", 2), ("\u{1112}\u{1161}\u{11ab}", 2), ("ㄱ", 2), ("🍹", 2), ("❤️", 2), ("🇰🇷", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2),
        ("1️⃣", 2), ("🫨", 2), ("│", 1), ("…", 1), ("①", 1), ("“", 1), ("e\u{301}", 1), ("\u{200b}", 0), ("\u{ad}", 1),
        ("\u{e0b0}", 1), ("\t", 1),
    ])
    func clusterHasTheWidthOfUnicode17(text: String, columns: Int) {
        #expect(TextMetrics().width(of: text) == columns)
    }

    /// A glyph takes at most two columns, so a cluster of three columns in the table counts as two.
    @Test func widthsAgreeWithPythonOnTheEdgesOfAllRanges() throws {
        let samples = try WidthSample.all()
        #expect(samples.count > 2000)
        let metrics = TextMetrics()
        for sample in samples where sample.columns >= 0 {
            let isBlank = sample.text == "\u{2028}" || sample.text == "\u{2029}"
            let expected = isBlank ? 1 : sample.text.count == 1 ? min(sample.columns, 2) : sample.columns
            #expect(metrics.width(of: sample.text) == expected, "\(sample)")
        }
    }

    @Test func scalarsAgreeWithPythonWhereAmbiguousOnesAreWide() throws {
        for sample in try WidthSample.all() where sample.columns >= 0 {
            guard let scalar = sample.text.unicodeScalars.first, sample.text.unicodeScalars.count == 1 else { continue }
            #expect(ScalarTraits(of: scalar.value).columns(ambiguous: 2) == sample.wideColumns, "\(sample)")
        }
    }

    @Test func unassignedAndPrivateScalarsAreReplaced() throws {
        for sample in try WidthSample.all() where sample.isReplaced {
            let drawn = TextMetrics().drawn(Character(sample.text))
            #expect(drawn.0 == "\u{fffd}" && drawn.1 == sample.columns, "\(sample)")
        }
    }

    @Test func fastPathAgreesWithTheTable() {
        for metrics in [TextMetrics(), TextMetrics(ambiguousWidth: 2)] {
            for value in UInt32(0)..<0x2_0000 {
                let columns = metrics.simpleColumns(value)
                if columns == 0 { continue }
                let traits = ScalarTraits(of: value)
                #expect(traits.isDisjoint(with: [.unsent, .replaced, .zeroWidth, .spacing]), "\(value)")
                #expect(traits.columns(ambiguous: metrics.ambiguousWidth) == columns, "\(value)")
            }
        }
    }

    /// Property: there is a cluster boundary between any two scalars of the fast path.
    @Test func fastPathScalarsNeverJoin() {
        let metrics = TextMetrics()
        let simple = (UInt32(0)..<0x2_0000).filter { metrics.simpleColumns($0) > 0 }.compactMap(Unicode.Scalar.init)
        for neighbour in ["a", "가", "각", "漢", "─", "é", "→"] as [Character] {
            for scalar in simple {
                #expect("\(neighbour)\(scalar)".count == 2 && "\(scalar)\(neighbour)".count == 2, "\(scalar.value)")
            }
        }
    }
}
