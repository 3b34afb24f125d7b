import FeatureKit
import Reactive
import Terminal
import TestSupport
import Testing

/// `/` searches while typing, Enter keeps the search, Esc returns to the original row, and wrapping around is
/// announced.
@MainActor
struct FindBarTests {
    private let find = FindBar(strings: TestWords.english)

    private func type(_ text: String) {
        for character in text { _ = find.handle(.key(.character(character))) }
    }

    private func press(_ key: Key) -> String {
        switch find.handle(.key(key)) {
        case .ignored: "ignored"
        case .consumed: "consumed"
        case .nothingSought: "nothing sought"
        case .returnTo(let row): "return to \(row)"
        }
    }

    private func drawn(selected: Int) -> String {
        var canvas = Canvas(size: Size(width: 40, height: 1))
        find.draw(into: &canvas, in: canvas.bounds, selected: selected, context: RenderContext())
        return canvas.text
    }

    @Test func `a closed find bar takes no key and shows nothing`() {
        #expect(press(.character("x")) == "ignored")
        #expect(!find.isShown)
        #expect(find.query.value == "")
    }

    @Test func `each letter searches at once`() {
        let heard = Recorded(find.query)
        find.open(from: 0)
        type("gin")
        #expect(heard.values == ["", "g", "gi", "gin"])
        _ = find.handle(.key(Key(.backspace)))
        #expect(find.query.value == "gi")
    }

    @Test func `the first match at or after the starting row is selected`() {
        find.open(from: 10)
        type("g")
        #expect(find.setMatches([2, 10, 30]) == 10)
        #expect(find.setMatches([2, 11]) == 11)
        #expect(find.setMatches([2, 5]) == 2)
        #expect(find.setMatches([]) == nil)
    }

    @Test func `Enter keeps the search, and closes it without text`() {
        find.open(from: 0)
        type("g")
        #expect(press(Key(.enter)) == "consumed")
        #expect(!find.isOpen)
        #expect(find.isShown)
        #expect(find.query.value == "g")
        find.clear()
        find.open(from: 0)
        _ = find.handle(.key(Key(.enter)))
        #expect(!find.isShown)
    }

    @Test func `a kept search does not move the selection when rows change`() {
        find.open(from: 0)
        type("g")
        #expect(find.setMatches([4]) == 4)
        _ = find.handle(.key(Key(.enter)))
        #expect(find.setMatches([5]) == nil)
    }

    @Test func `an answer that comes after Enter still selects its match, once`() {
        find.open(from: 0)
        type("gi")
        _ = find.handle(.key(Key(.enter)))
        #expect(find.setMatches([2, 4], of: "g") == 2, "the answer to an earlier letter")
        #expect(find.setMatches([4], of: "gi") == 4)
        #expect(find.setMatches([5], of: "gi") == nil, "rows changed")
    }

    @Test func `a late match does not move a selection that has moved on`() {
        find.open(from: 0)
        type("gi")
        _ = find.handle(.key(Key(.enter)))
        find.settle()
        #expect(find.setMatches([4], of: "gi") == nil)
    }

    @Test func `Esc returns to the start and clears the search`() {
        find.open(from: 7)
        type("g")
        _ = find.setMatches([9])
        #expect(press(Key(.escape)) == "return to 7")
        #expect(find.query.value == "")
        #expect(!find.isShown)
        #expect(find.next(after: 0, forward: true) == nil)
    }

    @Test func `next and previous move through the matches and past the ends`() throws {
        find.open(from: 0)
        type("g")
        _ = find.setMatches([2, 5, 9])
        func next(_ row: Int, _ forward: Bool) throws -> String {
            let (found, wrapped) = try #require(find.next(after: row, forward: forward))
            return "\(found)\(wrapped ? " around" : "")"
        }
        #expect(try next(2, true) == "5")
        #expect(try next(3, true) == "5")
        #expect(try next(9, true) == "2 around")
        #expect(try next(5, false) == "2")
        #expect(try next(2, false) == "9 around")
    }

    @Test func `the line shows the number of the match and the total`() {
        find.open(from: 0)
        type("gin")
        _ = find.setMatches([2, 5, 9])
        #expect(drawn(selected: 5).hasPrefix(" /gin"))
        #expect(drawn(selected: 5).hasSuffix("2/3"))
        #expect(drawn(selected: 4).hasSuffix("-/3"))
        _ = find.setMatches([])
        #expect(drawn(selected: 4).hasSuffix("no match"))
    }

    @Test func `Korean is accepted as text, as is a paste`() {
        find.open(from: 0)
        type("네그")
        _ = find.handle(.paste("로\n니"))
        #expect(find.query.value == "네그로 니")
    }

    @Test func `reopening starts a new search`() {
        find.open(from: 0)
        type("gin")
        _ = press(Key(.enter))
        find.open(from: 2)
        #expect(find.query.value == "gin")
        type("rum")
        #expect(find.query.value == "rum")
    }
}
