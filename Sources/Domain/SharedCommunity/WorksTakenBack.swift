/// What became of the works that a member took back from a community.
package struct WorksTakenBack: Hashable, Sendable {
    /// How many the community has no longer, or will not have once it hears of it.
    package let gone: Int
    /// How many stay, since somebody else has dug, wished for or written about them.
    package let staying: Int

    package init(gone: Int, staying: Int) {
        self.gone = gone
        self.staying = staying
    }
}
