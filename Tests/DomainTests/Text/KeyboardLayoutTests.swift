import Testing

@testable import Domain

struct KeyboardLayoutTests {
    @Test(arguments: [
        ("gkdnf", "하울"), ("sprmfhsl", "네그로니"), ("qntksgod", "부산행"), ("ehRoql", "도깨비"), ("ekfrrhrl", "닭고기"),
        ("rhkddml", "광의"), ("GKDNF", "하울"), ("gkdnfdml", "하울의"), ("gkdnf r", "하울 ㄱ"),
    ])
    func `Latin keys convert to Korean syllables, the last one possibly incomplete`(typed: String, meant: String) {
        #expect(KeyboardLayout.retyped(typed) == meant)
    }

    @Test(arguments: [("딘ㅁ", "elsa"), ("햐ㅜ", "gin"), ("ㅗㅐ지", "howl"), ("ㅜㄷㅎ개ㅜㅑ", "negroni"), ("ㅁㅣㄹ", "alf")])
    func `Korean letters convert to Latin keys`(typed: String, meant: String) {
        #expect(KeyboardLayout.retyped(typed) == meant)
    }

    @Test(arguments: ["", "1988", "하울 howl", "asdf", "zzzz"])
    func `text without a meaningful conversion gives nil`(text: String) {
        #expect(KeyboardLayout.retyped(text) == nil)
    }

    @Test(arguments: ["하울", "닭갈비", "괜찮아", "의사", "꿈빛", "값어치", "외계인", "없다", "왜"])
    func `converting a text twice restores it`(text: String) throws {
        #expect(KeyboardLayout.retyped(try #require(KeyboardLayout.retyped(text))) == text)
    }
}
