import Domain
import FeatureKit
import TestSupport
import Testing

/// All problems of single records are described in the language of the program.
struct RecordRemarkTextTests {
    private let values = ["v1x", "v2x", "v3x"]

    @Test(arguments: RecordRemark.Sentence.allCases)
    func `every sentence exists in both languages, with the same values`(sentence: RecordRemark.Sentence) {
        let texts = Language.allCases.map {
            TransferText.remark(RecordRemark(sentence, values), TestWords.words($0))
        }
        for text in texts { #expect(!text.contains("transfer.record") && text.firstMatch(of: /%[0-9]/) == nil) }
        #expect(texts[0] != texts[1])
        for value in values { #expect(texts[0].contains(value) == texts[1].contains(value), "\(texts)") }
        let isHangul = { (text: String) in text.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) } }
        #expect(!isHangul(texts[0]) && isHangul(texts[1]))
    }

    @Test func `a remark starts with its field and says if the record was left out`() {
        let remark = RecordRemark(.noName, field: "name", isLeftOut: true)
        #expect(
            TransferText.remark(remark, TestWords.english) == "name: is missing: add a name: it was left out")
        #expect(TransferText.remark(remark, TestWords.korean) == "name: 값이 없습니다. 이름을 쓰세요. 가져오지 않았습니다")
    }

    @Test func `a warning of the whole import has no place`() {
        let warning = ImportWarning(place: nil, remark: RecordRemark(.forGood))
        #expect(TransferText.warning(warning, TestWords.english).hasPrefix("this import is too large"))
    }

    @Test(arguments: [(Language.english, "line 3", "line 3.amount: "), (.korean, "3번째 줄", "3번째 줄.amount: 값이 없습니다")])
    func `a numbered place is in the language of the program`(
        language: Language, place: String, field: String
    ) {
        let words = TestWords.words(language)
        #expect(TransferText.place(ImportPlace(file: "a.csv", record: "line 3"), words) == "a.csv: \(place)")
        #expect(TransferText.remark(RecordRemark(.missing, field: "line 3.amount"), words).hasPrefix(field))
        for name in ["line", "line 3rd", "Line 3", "record of 1999", "진"] {
            #expect(TransferText.place(ImportPlace(file: "a.csv", record: name), words) == "a.csv: \(name)")
        }
    }

    @Test func `a remark on a whole file names only the file`() {
        let warning = ImportWarning(
            place: ImportPlace(file: "likes/lists.csv", record: "-"), remark: RecordRemark(.notOfDiary))
        let remark = TestWords.english["transfer.record.not-of-diary"]
        #expect(TransferText.warning(warning, TestWords.english) == "likes/lists.csv: \(remark)")
    }

    @Test func `a catalogue problem is in Korean as far as there is a sentence for it`() {
        let remark = RecordRemark(.notOneOf, ["opera", "film, series"], field: "kind")
        let record = CatalogueProblem(file: "a.json", record: "record 2", field: "kind", reason: "no", remark: remark)
        #expect(
            TransferText.finding(record, TestWords.korean)
                == "2번째 기록: kind: \"opera\": 쓸 수 없는 값입니다. 쓸 수 있는 값: film, series")
        let file = CatalogueProblem(file: "a.json", record: "-", field: "-", reason: "the file cannot be read")
        #expect(TransferText.finding(file, TestWords.korean) == "the file cannot be read")
    }
}
