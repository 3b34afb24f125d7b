import FeatureKit
import Reactive

struct SettingListState: ListScreenState {
    var phase: Phase = .idle
    var rows: [SettingRow] = []
    var status = ""
    var empty = ""
    /// The indices of the matching rows, ascending.
    var matches: [Int] = []

    var rowCount: Int { rows.count }

    func row(at index: Int) -> SettingRow? { rows.indices.contains(index) ? rows[index] : nil }
}

struct SettingListOutput: ScreenOutput {
    let state: ReadOnly<SettingListState>
    let messages: Messages
    /// Texts to copy to the clipboard.
    var copied: Events<String> = .never
}
