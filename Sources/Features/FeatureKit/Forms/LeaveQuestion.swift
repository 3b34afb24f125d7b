package import Domain
package import Navigation

/// What is asked before a screen with something unsaved is left.
package enum LeaveQuestion {
    /// - Parameter keepsDraft: whether what was filled in is there again when the screen is opened next.
    @MainActor
    package static func modal(
        _ strings: Strings, keepsDraft: Bool = false, onYes: @escaping @MainActor () -> Void
    ) -> ConfirmModal {
        ConfirmModal(
            title: strings["form.leave.title"], question: strings[keepsDraft ? "form.leave.kept" : "form.leave.lost"],
            yes: ("y", strings["form.leave.yes"]), noLabel: strings["form.leave.no"], onYes: onYes)
    }
}
