import Dig
import Domain
import FeatureKit
import Home
import Momentum
import Reactive
import Works

extension MainDIContainer {
    var actingMember: Author? {
        session.isGuest ? nil : Author(profile.id, type: presentProfile.value.type)
    }

    /// The current viewer, and whether they chose to see every type.
    var viewer: Viewer {
        Viewer(session.isGuest ? nil : profile.id, seesAllTypes: settings.store.settings.value.areSpoilersShown)
    }

    /// Reads the age of the shown numbers.
    private var crowd: CrowdReader {
        let (memberships, viewer) = (shared.memberships, session.isGuest ? nil : profile.id)
        return CrowdReader(clock: clock, localTime: localTime, strings: strings) { subject in
            guard let viewer else { return nil }
            return try await memberships.crowd(of: subject, for: viewer)
        }
    }

    func makeHome() -> HomeDIContainer {
        return HomeDIContainer(
            HomeDIContainer.Dependencies(
                chooseTonight: graph.chooseTonight, askAboutEvening: graph.askAboutEvening,
                describeDrink: graph.describeDrink, authorizer: authorizer, shelves: community.home, crowd: crowd,
                drinks: store.drinks, works: community.works,
                characters: community.characters, offers: graph.offerCharacters, bar: bar,
                ingredients: store.ingredients, momentum: community.momentum,
                weather: { [homeWeather] in await homeWeather.tonight() },
                knownWeather: { [homeWeather] in await homeWeather.knownTonight() },
                temperature: { [preferences] in preferences.value.temperature },
                viewer: { [weak self] in self?.viewer ?? .guest },
                member: { [weak self] in self?.actingMember },
                hidesAlcohol: { [presentProfile] in presentProfile.value.alcohol == .hidden }, kind: homeKind.kind,
                arrangements: shelfArrangements, glances: glances, changes: changes, clock: clock,
                localTime: localTime, strings: strings)
        )
    }

    var searchEverything: SearchEverything {
        SearchEverything(
            search: community.search, drinks: store.drinks, ingredients: store.ingredients, language: strings.language)
    }

    func makeDig() -> DigDIContainer {
        let home = community.home
        return DigDIContainer(
            DigDIContainer.Dependencies(
                characters: community.characters, works: community.works, votes: community.votes,
                reviews: community.reviews, search: community.search, searchEverything: searchEverything,
                online: online, settings: settings.store, inbox: community.inbox, momentum: community.momentum,
                offers: graph.offerCharacters,
                memberCount: { try await home.memberCount(for: $0) },
                crowd: crowd,
                viewer: { [weak self] in self?.viewer ?? .guest }, member: { [weak self] in self?.actingMember },
                authorizer: authorizer, pictures: pictures,
                drafts: drafts, glances: glances, changes: changes, scheduler: scheduler, clock: clock,
                localTime: localTime, strings: strings)
        )
    }

    func makeWorks() -> WorksDIContainer {
        WorksDIContainer(
            WorksDIContainer.Dependencies(
                works: community.works, characters: community.characters, reviews: community.reviews,
                marks: community.marks, search: community.search, inbox: community.inbox, crowd: crowd,
                drinks: store.drinks, drafts: drafts, keptTexts: store.drafts,
                member: { [profile, presentProfile] in Author(profile.id, type: presentProfile.value.type) },
                viewer: { [weak self] in self?.viewer ?? .guest }, authorizer: authorizer, clock: clock,
                localTime: localTime, changes: changes, pictures: pictures, merges: store.workMerging,
                completion: completion, complete: online.complete, strings: strings)
        )
    }

    var completion: CompletionJob {
        CompletionJob(
            online.complete, member: { [weak self] in self?.actingMember?.id }, work: authorizer.work, clock: clock,
            strings: strings)
    }

    func makeMomentum() -> MomentumDIContainer {
        MomentumDIContainer(
            MomentumDIContainer.Dependencies(
                momentum: community.momentum, months: community.months, votes: community.votes, marks: community.marks,
                works: community.works, viewer: { [weak self] in self?.viewer ?? .guest },
                member: { [weak self] in self?.actingMember },
                introduction: { [members = store.members] in try await members.introduction(of: $0).text },
                showsVotes: { [members = store.members] in try await members.showsVotes(of: $0) },
                crowd: crowd, glances: glances, changes: changes, clock: clock, localTime: localTime,
                strings: strings)
        )
    }
}
