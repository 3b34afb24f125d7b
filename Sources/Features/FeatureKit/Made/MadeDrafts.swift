import Domain

@MainActor
struct MadeDrafts: Sendable {
    private static let form = "made"

    let purpose: MadeFormPurpose
    let keeper: DraftKeeper
    let clock: any WallClock
    let localTime: any LocalTime

    func draft() async throws -> MadeDraft? {
        guard let kept = try await keeper.draft(Self.form, about: purpose.draftKey) else { return nil }
        return MadeDraft(
            text: kept.body, days: purpose.isOpinion ? 0 : localTime.days(from: kept.savedAt, to: clock.now()))
    }

    /// Stores a draft, replacing the previous one; nil forgets it.
    func keep(_ draft: MadeDraft?, of name: String) {
        guard let draft else { return keeper.forget(Self.form, about: purpose.draftKey) }
        keeper.keep(draft.text, in: Self.form, about: purpose.draftKey, title: name)
    }
}
