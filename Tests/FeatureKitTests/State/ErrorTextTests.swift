import Domain
import FeatureKit
import TestSupport
import Testing

/// Errors say what happened and what to do, in the member's language.
struct ErrorTextTests {
    private struct Odd: Error, CustomStringConvertible {
        var description: String { "odd thing" }
    }

    private static let errors: [any Error & Sendable] = [
        StoreError.diskFull, StoreError.readOnly(path: "/d/dimo.sqlite"),
        StoreError.fromNewerVersion(setAside: "a.sqlite"),
        StoreError.corrupt(setAside: "b.sqlite"), StoreError.newerFile(path: "c.sqlite"),
        StoreError.damagedFile(path: "d.sqlite"), StoreError.busy, StoreError.other("odd thing"),
        NotFound(id: "negrony"), Odd(), StoreError.olderFile(path: "e.sqlite"),
    ]

    @Test(arguments: Language.allCases)
    func `every error has its own text`(language: Language) {
        let strings = TestWords.words(language)
        let texts = Self.errors.map { ErrorText.describe($0, strings) }
        #expect(texts.allSatisfy { !$0.hasPrefix("error.") && !$0.contains("%1") })
        #expect(Set(texts).count == Self.errors.count - 1)
    }

    @Test(arguments: Language.allCases)
    func `a catalogue that is off names the setting on screens and the command in a shell`(language: Language) {
        let strings = TestWords.words(language)
        let problem = OnlineProblem.notEnabled(.wikidata)
        let screen = ErrorText.describe(problem, strings)
        #expect(!screen.contains("dimo config") && screen.contains(strings["settings.online"]))
        #expect(ErrorText.inShell(problem, strings).contains("dimo config set providers.wikidata.enabled true"))
        #expect(ErrorText.inShell(NotFound(id: "x"), strings) == ErrorText.describe(NotFound(id: "x"), strings))
    }

    @Test(arguments: Language.allCases)
    func `a member's missing record is named by its id in the shell only`(language: Language) {
        let strings = TestWords.words(language)
        let missing = NotFound(id: "my-falernum")
        #expect(ErrorText.describe(missing, strings) == strings["error.gone"])
        #expect(!strings["error.gone"].contains("error."))
        #expect(ErrorText.inShell(missing, strings).contains("my-falernum"))
    }

    @Test(arguments: Language.allCases)
    func `a change of a record that is refused is described as in an import`(language: Language) {
        let strings = TestWords.words(language)
        let problem = OwnRecordProblem.belowBrand("campari")
        #expect(ErrorText.describe(problem, strings) == TransferText.remark(problem.remark, strings))
    }

    @Test func `each error text names its subject`() {
        let texts = Self.errors.map { ErrorText.describe($0, TestWords.english) }
        #expect(texts[1].contains("/d/dimo.sqlite"))
        #expect(texts[2].contains("a.sqlite"))
        #expect(texts[3].contains("b.sqlite"))
        #expect(texts[4].contains("c.sqlite"))
        #expect(texts[5].contains("d.sqlite"))
        #expect(texts[7].contains("odd thing"))
        #expect(texts[8] == "Can't find negrony.")
        #expect(texts[9].contains("odd thing"))
        #expect(texts[10].contains("e.sqlite") && texts[10].contains("dimo export"))
    }
}
