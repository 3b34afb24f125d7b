import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// A form sends edits and shows the state that the view model makes of them.
@MainActor
struct FormControllerTests {
    private let form = FormController(strings: TestWords.english)
    private let host = StubScreenHost()
    private let fields = [
        FormField("name", label: "Name", .text("", limit: 8)),
        FormField("steps", label: "Steps", .lines("")),
        FormField(
            "glass", label: "Glass",
            .choice([FormOption("rocks", title: "Rocks"), FormOption("coupe", title: "Coupe")], selected: "rocks")),
        FormField("agree", label: "Agree", .toggle(false)),
        FormField(
            "lines", label: "Lines",
            .rows([FormRow(lead: "30 ml", title: "Gin"), FormRow(title: "Ice")], add: "add a line")),
        FormField("save", label: "Save", .button),
    ]

    init() {
        form.load(in: host)
        form.setFields(fields)
    }

    @Test func `a line of Hangul is fully visible up to its limit`() {
        form.focus("name")
        _ = form.handle(.paste("가나다라마바사아"))
        #expect(drawn().contains("가나다라마바사아"))
    }

    @Test func `a digit always goes to the form, and chooses a rating in a rating field`() {
        form.setFields(
            fields + [FormField("rating", label: "Rating", .choice(FormOption.ratings(none: "none"), selected: "0"))])
        let edited = Recorded(form.edited)
        for target in [FormTarget.field("glass"), .field("agree"), .add("lines"), .row("lines", 0), .field("save")] {
            form.focus(target)
            #expect(form.handle(.key(.character("4"))) == .consumed, "\(target)")
        }
        #expect(edited.values.isEmpty)
        form.focus("rating")
        #expect(form.handle(.key(.character("4"))) == .consumed)
        #expect(edited.values == [.option(field: "rating", "8")])
        form.focus("name")
        #expect(form.handle(.key(.character("4"))) == .consumed)
        #expect(edited.values.last == .text(field: "name", "4"))
    }

    @Test func `Ctrl-E sends a text of several lines to the editor and takes it back unchanged`() {
        let edited = Recorded(form.edited)
        var given: [String] = []
        host.editor = { text in
            given.append(text)
            return "stir\n젓는다\u{1b}[31m\n\nserve"
        }
        form.focus("steps")
        _ = form.handle(.paste("shake"))
        press(.control("e"))
        #expect(given == ["shake"])
        #expect(edited.values.last == .text(field: "steps", "stir\n젓는다\n\nserve"))
        #expect(drawn().contains("젓는다"))
        // Undo restores the previous text.
        press(.control("_"))
        #expect(edited.values.last == .text(field: "steps", "shake"))
        // An editor that fails changes nothing.
        host.editor = { _ in nil }
        let count = edited.values.count
        press(.control("e"))
        #expect(edited.values.count == count)
        // In a single line, the key moves to the end of the line.
        form.focus("name")
        press(.control("e"))
        #expect(given.count == 1)
    }

    @Test func `Ctrl-E sends a note of one line to the editor and joins the lines it returns`() {
        let edited = Recorded(form.edited)
        form.setFields([FormField("note", label: "Note", .text("warm", limit: 24, isProse: true))])
        host.editor = { $0 + "\n\n  more   orange\u{1b}[31m\n" }
        press(.control("e"))
        #expect(edited.values.last == .text(field: "note", "warm more orange"))
        press(.control("_"))
        #expect(edited.values.last == .text(field: "note", "warm"))
        // The text is cut at the limit, with a message.
        host.editor = { _ in String(repeating: "ab ", count: 20) }
        press(.control("e"))
        #expect(edited.values.last == .text(field: "note", "ab ab ab ab ab ab ab ab "))
        #expect(host.toasts.count == 1)
    }

    private func press(_ key: Key) {
        if form.isCapturingText, form.handle(.key(key)) == .consumed { return }
        KeyMap().action(for: key, in: form.actions)?.perform()
    }

    private func drawn(width: Int = 60, height: Int = 20) -> String {
        var canvas = Canvas(size: Size(width: width, height: height))
        form.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text
    }

