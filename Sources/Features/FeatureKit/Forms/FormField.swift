/// A field of a form: its name, what it holds, and what there is to say about it.
package struct FormField: Hashable, Sendable, Identifiable {
    /// Tells the fields of a form apart.
    package let id: String
    /// What stands before it.
    package let label: String
    /// What it is filled in with.
    package let control: FormControl
    /// What stands under it; nil for nothing.
    package let message: FormMessage?

    package init(_ id: String, label: String = "", _ control: FormControl, message: FormMessage? = nil) {
        self.id = id
        self.label = label
        self.control = control
        self.message = message
    }
}
