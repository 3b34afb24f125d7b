/// What a line is drawn from, in numbers: two lines of one key at one place look the same.
public struct LineKey: Equatable {
    /// Another one whenever something behind the lines changed: a number of `LineMemory.newVersion`.
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
