package struct WorksTakenBack: Hashable, Sendable {
    /// The number of works the community has removed or will remove at the next exchange.
    package let gone: Int
    /// The number of works that stay because somebody else has dug, wished for or written about them.
    package let staying: Int

    package init(gone: Int, staying: Int) {
        self.gone = gone
        self.staying = staying
    }
}
