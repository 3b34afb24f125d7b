/// Tonight's suggestions, kept.
public protocol TonightRepository: Sendable {
    /// The suggestions of a day; nil where none was made.
    func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay?
    /// Keeps the suggestions of a day; days before the last week go.
    func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws
}
