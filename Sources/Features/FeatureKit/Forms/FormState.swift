/// What a form shows, every text ready.
public struct FormState: ScreenState {
    /// Where its content stands.
    public var phase: Phase = .idle
    /// Its name in the trail.
    package var title = ""
    /// The fields, with what was typed and what is wrong.
    package var fields: [FormField] = []
    /// Whether something is filled in that was not saved.
    package var isDirty = false
    /// Whether what is filled in is kept however the form ends.
    package var isKept = false
    /// Whether a draft is kept of what is filled in.
    package var hasDraft: Bool { isDirty && isKept }
    /// Whether what is edited is there and can be removed.
    package var isRemovable = false
    /// Whether it can be saved at all.
    package var canSave = true
    /// Whether it is being saved: nothing can be changed meanwhile.
    package var isSaving = false

    /// An empty form.
    package init() {}
}
