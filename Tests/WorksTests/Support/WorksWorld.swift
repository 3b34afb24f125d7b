import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Works

/// A member among the sample works, with everything the flow needs.
@MainActor
struct WorksWorld {
    /// 21 November 2026, 20:00 UTC.
    static let now: Int64 = 1_795_291_200

    let community: InMemoryCommunity
    let drinks = InMemoryDrinkRepository(SampleCatalogue.standard)
    let keptTexts = InMemoryDraftRepository()
    let changes = StoreEvents()
    let authorizer = RecordingAuthorizer()
    var online = OnlineStubs()
    let merges = InMemoryWorkMerges()
    let me = Author(Profile.localID, type: try? MBTI(text: "INFJ"))

    /// The origin of the numbers shown; nil for the crowd of this machine.
    var origin: CrowdOrigin?

    init(_ community: InMemoryCommunity = InMemoryCommunity(members: [WorksWorld.mina, WorksWorld.loud])) {
        self.community = community
    }

    static let loud = MemberReference(id: "loud", nickname: "loud", type: nil)
    static let mina = MemberReference(id: "mina", nickname: "mina", type: try? MBTI(text: "ENTP"))

    func dependencies(
        _ language: Language = .english, isGuest: Bool = false, pictures: PagePictures = .none
    ) -> WorksDIContainer.Dependencies {
        let viewer = isGuest ? Viewer.guest : Viewer(me.id)
        return WorksDIContainer.Dependencies(
            works: community, characters: community, reviews: community, marks: community, search: community,
            inbox: community,
            crowd: CrowdReader(
                clock: FixedClock(Self.now), localTime: FixedLocalTime(), strings: TestWords.words(language)
            ) { [origin] _ in
                origin
            },
            drinks: drinks,
            drafts: DraftKeeper(repository: keptTexts, profile: me.id, clock: FixedClock(Self.now)),
            keptTexts: keptTexts, member: { [me] in me },
            viewer: { viewer },
            authorizer: authorizer, clock: FixedClock(Self.now), localTime: FixedLocalTime(),
            changes: changes, pictures: pictures, merges: merges,
            completion: CompletionJob(
                online.access(FixedClock(Self.now)).complete, member: { [me] in me.id }, work: authorizer.work,
                clock: FixedClock(Self.now), strings: TestWords.words(language)),
            complete: online.access(FixedClock(Self.now)).complete, strings: TestWords.words(language))
    }

    /// The draft about a subject; nil for none.
    func begun(_ subject: String) async -> String? {
        await keptTexts.drafts.first { $0.form == "writing" && $0.subject == subject }?.body
    }

    /// Digs a character as the member.
    func dig(_ character: Identifier<WorkCharacter>, _ type: String) async throws {
        try await community.vote(Ballot(character, MBTI(text: type)), by: me, at: Self.now)
    }

    /// Writes a review as mina.
    @discardableResult
    func review(
        _ text: String, of character: Identifier<WorkCharacter>, isSpoiler: Bool = false, at moment: Int64 = now - 120
    ) async throws -> Identifier<Review> {
        try await community.write(
            PostText(text, as: .review), isSpoiler: isSpoiler, about: character,
            by: Author(Self.mina.id, type: Self.mina.type), at: moment)
    }
}
