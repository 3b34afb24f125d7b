import FeatureKit
import Reactive
import TestSupport

@testable import Settings

/// A list of settings with all its states and messages.
@MainActor
struct ListSubject<Model: ViewModel> where Model.Input: ListScreenInput, Model.Output == SettingListOutput {
    let input = Model.Input()
    let states: Recorded<SettingListState>
    let messages: Recorded<String>
    let failures: Recorded<String>
    let copies: Recorded<String>
    private let model: Model

    init(_ model: Model) {
        self.model = model
        let output = model.transform(input)
        states = Recorded(output.state)
        messages = Recorded(output.messages.done)
        failures = Recorded(output.messages.failed)
        copies = Recorded(output.copied)
    }

    var state: SettingListState { states.last ?? SettingListState() }

    /// The titles of the chosen rows.
    var chosen: [String] { state.rows.filter { $0.mark == .chosen }.map(\.title) }

    func row(_ title: String) -> Int { state.rows.firstIndex { $0.title == title } ?? -1 }

    func select(_ row: Int) { input.list.rowSelected.send(row) }

    /// Opens a row and waits for the result.
    func open(_ title: String) async {
        select(row(title))
        await LatestTask.settleAll()
    }
}
