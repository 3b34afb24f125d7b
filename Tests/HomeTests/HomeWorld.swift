import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Home

/// A member at home, with the sample works and drinks around.
@MainActor
struct HomeWorld {
    let community: InMemoryCommunity
    let drinks: SampleWorld
    let kind = Observable<WorkKind?>(nil)
    let arrangements = ShelfArrangements()
    let member = Observable<Author?>(nil)
    let changes = StoreEvents()
    let left = EventLog()
    let weather: TonightWeather?
    /// The weather that became known after the choice.
    let lateWeather = Observable<TonightWeather?>(nil)
    let unit: TemperatureUnit
    let clock = ManualClock(SampleWorld.now)
    /// The origin of the shelves; nil for the crowd of this machine.
    var origin: CrowdOrigin?

    /// - Parameter bottles: the bottles in the bar.
    init(
        _ community: InMemoryCommunity = InMemoryCommunity(), type: String? = "INFJ",
        bottles: [Identifier<Ingredient>] = [], isGuest: Bool = false, weather: TonightWeather? = nil,
        unit: TemperatureUnit = .celsius
    ) {
        self.weather = weather
        self.unit = unit
        self.community = community
        drinks = SampleWorld(bottles)
        let type = type.flatMap { try? MBTI(text: $0) }
        member.send(isGuest ? nil : Author(Profile.localID, type: type))
    }

    private var describe: DescribeDrink {
        DescribeDrink(drinks: drinks.drinks, ingredients: drinks.ingredients, bar: drinks.bar)
    }

    var chooseTonight: ChooseTonight {
        ChooseTonight(
            drinks: TonightDrinks(
                describe: describe, drinks: drinks.drinks, bar: drinks.bar, marks: drinks.marks, log: drinks.log),
            works: TonightWorks(
                votes: community, works: community, home: community, marks: community, momentum: community),
            bar: drinks.bar, store: community, evenings: community, clock: clock, localTime: FixedLocalTime())
    }

    func container(_ language: Language = .english) -> HomeDIContainer {
        let localTime = FixedLocalTime()
        return HomeDIContainer(
            HomeDIContainer.Dependencies(
                chooseTonight: chooseTonight,
                askAboutEvening: AskAboutEvening(
                    evenings: community, describe: describe, log: drinks.log, marks: community, works: community,
                    clock: clock, localTime: localTime),
                describeDrink: describe, authorizer: PermissiveAuthorizer(), shelves: community,
                crowd: CrowdReader(clock: clock, localTime: localTime, strings: TestWords.words(language)) {
                    [origin] _ in origin
                },
                drinks: drinks.drinks, works: community, characters: community,
                offers: OfferCharacters(
                    characters: community, votes: community, log: OfferLog(store: community, clock: clock),
                    clock: clock, localTime: localTime),
                bar: drinks.bar, ingredients: drinks.ingredients, momentum: community,
                weather: { [weather] in weather }, knownWeather: { @MainActor [lateWeather] in lateWeather.value },
                temperature: { [unit] in unit },
                viewer: { [member] in Viewer(member.value?.id) },
                member: { [member] in member.value }, hidesAlcohol: { false }, kind: kind,
                arrangements: arrangements, changes: changes, clock: clock, localTime: localTime,
                strings: TestWords.words(language)))
    }

    /// Records opened places of other features.
    var open: @MainActor (Place) -> Void {
        { [left] in left.note($0.text) }
    }

    var flow: Flow<HomeStep> {
        .recording(in: left) { step in
            switch step {
            case .destination(let destination): destination.route
            case .filter(let shelf): "filter \(shelf)"
            case .evening(let question): "evening \(question.evening.day)"
            }
        }
    }

    func dig(_ character: Identifier<WorkCharacter>, _ type: String) async throws {
        guard let me = member.value else { return }
        try await community.vote(Ballot(character, MBTI(text: type)), by: me, at: SampleWorld.now - 60)
    }
}
