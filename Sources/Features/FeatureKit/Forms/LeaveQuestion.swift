package import Domain
package import Navigation

package enum LeaveQuestion {
    /// - Parameter keepsDraft: whether the input returns when the screen is next opened.
    @MainActor
    package static func modal(
        _ strings: Strings, keepsDraft: Bool = false, onYes: @escaping @MainActor () -> Void
    ) -> ConfirmModal {
        ConfirmModal(
            title: strings["form.leave.title"], question: strings[keepsDraft ? "form.leave.kept" : "form.leave.lost"],
            yes: ("y", strings["form.leave.yes"]), noLabel: strings["form.leave.no"], onYes: onYes)
    }
}
