import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

/// The search picker: results, Enter and Space, and closing.
@MainActor
struct SearchPickerModalTests {
    private let host = StubScreenHost()
    private let log = EventLog()
    private let source = PickerSource(
        title: "Choose", placeholder: "type", empty: "nothing",
        rows: [
            PickerRow(id: "gin", name: "Gin", detail: "진"), PickerRow(id: "campari", name: "Campari", detail: "캄파리"),
            PickerRow(id: "lime", name: "Lime", detail: "라임"),
        ])

    private func opened(_ choice: PickerViewModel.Choice) async -> SearchPickerModal {
        let modal = SearchPickerModal(
            route: "pick", source: source, choice: choice, isOrdered: true, strings: TestWords.english)
        modal.load(in: host)
        await LatestTask.settleAll()
        return modal
    }

    private func press(_ keys: Key..., on modal: SearchPickerModal) async {
        for key in keys {
            modal.press(key)
            await LatestTask.settleAll()
        }
    }

    private func lines(_ modal: SearchPickerModal) -> [String] {
        var canvas = Canvas(size: Size(width: 40, height: 8))
        modal.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    @Test func `a search matches initial consonants, and the picker closes before the choice`() async {
        let modal = await opened(.one { [host, log] in log.note("\($0.id) after \(host.backCount)") })
        await press(.character("ㅋ"), .character("ㅍ"), Key(.enter), on: modal)
        #expect(log.notes == ["campari after 1"])
    }

    @Test(arguments: [false, true])
    func `Enter before the rows of the text arrive chooses among them`(isTicking: Bool) async {
        let modal = await opened(
            isTicking ? .several([]) { [log] in log.note($0.joined()) } : .one { [log] in log.note($0.id) })
        for key in [Key.character("l"), .character("i"), Key(.enter)] { modal.press(key) }
        await LatestTask.settleAll()
        #expect(log.notes == ["lime"])
    }

    @Test func `another letter after Enter takes the choice back`() async {
        let modal = await opened(.one { [log] in log.note($0.id) })
        for key in [Key.character("i"), Key(.enter), .character("m")] { modal.press(key) }
        await LatestTask.settleAll()
        #expect(log.notes.isEmpty)
    }

    @Test func `the message of an empty search stays until there is a match`() async {
        let modal = await opened(.one { _ in })
        await press(.character("x"), .character("x"), on: modal)
        #expect(lines(modal).joined(separator: "\n").contains("nothing"))
        await press(Key(.backspace), Key(.backspace), on: modal)
        #expect(!lines(modal).joined(separator: "\n").contains("nothing"))
        #expect(lines(modal).joined(separator: "\n").contains("Campari"))
    }

    @Test func `a picker that stays open closes on request`() async {
        let modal = await opened(
            .staying { [host, log] row, close in
                log.note("\(row.id) after \(host.backCount)")
                close()
                log.note("closed \(host.backCount)")
            })
        await press(Key(.down), Key(.enter), on: modal)
        #expect(log.notes == ["campari after 0", "closed 1"])
    }

    @Test func `several rows are ticked in order, and the picker stays open`() async {
        let modal = await opened(.several(["lime"]) { [log] in log.note($0.joined(separator: " ")) })
        await press(.character(" "), Key(.down), Key(.enter), on: modal)
        #expect(log.notes == ["lime gin", "lime gin campari"])
        let shown = lines(modal).joined(separator: "\n")
        #expect(shown.contains("[2]  Gin") && shown.contains("[3]  Campari") && shown.contains("[1]  Lime"))
        await press(Key(.up), Key(.enter), on: modal)
        #expect(log.notes.last == "lime campari")
        #expect(host.backCount == 0)
        await press(.character("c"), .character(" "), on: modal)
        #expect(log.notes.count == 3, "while something is typed, Space is a letter")
    }
}
