import Domain
import TestSupport
import Testing

@testable import Transfer

/// The report in words.
@MainActor
struct ImportReportFormatterTests {
    @Test(arguments: Language.allCases)
    func `sums come first, then what failed, then remarks`(language: Language) {
        var report = ImportReport()
        report.count(.imported)
        report.count(.skipped, in: "bar")
        report.fail(ImportFailure(place: TransferWorld.place, kind: .drink, reason: "name: is missing"))
        report.warn("a.json: fizz: unknown glass")
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(report)
        #expect(rows.map(\.kind) == [.sum, .sum, .failure, .warning])
        #expect(rows[2].title == "a.json: fizz")
        #expect(rows[2].text == "name: is missing")
        #expect(!rows[1].title.isEmpty)
    }
}
