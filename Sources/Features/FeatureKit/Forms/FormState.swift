/// What a form shows, every text ready.
public struct FormState: ScreenState {
    /// Where its content stands.
    public var phase: Phase = .idle
    /// Its name in the trail.
    public var title = ""
    /// The fields, with what was typed and what is wrong.
    public var fields: [FormField] = []
    /// Whether something is filled in that was not saved.
    public var isDirty = false
    /// Whether what is filled in is kept however the form ends.
    public var isKept = false
    /// Whether a draft is kept of what is filled in.
    public var hasDraft: Bool { isDirty && isKept }
    /// Whether what is edited is there and can be removed.
    public var isRemovable = false
    /// Whether it can be saved at all.
    public var canSave = true
    /// Whether it is being saved: nothing can be changed meanwhile.
    public var isSaving = false

    /// An empty form.
    public init() {}
}
