import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Dig

/// What the view models of digging are given: a community in memory, and a member.
@MainActor
struct DigWorld {
    static let now: Int64 = 1_795_000_000

    let community = InMemoryCommunity()
    let storeChanged = Signal<Void>()
    let drafts = Observable<[Identifier<WorkCharacter>: DigDraft]>([:])
    let authorizer = RecordingAuthorizer()
    var member: ActingMember? = ActingMember(Profile.localID, type: type("INFJ"))

    static func type(_ text: String) -> MBTI {
        guard let type = try? MBTI(text: text) else { preconditionFailure("no type: \(text)") }
        return type
    }

    func dependencies(_ language: Language = .english) -> DigDIContainer.Dependencies {
        let drinks = SampleWorld()
        let member = member
        return DigDIContainer.Dependencies(
            characters: community, works: community, votes: community, search: community,
            searchEverything: SearchEverything(
                search: community, drinks: drinks.drinks, ingredients: drinks.ingredients, language: language),
            inbox: community, memberCount: { try await community.memberCount() },
            reader: { Reader(member?.id) }, member: { member }, authorizer: authorizer, drafts: drafts,
            storeChanged: storeChanged, clock: FixedClock(Self.now), localTime: FixedLocalTime(),
            strings: TestWords.words(language))
    }

    /// The votes drawn in `spec/product.md`, 217 of them; those on INTP with mine would be one more.
    func addSpecVotes(mine: Bool) async throws {
        let counts = [
            ("INTP", mine ? 82 : 83), ("INTJ", 67), ("ENTP", 20), ("ENTJ", 16), ("ISTP", 6), ("ISTJ", 5), ("INFP", 5),
            ("INFJ", 5), ("ESTP", 4), ("ENFP", 2), ("ESTJ", 2), ("ENFJ", 1), ("ISFJ", 1),
        ]
        for (type, count) in counts {
            let vote = (type: Self.type(type), voter: MBTI?.none)
            await community.addVotes(Array(repeating: vote, count: count), on: "holmes", at: Self.now - 60)
        }
        if mine, let member {
            _ = try await community.vote(Ballot("holmes", Self.type("INTP")), by: member, at: Self.now - 30)
        }
    }
}
