import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Dig

/// The dependencies of the view models of digging: a community in memory, and a member.
@MainActor
struct DigWorld {
    static let now: Int64 = 1_795_000_000

    let community = InMemoryCommunity()
    let changes = StoreEvents()
    let keptDrafts = InMemoryDraftRepository()
    let authorizer = RecordingAuthorizer()
    let left = EventLog()
    var online = OnlineStubs()
    let settings = StubSettingsStore()
    let scheduler = ManualScheduler()
    let clock = ManualClock(now)
    /// The origin of the numbers shown; nil for the crowd of this machine.
    var origin: CrowdOrigin?
    var member: Author? = Author(Profile.localID, type: type("INFJ"))

    static func type(_ text: String) -> MBTI {
        guard let type = try? MBTI(text: text) else { preconditionFailure("no type: \(text)") }
        return type
    }

    var offers: OfferCharacters {
        OfferCharacters(
            characters: community, votes: community, log: OfferLog(store: community, clock: clock), clock: clock,
            localTime: FixedLocalTime())
    }

    func container(_ language: Language = .english) -> DigDIContainer {
        let drinks = SampleWorld()
        let member = member
        return DigDIContainer(
            DigDIContainer.Dependencies(
                characters: community, works: community, votes: community, reviews: community,
                search: community,
                searchEverything: SearchEverything(
                    search: community, drinks: drinks.drinks, ingredients: drinks.ingredients, language: language),
                online: online.access(clock), settings: settings, inbox: community,
                momentum: community, offers: offers,
                memberCount: { [community] in try await community.memberCount(for: $0) },
                crowd: CrowdReader(clock: clock, localTime: FixedLocalTime(), strings: TestWords.words(language)) {
                    [origin] _ in origin
                },
                viewer: { Viewer(member?.id) }, member: { member }, authorizer: authorizer,
                drafts: DraftKeeper(repository: keptDrafts, profile: Profile.localID, clock: clock),
                changes: changes, scheduler: scheduler, clock: clock, localTime: FixedLocalTime(),
                strings: TestWords.words(language)))
    }

    /// A flow that records navigation and answers modals.
    ///
    /// - Parameters:
    ///   - place: the index of the option chosen among several.
    ///   - muted: the kinds of news that are switched off.
    func flow(choosing place: Int = 0, muting muted: Set<InboxKind> = []) -> Flow<DigStep> {
        let noting = Flow<DigStep>.recording(in: left) { step in
            switch step {
            case .destination(let destination): destination.route
            case .revealed(let id): DigDestination.result(id).route
            case .found(let entry): "found \(entry.id)"
            case .table(let table): "table \(table.title) \(table.rows.count)"
            case .choice(let choice): "choice \(choice.title)"
            case .kinds: "kinds"
            case .dropDraft: "discard?"
            }
        }
        return Flow(
            show: { step in
                switch step {
                case .choice(let choice): choice.chosen(place)
                case .kinds(let choice): choice.changed(choice.wanted.subtracting(muted))
                case .dropDraft(let onYes):
                    noting.show(step)
                    onYes()
                case .destination, .revealed, .found, .table: noting.show(step)
                }
            }, replace: noting.replace, open: noting.open,
            close: { [left] in left.note("closed") })
    }

    /// Adds the 217 votes of the example in `spec/product.md`. With `mine`, the member casts one of those on INTP.
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
