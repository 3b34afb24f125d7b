/// One line of the command palette.
@MainActor
public struct PaletteItem {
    /// What is searched and shown.
    public let title: String
    /// Its key, or its route, shown at the right.
    public let detail: String
    /// Does it.
    public let perform: () -> Void

    /// Memberwise.
    public init(title: String, detail: String, perform: @escaping () -> Void) {
        self.title = title
        self.detail = detail
        self.perform = perform
    }
}
