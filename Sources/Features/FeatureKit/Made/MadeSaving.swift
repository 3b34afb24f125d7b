import Domain

struct MadeSaving: Sendable {
    private let purpose: MadeFormPurpose
    private let draft: MadeDraft
    private let moment: Int64
    private let isToday: Bool
    private let makeDrink: MakeDrink
    private let marks: any DrinkMarkRepository
    private let profile: Identifier<Profile>
    private let now: Int64

    @MainActor
    init(
        _ purpose: MadeFormPurpose, _ draft: MadeDraft, at moment: Int64, isToday: Bool, _ member: DrinkActionsContext
    ) {
        self.purpose = purpose
        self.draft = draft
        self.moment = moment
        self.isToday = isToday
        makeDrink = member.makeDrink
        marks = member.marks
        profile = member.profile
        now = member.clock.now()
    }

    private var opinion: DrinkOpinion? { DrinkOpinion(rating: draft.rating, note: draft.note) }

    func save() async throws -> MadeOutcome? {
        switch purpose {
        case .new(let drink, _):
            return try await makeDrink(
                drink, variant: draft.variant, servings: draft.servings, rating: draft.rating, note: draft.note,
                at: isToday ? nil : moment)
        case .opinion(let drink):
            try await marks.setOpinion(opinion, of: drink, at: now, for: profile)
            return nil
        }
    }

    func message(
        _ outcome: MadeOutcome?, of name: String, _ standardDrink: StandardDrink, _ strings: Strings
    ) -> String {
        if case .opinion = purpose { return strings(opinion == nil ? "opinion.gone" : "opinion.done", name) }
        var parts = [strings("made.done", name)]
        if let evening = outcome?.evening, evening.ethanol > 0 {
            let count = evening.count(standardDrink, strings)
            let key = evening.offersWater(standardDrink) ? "made.evening-water" : "made.evening"
            parts.append(strings(key, count, NumberText.short(standardDrink.grams)))
        }
        if let low = outcome?.low.count, low > 0 { parts.append(strings.counted("made.low", low)) }
        return parts.joined(separator: " ")
    }
}
