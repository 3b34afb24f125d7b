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
        var remark = RecordRemark(.unknownGlass, ["boot"])
        remark.name = LocalizedText(english: "Rocks glass", korean: "온더록 잔")
        report.warn(ImportWarning(place: TransferWorld.place, remark: remark))
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(report)
        #expect(rows.map(\.kind) == [.sum, .sum, .failure, .warning])
        #expect(rows[2].title == "a.json: fizz")
        let texts =
            switch language {
            case .english:
                ["name: is missing: add a name", "a.json: fizz: unknown glass \"boot\": used Rocks glass"]
            case .korean: ["name: 값이 없습니다. 이름을 쓰세요", "a.json: fizz: \"boot\": 알 수 없는 잔이어서 온더록 잔으로 바꾸었습니다"]
            }
        #expect(rows[2...].map(\.text) == texts)
        #expect(!rows[1].title.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `a file that cannot be read is named once`(language: Language) {
        var report = ImportReport()
        report.fail(
            ImportFailure(
                place: ImportPlace(file: "cut.xml", record: "-"), kind: .file,
                problem: .source(.damaged(path: "cut.xml", .markup(line: 1, .openTag)))))
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(report)
        for row in rows where row.kind == .failure {
            #expect("\(row.title) \(row.text)".split(separator: "cut.xml", omittingEmptySubsequences: false).count == 2)
        }
        #expect(rows.contains { $0.kind == .failure })
    }

    @Test func `a diary without a readable row counts rows, not recipes`() {
        var report = ImportReport()
        report.fail(
            ImportFailure(
                place: ImportPlace(file: "w.csv", record: "Titanic (line 3)"), kind: .work,
                remark: RecordRemark(.notYet, ["2999-01-01"], field: "watched")))
        let rows = ImportReportFormatter(strings: TestWords.korean).rows(report)
        let titles = rows.map(\.title)
        #expect(!titles.contains(TestWords.korean["transfer.report.recipes"]))
        #expect(titles.contains(TestWords.korean["transfer.report.rows"]))
        #expect(titles.last == "w.csv: Titanic (3번째 줄)")
    }

    @Test(arguments: Language.allCases)
    func `an empty import is not reported as a success`(language: Language) {
        let rows = ImportReportFormatter(strings: TestWords.words(language)).rows(ImportReport())
        #expect(rows.map(\.title) == [TestWords.words(language)["transfer.report.nothing"]])
    }
}
