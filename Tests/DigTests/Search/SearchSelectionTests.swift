import Domain
import FeatureKit
import Terminal
import Testing

@testable import Dig

/// The selected row of the results.
struct SearchSelectionTests {
    private func state(_ query: String, _ rows: [SearchTarget]) -> SearchState {
        var state = SearchState()
        state.query = query
        state.rows = rows.map { SearchRow($0, title: "") }
        return state
    }

    private let recents: [SearchTarget] = [.heading, .word("neo"), .word("ed")]

    @Test func `the first row of an answer is selected, also after a paste`() {
        var selection = SearchSelection()
        selection.show(state("", recents))
        #expect(selection.selected == 1, "a heading is never chosen")
        // The member types while recent searches are still shown.
        selection.startOver()
        selection.show(state("", recents))
        selection.show(state("elsa", [.place(.work("frozen")), .place(.work("frozen-ii"))]))
        #expect(selection.selected == 0)
    }

    @Test func `rows inserted above keep the selection on the first row or on a chosen one`() {
        var selection = SearchSelection()
        _ = selection.setHeight(10)
        let own = SearchTarget.place(.newWork("naruto"))
        selection.show(state("naruto", [own, .heading, .place(.work("up"))]))
        selection.show(state("naruto", [.more(.aniList), own, .heading, .place(.work("up"))]))
        #expect(selection.selected == 0)
        selection.move { $0.move(by: 1) }
        #expect(selection.selected == 1)
        selection.show(state("naruto", [.more(.aniList), .more(.tmdb), own]))
        #expect(selection.selected == 2)
    }
}
