/// What the flow through the settings shows on its stack.
enum SettingsFlowPage {
    /// What can be set.
    case menu(SettingsMenuActions)
    /// What is kept private.
    case privacy(PrivacyActions)
    /// What can be done with the account.
    case account(AccountActions)
    /// One thing of the account.
    case accountItem(AccountItem, AccountActions)
    /// Everything that keys do.
    case keys(KeysActions)
    /// Any page that leads nowhere.
    case page(SettingsPage)
}
