import Domain
import FeatureKit
import Terminal
import TestSupport
import Testing

@MainActor
@Suite struct MBTIPickerTests {
    private func press(_ picker: inout MBTIPicker, _ keys: Key...) -> [MBTIPicker.Outcome] {
        keys.map { picker.handle(.key($0)) }
    }

    @Test func `letters choose a type, each on its axis, in either case`() throws {
        var picker = MBTIPicker()
        #expect(picker.type == nil)
        #expect(picker.text == "----")
        for letter in "iNfJ" { #expect(picker.handle(.key(.character(letter))) == .changed) }
        #expect(picker.type == (try MBTI(text: "INFJ")))
        #expect(picker.handle(.key(.character("p"))) == .changed)
        #expect(picker.text == "INFP")
    }

    @Test func `letters of no type are ignored`() {
        var picker = MBTIPicker()
        #expect(picker.handle(.key(.character("x"))) == .ignored)
        #expect(picker.handle(.key(Key(.tab))) == .ignored)
        #expect(picker.handle(.key(.control("n"))) == .ignored)
        #expect(picker.text == "----")
    }

    @Test func `a digit typed by mistake stays in the picker and opens no tab`() {
        var picker = MBTIPicker()
        #expect(press(&picker, .character("4"), .character("0")) == [.consumed, .consumed])
        #expect(picker.text == "----")
    }

    @Test func `arrows move through rows and letters, and leave at both ends`() {
        var picker = MBTIPicker()
        #expect(press(&picker, Key(.up)) == [.ignored])
        #expect(press(&picker, Key(.right), Key(.down), Key(.left)) == [.changed, .consumed, .changed])
        #expect(picker.text == "IN--")
        #expect(press(&picker, Key(.down), Key(.down), Key(.down)) == [.consumed, .consumed, .ignored])
        #expect(picker.axis == .lifestyle)
    }

    @Test func `the picker shows its type, and a repeated letter changes nothing`() throws {
        var picker = MBTIPicker(type: try MBTI(text: "ESTP"))
        #expect(picker.text == "ESTP")
        #expect(picker.handle(.key(.character("e"))) == .consumed)
        #expect(press(&picker, .character(" ")) == [.changed])
    }

    @Test(arguments: [Language.english, .korean])
    func `each letter shows its meaning, and a sign marks the chosen one`(language: Language) throws {
        var canvas = Canvas(size: Size(width: 60, height: 4))
        let strings = TestWords.words(language)
        MBTIPickerView.draw(
            MBTIPicker(type: try MBTI(text: "INFJ")), isFocused: true, into: &canvas, in: canvas.bounds,
            context: RenderContext(), strings: strings
        ) { _ in }
        #expect(canvas.text(inRow: 0).contains("● I  \(strings["mbti.letter.I"])"))
        #expect(canvas.text(inRow: 0).contains("○ E  \(strings["mbti.letter.E"])"))
        #expect(canvas.text(inRow: 3).contains("● J  \(strings["mbti.letter.J"])"))
    }

    @Test func `a click chooses a letter`() {
        var canvas = Canvas(size: Size(width: 60, height: 4))
        let context = RenderContext()
        var chosen: [Character] = []
        MBTIPickerView.draw(
            MBTIPicker(), isFocused: false, into: &canvas, in: canvas.bounds, context: context,
            strings: TestWords.english
        ) { chosen.append($0) }
        #expect(context.hits.click(at: Point(x: 25, y: 1)))
        #expect(chosen == ["S"])
    }

    @Test(arguments: [true, false])
    func `the row with the focus has a sign, and no row has while the focus is elsewhere`(isFocused: Bool) {
        var picker = MBTIPicker()
        _ = press(&picker, Key(.down))
        var canvas = Canvas(size: Size(width: 60, height: 4))
        let context = RenderContext()
        MBTIPickerView.draw(
            picker, isFocused: isFocused, into: &canvas, in: canvas.bounds, context: context,
            strings: TestWords.english
        ) { _ in }
        let marked = (0..<4).filter { canvas[0, $0].text == String(context.glyphs.marker) }
        #expect(marked == (isFocused ? [1] : []))
        #expect(canvas.cursor?.y == (isFocused ? 1 : nil))
    }
}
