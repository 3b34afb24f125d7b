import Domain
import Testing

@testable import Persistence

/// Results computed on the text of the index equal those of its forms.
struct NameFormsTests {
    private static let names = [
        ["Howl's Moving Castle", "하울의 움직이는 성"], ["Casablanca", "카사블랑카"], ["Dragon", "드래곤"], ["Metropolis", "메트로폴리스"],
        ["Dr. Caligari", "칼리가리 박사"], ["Castle of the Night Train 108", "밤 기차의 성 108"], ["A", "가"],
    ]

    @Test(arguments: ["drag", "dragno", "caslte", "metropoils", "카사블랑코", "movign", "trian", "kasabeullangka", "nobody"])
    func `the nearest form has the fewest mistakes`(text: String) throws {
        let finder = try #require(TypingMistakes(Folding.folded(text)))
        for names in Self.names {
            let forms = SearchableName.forms(of: names)
            let expected = forms.compactMap { form in form.mistakes(finder).map { ($0, form.folded) } }.min { $0 < $1 }
            let found = NameForms.nearest(NameForms.text(of: forms), finder)
            #expect(found?.mistakes == expected?.0 && found?.folded == expected?.1, "\(names) \(text)")
        }
    }

    @Test func `a transposition counts as one mistake`() throws {
        let finder = try #require(TypingMistakes("caslte"))
        let text = NameForms.text(of: SearchableName.forms(of: Self.names[0]))
        #expect(NameForms.nearest(text, finder)?.mistakes == 1)
        #expect(NameForms.nearest("", finder) == nil)
    }
}
