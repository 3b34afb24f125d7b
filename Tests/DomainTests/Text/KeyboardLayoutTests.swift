import Testing

@testable import Domain

struct KeyboardLayoutTests {
    @Test(arguments: [
        ("gkdnf", "하울"), ("sprmfhsl", "네그로니"), ("qntksgod", "부산행"), ("ehRoql", "도깨비"), ("ekfrrhrl", "닭고기"),
        ("rhkddml", "광의"), ("GKDNF", "하울"), ("gkdnfdml", "하울의"), ("gkdnf r", "하울 ㄱ"),
    ])
    func `Latin keys give Korean syllables, the last one perhaps unfinished`(typed: String, meant: String) {
        #expect(KeyboardLayout.retyped(typed) == meant)
    }

    @Test(arguments: [("딘ㅁ", "elsa"), ("햐ㅜ", "gin"), ("ㅗㅐ지", "howl"), ("ㅜㄷㅎ개ㅜㅑ", "negroni"), ("ㅁㅣㄹ", "alf")])
    func `Korean letters give Latin keys`(typed: String, meant: String) {
        #expect(KeyboardLayout.retyped(typed) == meant)
    }

    @Test(arguments: ["", "1988", "하울 howl", "asdf", "zzzz"])
    func `what no layout explains stays`(text: String) {
        #expect(KeyboardLayout.retyped(text) == nil)
    }

    @Test(arguments: ["하울", "닭갈비", "괜찮아", "의사", "꿈빛", "값어치", "외계인", "없다", "왜"])
    func `typing there and back gives the same`(text: String) throws {
        #expect(KeyboardLayout.retyped(try #require(KeyboardLayout.retyped(text))) == text)
    }
}
