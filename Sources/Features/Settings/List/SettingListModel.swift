internal import Reactive

/// What stands behind a list of settings: the menu, or the options of a page.
@MainActor
protocol SettingListModel: AnyObject {
    func transform(_ input: SettingListInput) -> SettingListOutput
}

/// What a list of settings tells.
struct SettingListInput {
    /// What the find line looks for; empty for nothing.
    let query: ReadOnly<String>
    /// A row was opened or chosen.
    let rowSelected: Events<Int>
    /// The user asked to read everything again.
    let refreshRequested: Events<Void>
}

/// What a list of settings is told.
struct SettingListOutput {
    let state: ReadOnly<SettingListState>
    /// What was done.
    let done: Events<String>
    /// What could not be done.
    let failed: Events<String>
    /// What shall be on the clipboard.
    var copied: Events<String>?
}
