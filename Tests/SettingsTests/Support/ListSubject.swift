import Reactive
import TestSupport

@testable import Settings

/// A list of settings with its inputs and everything it said.
@MainActor
struct ListSubject<Model: SettingListModel> {
    let query = Observable("")
    let selected = Signal<Int>()
    let refresh = Signal<Void>()
    let model: Model
    let states: Recorded<SettingListState>
    let failures: Recorded<String>
    let copies: Recorded<String>

    init(_ model: Model) {
        self.model = model
        let output = model.transform(
            SettingListInput(
                query: query.readOnly, rowSelected: selected.events, refreshRequested: refresh.events))
        states = Recorded(output.state)
        failures = Recorded(output.failed)
        copies = Recorded(output.copied ?? Signal<String>().events)
    }

    var state: SettingListState { states.last ?? SettingListState() }

    /// The titles of the rows that hold.
    var chosen: [String] { state.rows.filter { $0.mark == .chosen }.map(\.title) }

    func row(_ title: String) -> Int { state.rows.firstIndex { $0.title == title } ?? -1 }
}
