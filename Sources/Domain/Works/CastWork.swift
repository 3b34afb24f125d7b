/// A work with its characters, as in files.
public struct CastWork: Hashable, Sendable {
    /// How many leads a work of the catalogue has.
    public static let leads = 1...4
    /// How many characters a work of the catalogue has.
    public static let castSize = 6...20

    /// The work.
    public var work: Work
    /// In the order in which they are shown.
    public var cast: [WorkCharacter]

    /// Memberwise.
    public init(work: Work, cast: [WorkCharacter]) {
        self.work = work
        self.cast = cast
    }
}
