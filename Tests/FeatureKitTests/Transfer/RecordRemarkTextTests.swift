import Domain
import FeatureKit
import TestSupport
import Testing

/// What is wrong with a single record is said in the language of the program, whatever it is.
struct RecordRemarkTextTests {
    private let values = ["v1x", "v2x", "v3x"]

    @Test(arguments: RecordRemark.Sentence.allCases)
    func `every sentence has words in both languages, with the same values`(sentence: RecordRemark.Sentence) {
        let texts = Language.allCases.map {
            TransferText.remark(RecordRemark(sentence, values), TestWords.words($0))
        }
        for text in texts { #expect(!text.contains("transfer.record") && text.firstMatch(of: /%[0-9]/) == nil) }
        #expect(texts[0] != texts[1])
        for value in values { #expect(texts[0].contains(value) == texts[1].contains(value), "\(texts)") }
        let isHangul = { (text: String) in text.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) } }
        #expect(!isHangul(texts[0]) && isHangul(texts[1]))
    }

    @Test func `the field stands before, and what is left out says so`() {
        let remark = RecordRemark(.noName, field: "name", isLeftOut: true)
        #expect(
            TransferText.remark(remark, TestWords.english) == "name: is missing: give it a name: it was left out")
        #expect(TransferText.remark(remark, TestWords.korean) == "name: 값이 없습니다. 이름을 쓰세요. 그래서 뺐습니다")
    }

    @Test func `a warning of the whole import has no place`() {
        let warning = ImportWarning(place: nil, remark: RecordRemark(.forGood))
        #expect(TransferText.warning(warning, TestWords.english).hasPrefix("this import is too large"))
    }
}
