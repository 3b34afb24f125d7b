package struct FormField: Hashable, Sendable, Identifiable {
    package let id: String
    package let label: String
    package let control: FormControl
    package let message: FormMessage?

    package init(_ id: String, label: String = "", _ control: FormControl, message: FormMessage? = nil) {
        self.id = id
        self.label = label
        self.control = control
        self.message = message
    }
}
