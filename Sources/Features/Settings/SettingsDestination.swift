/// Where a flow through the settings begins.
public enum SettingsDestination: Hashable, Sendable {
    /// The menu, the root of the tab.
    case menu
    /// A page.
    case page(SettingsPage)
}
