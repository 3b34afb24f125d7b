import FeatureKit
import Reactive

/// What a list of settings shows.
struct SettingListState: ListScreenState {
    var phase: Phase = .idle
    var rows: [SettingRow] = []
    /// A short text at the right end of the trail.
    var status = ""
    /// What stands in the place of the rows where there are none.
    var empty = ""
    /// The positions of the rows that the search found, ascending.
    var matches: [Int] = []

    var rowCount: Int { rows.count }

    func row(at index: Int) -> SettingRow? { rows.indices.contains(index) ? rows[index] : nil }
}

/// What a list of settings shows and says.
struct SettingListOutput: ScreenOutput {
    let state: ReadOnly<SettingListState>
    let messages: Messages
    /// What shall be on the clipboard.
    var copied: Events<String> = .never
}
