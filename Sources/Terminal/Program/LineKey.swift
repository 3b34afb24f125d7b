/// The identity of a line: two lines with the same key at the same place look the same.
public struct LineKey: Equatable {
    /// Changes whenever the data behind the lines changes: a number of `LineMemory.newVersion`.
    public let version: Int
    /// Which of the lines it is.
    public let index: Int
    /// Whether it is the selected one.
    public let isSelected: Bool
    /// Whether it is the first on the screen.
    public let isFirst: Bool

    /// Memberwise.
    public init(version: Int, index: Int, isSelected: Bool = false, isFirst: Bool = false) {
        self.version = version
        self.index = index
        self.isSelected = isSelected
        self.isFirst = isFirst
    }
}
