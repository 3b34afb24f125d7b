/// Where the menu leads; filled in by the coordinator.
struct SettingsMenuActions {
    let showPage: @MainActor (SettingsPage) -> Void
}
