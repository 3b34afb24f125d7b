/// Where the page of privacy leads; filled in by the coordinator.
struct PrivacyActions {
    /// Shows who and what the member hid.
    let showHidden: @MainActor () -> Void
    /// Makes all screens anew with what is seen now.
    let enterAgain: @MainActor () -> Void
}
