/// What became of the works that a member took back from a community.
public struct WorksTakenBack: Hashable, Sendable {
    /// How many the community has no longer, or will not have once it hears of it.
    public let gone: Int
    /// How many stay, since somebody else has dug, wished for or written about them.
    public let staying: Int

    /// Memberwise.
    public init(gone: Int, staying: Int) {
        self.gone = gone
        self.staying = staying
    }
}
