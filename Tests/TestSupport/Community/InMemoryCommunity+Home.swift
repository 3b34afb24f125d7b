package import Domain
import Persistence

extension InMemoryCommunity: EveningRepository, HomeShelves, MonthRepository, OfferRepository, TonightRepository {
    package func worksOfDay(
        _ day: Int64, kind: WorkKind?, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<WorkSummary> {
        try await store().home.worksOfDay(day, kind: kind, for: viewer, after: last, limit: limit)
    }

    package func rows(
        of list: ShelfList, _ arrangement: ShelfArrangement, by language: Language, for viewer: Viewer,
        after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow> {
        try await store().home.rows(of: list, arrangement, by: language, for: viewer, after: last, limit: limit)
    }

    package func facts(of list: ShelfList, for viewer: Viewer) async throws -> [WorkFacts]? {
        isTooLongToSort ? nil : try await store().home.facts(of: list, for: viewer)
    }

    package func counts(of type: MBTI, kind: WorkKind?, for viewer: Viewer) async throws -> TypeShelfCounts {
        try await store().home.counts(of: type, kind: kind, for: viewer)
    }

    package func memberCount(for viewer: Viewer) async throws -> Int {
        try await store().home.memberCount(for: viewer)
    }

    package func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay? {
        try await store().tonight.day(day, of: profile)
    }

    package func days(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> [TonightDay] {
        try await store().tonight.days(from: start, before: end, of: profile)
    }

    package func unansweredEvening(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> Evening? {
        try await store().evenings.unansweredEvening(from: start, before: end, of: profile)
    }

    package func eveningAnswers(of profile: Identifier<Profile>, limit: Int) async throws -> [EveningAnswer] {
        try await store().evenings.eveningAnswers(of: profile, limit: limit)
    }

    package func keep(
        _ answer: EveningAnswer, _ logs: EveningLogs, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await store(as: profile).evenings.keep(answer, logs, of: profile, at: now)
    }

    package func month(
        _ month: LocalMonth, of profile: Identifier<Profile>, localTime: any LocalTime
    ) async throws -> MonthRecord {
        try await store().months.month(month, of: profile, localTime: localTime)
    }

    package func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        try await store(as: profile).tonight.keep(day, of: profile)
    }

    package func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws {
        try await keep(day, of: profile)
    }

    package func offers(
        of profile: Identifier<Profile>, skippedSince moment: Int64, latest limit: Int
    ) async throws -> Offers {
        try await store().offers.offers(of: profile, skippedSince: moment, latest: limit)
    }

    package func note(
        offer character: Identifier<WorkCharacter>, to profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await store(as: profile).offers.note(offer: character, to: profile, at: now)
    }

    package func skip(
        _ character: Identifier<WorkCharacter>, by profile: Identifier<Profile>, at now: Int64
    ) async throws {
        try await store(as: profile).offers.skip(character, by: profile, at: now)
    }
}
