import Domain
import TestSupport
import Testing

@testable import Transfer

@MainActor
struct ImportReportFormatterTests {
    @Test(arguments: Language.allCases)
    func `sums come first, then failures, then remarks`(language: Language) {
        var report = ImportReport()
        report.count(.imported)
        report.count(.skipped, in: "bar")
        report.fail(
            ImportFailure(place: TransferWorld.place, kind: .drink, remark: RecordRemark(.noName, field: "name")))
        report.warn(
            ImportWarning(place: TransferWorld.place, remark: RecordRemark(.unknownGlass, ["boot", "rocks"])))
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(report)
        #expect(rows.map(\.kind) == [.sum, .sum, .failure, .warning])
        #expect(rows[2].title == "a.json: fizz")
        let texts =
            switch language {
            case .english:
                ["name: is missing: add a name", "a.json: fizz: unknown glass \"boot\": used rocks"]
            case .korean: ["name: 값이 없습니다. 이름을 쓰세요", "a.json: fizz: \"boot\": 알 수 없는 잔이어서 rocks로 바꾸었습니다"]
            }
        #expect(rows[2...].map(\.text) == texts)
        #expect(!rows[1].title.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `an empty import is not reported as a success`(language: Language) {
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(ImportReport())
        #expect(rows.map(\.title) == [TestWords.words(language)["transfer.report.nothing"]])
    }
}
