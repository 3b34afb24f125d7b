/// Stores tonight's suggestions.
package protocol TonightRepository: Sendable {
    /// Nil if there are none.
    func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay?
    /// Replaces the suggestions of a day, and removes days older than a week.
    func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws
}
