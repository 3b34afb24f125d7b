package import Domain
import FeatureKit

extension DigDIContainer {
    func makeHomeViewModel(in flow: Flow<DigStep>) -> DigHomeViewModel {
        DigHomeViewModel(
            reader: DigHomeReader(
                offers: dependencies.offers, characters: dependencies.characters, votes: dependencies.votes,
                momentum: dependencies.momentum, inbox: dependencies.inbox, memberCount: dependencies.memberCount,
                crowd: dependencies.crowd, viewer: dependencies.viewer, clock: dependencies.clock,
                localTime: dependencies.localTime),
            nextOne: makeNextToDig(), flow: flow, strings: dependencies.strings)
    }

    private func makeNextToDig() -> NextToDig {
        NextToDig(
            offers: dependencies.offers, viewer: dependencies.viewer, writer: makeWriter(),
            strings: dependencies.strings)
    }

    func makeListViewModel(_ list: CharacterList, in flow: Flow<DigStep>) -> CharacterListViewModel {
        CharacterListViewModel(
            list: list,
            reader: CharacterListReader(
                list: list, characters: dependencies.characters, offers: dependencies.offers,
                viewer: dependencies.viewer, clock: dependencies.clock, localTime: dependencies.localTime,
                strings: dependencies.strings),
            seed: UInt64(bitPattern: dependencies.clock.now()), nextOne: makeNextToDig(), flow: flow,
            strings: dependencies.strings)
    }

    func makeSearchViewModel(in flow: Flow<DigStep>) -> SearchViewModel {
        let writer = makeWriter()
        return SearchViewModel(
            reader: SearchReader(
                search: dependencies.search, works: dependencies.works, everything: dependencies.searchEverything,
                online: dependencies.online.recents, crowd: dependencies.crowd, viewer: dependencies.viewer),
            memory: SearchMemory(
                search: dependencies.search, online: dependencies.online.recents, inbox: dependencies.inbox,
                member: dependencies.member, clock: dependencies.clock, writer: writer, strings: dependencies.strings),
            online: OnlineSections(
                dependencies.online, member: dependencies.member, writer: writer, scheduler: dependencies.scheduler,
                clock: dependencies.clock, strings: dependencies.strings),
            switches: CatalogueSwitches(store: dependencies.settings, writer: writer),
            picture: dependencies.pictures.loader(), clock: dependencies.clock, flow: flow,
            strings: dependencies.strings)
    }

    func makeFoundViewModel(of entry: OnlineEntry, in flow: Flow<DigStep>) -> FoundViewModel {
        FoundViewModel(
            entry: entry, keep: dependencies.online.keep, member: dependencies.member, writer: makeWriter(),
            picture: dependencies.pictures.loader(), flow: flow, strings: dependencies.strings)
    }

    func makeFormViewModel(_ id: Identifier<WorkCharacter>, in flow: Flow<DigStep>) -> DigFormViewModel {
        DigFormViewModel(
            id: id,
            reader: DigFormReader(
                characters: dependencies.characters, votes: dependencies.votes, search: dependencies.search,
                crowd: dependencies.crowd, viewer: dependencies.viewer, clock: dependencies.clock),
            castVote: castVote,
            slot: DraftSlot(
                dependencies.drafts, form: "dig", about: id.rawValue, strings: dependencies.strings),
            nextOne: makeNextToDig(), writer: makeWriter(), flow: flow, strings: dependencies.strings)
    }

    /// Votes as the current member; returns nil for a guest.
    private var castVote: @Sendable (Ballot) async throws -> VoteOutcome? {
        let (votes, member, clock) = (dependencies.votes, dependencies.member, dependencies.clock)
        return { ballot in
            guard let member = await member() else { return nil }
            return try await votes.vote(ballot, by: member, at: clock.now())
        }
    }

    func makeRunViewModel(of id: Identifier<Work>, in flow: Flow<DigStep>) -> RunViewModel {
        RunViewModel(
            id: id,
            reader: RunReader(works: dependencies.works, votes: dependencies.votes, viewer: dependencies.viewer),
            castVote: castVote, nextOne: makeNextToDig(), writer: makeWriter(), flow: flow,
            strings: dependencies.strings)
    }

    func makeResultViewModel(_ id: Identifier<WorkCharacter>, in flow: Flow<DigStep>) -> ResultViewModel {
        let (characters, member) = (dependencies.characters, dependencies.member)
        return ResultViewModel(
            id: id,
            reader: ResultReader(
                characters: characters, works: dependencies.works, votes: dependencies.votes,
                reviews: dependencies.reviews, memberCount: dependencies.memberCount, crowd: dependencies.crowd,
                viewer: dependencies.viewer,
                member: member,
                strings: dependencies.strings),
            reveal: { isRevealed in
                guard let profile = await member()?.id else { return }
                if isRevealed {
                    try await characters.reveal(id, for: profile)
                } else {
                    try await characters.conceal(id, for: profile)
                }
            },
            nextOne: makeNextToDig(), writer: makeWriter(), flow: flow, strings: dependencies.strings)
    }

    func makeInboxViewModel(in flow: Flow<DigStep>) -> InboxViewModel {
        InboxViewModel(
            reader: InboxReader(
                inbox: dependencies.inbox, member: dependencies.member, clock: dependencies.clock,
                strings: dependencies.strings),
            inbox: dependencies.inbox, member: dependencies.member, writer: makeWriter(), flow: flow,
            strings: dependencies.strings)
    }

    private func makeWriter() -> MemberWriter {
        MemberWriter(authorizer: dependencies.authorizer, strings: dependencies.strings)
    }
}

package enum DigStep: DestinationStep {
    case destination(DigDestination)
    /// A result right after the member's vote, revealed letter by letter.
    case revealed(Identifier<WorkCharacter>)
    case found(OnlineEntry)
    case table(ResultTable)
    case choice(SearchChoice)
    case kinds(InboxKindChoice)
    case dropDraft(onYes: @MainActor () -> Void)
}
