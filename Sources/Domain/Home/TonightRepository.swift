package protocol TonightRepository: Sendable {
    func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay?
    /// Replaces the suggestions of a day and removes those older than a week.
    func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws
    /// Does the same unless another program is writing, so that whoever only reads a suggestion never waits.
    func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws
}
