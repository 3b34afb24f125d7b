import Domain
import Synchronization
import Testing

/// The texts of the interface, and how a change of language reaches every copy.
struct StringsTests {
    private let english = Strings(language: .english, table: ["a": "one", "n": "%1 drinks", "n.one": "1 drink"])
    private let korean = Strings(language: .korean, table: ["a": "하나", "n": "%1잔", "p": "%1{으로|로}"])

    @Test func `a missing key returns itself`() {
        #expect(english["nothing"] == "nothing")
        #expect(english.counted("nothing", 1) == "nothing")
    }

    @Test func `a count of one has a singular form`() {
        #expect(english.counted("n", 1) == "1 drink")
        #expect(english.counted("n", 2) == "2 drinks")
        #expect(korean.counted("n", 1) == "1잔")
    }

    @Test func `degrees and arrows are spelled out in ASCII`() {
        let table = ["warm": "feels like %1°: tea", "unit": "°C", "span": "%1 → %2…"]
        let (english, korean) = (
            Strings(language: .english, table: table), Strings(language: .korean, table: ["warm": "체감 %1°지만"])
        )
        english.setPlain(true)
        korean.setPlain(true, keepsHangul: true)
        #expect(english("warm", "15") == "feels like 15 degrees: tea" && english["unit"] == "C")
        #expect(english("span", "90", "99") == "90 -> 99...")
        #expect(korean("warm", "15") == "체감 15도지만")
        english.setPlain(false)
        #expect(english["unit"] == "°C")
    }

    @Test func `a change of language reaches every copy`() {
        let words = Strings(language: .english, table: ["a": "one"])
        let copy = words
        words.change(to: korean)
        #expect(copy.language == .korean)
        #expect(copy["a"] == "하나")
        #expect(copy("p", "럼") == "럼으로")
        words.change(to: english)
        #expect(copy["a"] == "one")
        #expect(korean["a"] == "하나")
    }

    @Test func `placeholders inside arguments are not replaced`() {
        let english = Strings(language: .english, table: ["s": "%2 of %1, 5 % and %3"])
        #expect(english("s", "%2", "100%") == "100% of %2, 5 % and %3")
        let korean = Strings(language: .korean, table: ["k": "%1{을|를} 여는 %2{이|가}", "open": "끝 {하나"])
        #expect(korean("open") == "끝 {하나")
        #expect(korean("k", "{가|나}", "럼") == "{가|나}를 여는 럼이")
    }

    @Test func `a source is asked once per key, even for a missing one`() {
        let source = CountingSource()
        let words = Strings(language: .english, source: source)
        #expect(words["a"] == "text of a" && words["a"] == "text of a")
        #expect(words["none"] == "none" && words["none"] == "none")
        #expect(source.asked.withLock { $0 } == ["a", "none"])
    }

    @Test func `setting the same table again keeps it`() {
        let words = Strings(language: .english, table: ["a": "one"])
        words.change(to: words)
        #expect(words["a"] == "one")
    }
}

private final class CountingSource: StringSource {
    let asked = Mutex<[String]>([])

    func text(for key: String) -> String? {
        asked.withLock { $0.append(key) }
        return key == "none" ? nil : "text of \(key)"
    }
}
