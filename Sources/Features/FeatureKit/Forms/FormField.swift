/// A field of a form: its name, what it holds, and what there is to say about it.
public struct FormField: Hashable, Sendable, Identifiable {
    /// Tells the fields of a form apart.
    public let id: String
    /// What stands before it.
    public let label: String
    /// What it is filled in with.
    public let control: FormControl
    /// What stands under it; nil for nothing.
    public let message: FormMessage?

    /// Memberwise.
    public init(_ id: String, label: String = "", _ control: FormControl, message: FormMessage? = nil) {
        self.id = id
        self.label = label
        self.control = control
        self.message = message
    }
}
