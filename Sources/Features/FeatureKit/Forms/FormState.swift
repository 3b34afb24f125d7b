public struct FormState: ScreenState {
    public var phase: Phase = .idle
    package var title = ""
    package var fields: [FormField] = []
    package var isDirty = false
    /// Whether the input is kept however the form ends.
    package var isKept = false
    package var hasDraft: Bool { isDirty && isKept }
    package var isRemovable = false
    package var canSave = true
    /// Whether a save is running; nothing can be edited meanwhile.
    package var isSaving = false

    package init() {}
}