    @Test func `at 80 columns labels of joining are uncut, and a long one moves no other field`() {
        for strings in [TestWords.english, TestWords.korean] {
            let keys = ["votes", "wishes", "reviews", "works"].map { "community.join.\($0)" }
            form.setFields(
                [FormField("name", label: "Name", .text("mina"))]
                    + keys.map { FormField($0, label: strings[$0], .toggle(true)) })
            let lines = drawn(width: 80).split(separator: "\n").map(String.init)
            for key in keys { #expect(lines.contains { $0.contains(strings[key]) }, "\(key)") }
            let name = lines.first { $0.contains("Name") } ?? ""
            #expect(name.contains("mina") && !name.contains(String(repeating: " ", count: 40) + "mina"))
        }
    }

    @Test func `typing sends the new text`() {
        let heard = Recorded(form.edited.events)
        press(.character("g"))
        press(.character("ㅎ"))
        #expect(heard.values == [.text(field: "name", "g"), .text(field: "name", "gㅎ")])
    }

    @Test func `a change that the view model refuses is reverted`() {
        press(.character("x"))
        form.setFields(fields)
        press(.character("y"))
        #expect(drawn().contains("y"))
        #expect(!drawn().contains("xy"))
    }

    @Test func `Tab cycles through everything in reading order`() {
        var seen: [FormTarget?] = []
        for _ in 0..<9 {
            seen.append(form.focused)
            press(Key(.tab))
        }
        #expect(
            seen == [
                .field("name"), .field("steps"), .field("glass"), .field("agree"), .row("lines", 0), .row("lines", 1),
                .add("lines"), .field("save"), .field("name"),
            ])
    }

    @Test(arguments: [Key(.delete), .character("x")])
    func `a key clears an optional value, if there is one`(key: Key) {
        let heard = Recorded(form.edited.events)
        for control in [FormControl.value("Gin"), .value("", isClearable: true)] {
            form.setFields([FormField("parent", label: "A kind of", control)])
            press(key)
        }
        #expect(heard.values == [])
        form.setFields([FormField("parent", label: "A kind of", .value("Gin", isClearable: true))])
        #expect(form.actions.map(\.id).contains("form.value-clear"))
        press(key)
        #expect(heard.values == [.text(field: "parent", "")])
    }

    @Test func `Enter leaves a single-line field and breaks the line in a longer one`() {
        let heard = Recorded(form.edited.events)
        press(Key(.enter))
        press(Key(.enter))
        #expect(form.focused == .field("steps"))
        #expect(heard.values == [.text(field: "steps", "\n")])
    }

    @Test func `arrows move through options, and a toggle switches`() {
        let heard = Recorded(form.edited.events)
        form.focus("glass")
        press(Key(.right))
        form.focus("agree")
        press(.character(" "))
        #expect(heard.values == [.option(field: "glass", "coupe"), .flag(field: "agree", true)])
    }

    @Test func `rows can be opened, moved with the focus and removed`() {
        let edits = Recorded(form.edited.events)
        let opened = Recorded(form.opened.events)
        form.focus("lines")
        press(Key(.enter))
        press(.character("]"))
        #expect(form.focused == .row("lines", 1))
        press(.character("]"))
        press(.character("d"))
        form.focus("save")
        press(Key(.enter))
        #expect(opened.values == [.row("lines", 0), .field("save")])
        #expect(edits.values == [.moveRow(field: "lines", 0, by: 1), .removeRow(field: "lines", 1)])
    }

    @Test func `letters are text only in a text field`() {
        #expect(form.isCapturingText)
        form.focus("glass")
        #expect(!form.isCapturingText)
    }

    @Test func `a message appears under its field`() {
        form.setFields([FormField("name", label: "Name", .text("", limit: 8), message: FormMessage("is missing"))])
        let lines = drawn().split(separator: "\n")
        #expect(lines[1].contains("✗ is missing"))
    }

    @Test func `the focus is visible however long the form is`() {
        form.setFields((0..<40).map { FormField("f\($0)", label: "Field \($0)", .text("", limit: 8)) })
        form.focus("f33")
        #expect(drawn(height: 10).contains("Field 33"))
    }

    @Test(arguments: [FormControl.text("", limit: 8), .lines("", limit: 8)])
    func `a truncated paste says so, and one that fits does not`(control: FormControl) {
        form.setFields([FormField("name", label: "Name", control)])
        _ = form.handle(.paste("12345678"))
        #expect(host.toasts.isEmpty)
        form.setFields([FormField("name", label: "Name", control)])
        _ = form.handle(.paste("123456789"))
        #expect(host.toasts.map(\.text) == [TestWords.english("form.cut", "8")])
    }
}
