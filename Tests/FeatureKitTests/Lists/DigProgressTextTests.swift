import Domain
import FeatureKit
import TestSupport
import Testing

struct DigProgressTextTests {
    @Test(arguments: Language.allCases)
    func `a work without characters says so instead of counting none`(language: Language) {
        let strings = TestWords.words(language)
        #expect(!DigProgress(dug: 0, all: 0).text(strings).contains { $0.isNumber })
        #expect(DigProgress(dug: 1, all: 8).text(strings).filter(\.isNumber).count == 2)
    }
}
