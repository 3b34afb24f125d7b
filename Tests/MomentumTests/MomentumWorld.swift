import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Momentum

/// A member with a history among the sample works, and another one to compare with.
@MainActor
struct MomentumWorld {
    /// Saturday, 21 November 2026, 19:40 UTC.
    nonisolated static let now = SampleWorld.now
    nonisolated static let day: Int64 = 86_400
    nonisolated static let ann = MemberReference(id: "ann", nickname: "ann", type: try? MBTI(text: "ENTP"))

    let community: InMemoryCommunity
    /// The members who show their votes to others from their first vote on.
    let shown: Set<Identifier<Profile>>
    let member = Observable<Author?>(nil)
    let changes = StoreEvents()
    let left = EventLog()
    /// The origin of the data shown; nil for the crowd of this machine.
    var origin: CrowdOrigin?

    init(
        _ community: InMemoryCommunity = InMemoryCommunity(members: [MomentumWorld.ann]), isGuest: Bool = false,
        shown: Set<Identifier<Profile>> = [MomentumWorld.ann.id]
    ) {
        self.community = community
        self.shown = shown
        member.send(isGuest ? nil : Author(Profile.localID, type: try? MBTI(text: "INFJ")))
    }

    func dependencies(_ language: Language = .english) -> MomentumDIContainer.Dependencies {
        MomentumDIContainer.Dependencies(
            momentum: community, months: community, votes: community, marks: community, works: community,
            viewer: { [member] in Viewer(member.value?.id) }, member: { [member] in member.value },
            introduction: { $0 == Self.ann.id ? "I watch trains." : "" },
            showsVotes: { [community] in try await community.showsVotes(of: $0) },
            crowd: CrowdReader(
                clock: FixedClock(Self.now), localTime: FixedLocalTime(), strings: TestWords.words(language)
            ) { [origin] _ in origin
            },
            changes: changes, clock: FixedClock(Self.now), localTime: FixedLocalTime(),
            strings: TestWords.words(language))
    }

    var flow: Flow<MomentumDestination> { .recording(in: left) }

    func vote(
        _ profile: Identifier<Profile> = Profile.localID, _ character: Identifier<WorkCharacter>, _ type: String,
        at moment: Int64 = now
    ) async throws {
        try await community.vote(
            Ballot(character, MBTI(text: type)), by: Author(profile, type: nil), at: moment)
        if shown.contains(profile) { try await community.setShowsVotes(true, of: profile) }
    }

    /// Adds the votes of a number of other members.
    func crowd(_ character: Identifier<WorkCharacter>, _ type: String, _ count: Int) async throws {
        let type = try MBTI(text: type)
        await community.addVotes(Array(repeating: (type: type, voter: nil), count: count), on: character)
    }
}
