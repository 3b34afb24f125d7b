import Testing

@testable import Persistence

struct TextListTests {
    @Test(arguments: [[], ["one"], ["one", ""], ["", "둘", "three lines\nin\ntwo"]] as [[String]])
    func `texts are read back as they were written`(texts: [String]) {
        #expect(TextList.texts(TextList.text(texts)) == texts)
    }

    @Test func `a separator inside a text does not split it`() {
        #expect(TextList.texts(TextList.text(["one\u{1E}two", "three"])) == ["one two", "three"])
    }
}
