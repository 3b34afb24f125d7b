package struct CastWork: Hashable, Sendable {
    /// The number of leads of a catalogue work.
    package static let leads = 1...4
    /// The number of characters of a catalogue work.
    package static let castSize = 6...20

    package var work: Work
    /// In display order.
    package var cast: [WorkCharacter]

    package init(work: Work, cast: [WorkCharacter]) {
        self.work = work
        self.cast = cast
    }
}
