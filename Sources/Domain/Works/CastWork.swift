/// A work with its characters, as in files.
package struct CastWork: Hashable, Sendable {
    /// How many leads a work of the catalogue has.
    package static let leads = 1...4
    /// How many characters a work of the catalogue has.
    package static let castSize = 6...20

    package var work: Work
    /// In the order in which they are shown.
    package var cast: [WorkCharacter]

    package init(work: Work, cast: [WorkCharacter]) {
        self.work = work
        self.cast = cast
    }
}
