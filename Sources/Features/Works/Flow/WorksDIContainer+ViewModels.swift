import Domain
package import FeatureKit

extension WorksDIContainer {
    /// The numbers of cast members and reviews on a page beside a list.
    private static let (glancedCast, glancedReviews) = (16, 3)

    /// Reads the short page of a work or a character; none for other places.
    package var glances: Glances {
        Glances { [self] place in
            switch place {
            case .work(let id):
                let contents = try await workReader.contents(of: id, castLimit: Self.glancedCast, watched: (1, 1))
                return WorkPageFormatter(strings: strings, moments: moments).glance(contents).map(\.inert)
            case .character(let id):
                let contents = try await characterReader.contents(
                    of: id, by: .newest, reviewLimit: Self.glancedReviews)
                return CharacterPageFormatter(strings: strings, moments: moments).glance(contents).map(\.inert)
            default: return []
            }
        }
    }

    private var workReader: WorkPageReader {
        WorkPageReader(
            works: dependencies.works, marks: dependencies.marks, drinks: dependencies.drinks,
            crowd: dependencies.crowd, viewer: dependencies.viewer, member: dependencies.member)
    }

    private var characterReader: CharacterPageReader {
        CharacterPageReader(
            works: dependencies.works, characters: dependencies.characters, reviews: dependencies.reviews,
            crowd: dependencies.crowd, viewer: dependencies.viewer)
    }

    func makeWorkPageViewModel(_ id: Identifier<Work>, in flow: Flow<WorksStep>) -> WorkPageViewModel {
        let editor = WorkEditor(
            marks: dependencies.marks, characters: dependencies.characters, member: dependencies.member,
            clock: dependencies.clock)
        return WorkPageViewModel(
            id: id, reader: workReader, editor: editor,
            formatter: WorkPageFormatter(strings: strings, moments: moments),
            joining: WorkJoining(
                merges: dependencies.merges, complete: dependencies.complete, search: dependencies.search,
                viewer: dependencies.viewer, member: dependencies.member, clock: dependencies.clock),
            writer: makeWriter(), picture: dependencies.pictures.loader(of: .work(id)), flow: flow, strings: strings)
    }

    func makeCharacterPageViewModel(
        _ id: Identifier<WorkCharacter>, in flow: Flow<WorksStep>
    ) -> CharacterPageViewModel {
        let editor = CharacterEditor(
            characters: dependencies.characters, search: dependencies.search, viewer: dependencies.viewer,
            member: dependencies.member, clock: dependencies.clock)
        return CharacterPageViewModel(
            id: id, reader: characterReader, editor: editor, reviews: reviewEditor,
            formatter: CharacterPageFormatter(strings: strings, moments: moments), writer: makeWriter(), flow: flow,
            strings: strings)
    }

    func makeReviewPageViewModel(_ id: Identifier<Review>, in flow: Flow<WorksStep>) -> ReviewPageViewModel {
        ReviewPageViewModel(
            id: id, reader: ReviewPageReader(reviews: dependencies.reviews, viewer: dependencies.viewer),
            editor: reviewEditor, formatter: ReviewPageFormatter(strings: strings, moments: moments),
            writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeOwnWorksViewModel(in flow: Flow<WorksStep>) -> OwnWorksViewModel {
        let language = strings.language
        return OwnWorksViewModel(
            authorizer: dependencies.authorizer, flow: flow, strings: strings
        ) { [works = dependencies.works, member = dependencies.member, viewer = dependencies.viewer] last, limit in
            try await works.works(
                .own(await member().id), by: language, for: await viewer(), after: last, limit: limit)
        }
    }

    func makeHiddenViewModel(in flow: Flow<WorksStep>) -> HiddenViewModel {
        HiddenViewModel(
            editor: reviewEditor, moments: moments, writer: makeWriter(), flow: flow, strings: strings
        ) { [reviews = dependencies.reviews, member = dependencies.member] last, limit in
            try await reviews.hidden(of: await member().id, after: last, limit: limit)
        }
    }

    func makeWritingViewModel(_ subject: WritingSubject, in flow: Flow<WorksStep>) -> WritingViewModel {
        WritingViewModel(
            subject: subject,
            slot: makeSlot("writing", about: subject.draftKey),
            kept: KeptText(drafts: dependencies.keptTexts, member: dependencies.member), editor: reviewEditor,
            session: makeSession(), flow: flow
        ) { [characters = dependencies.characters, viewer = dependencies.viewer] id in
            try await characters.character(id, for: await viewer())
        }
    }

    func makeWatchedViewModel(
        _ work: WorkReference, _ entry: WatchedEntry?, in flow: Flow<WorksStep>
    ) -> WatchedViewModel {
        let (works, viewer) = (dependencies.works, dependencies.viewer)
        let log = WatchedLog(
            marks: dependencies.marks, member: dependencies.member,
            undug: { work in
                let progress = try? await works.page(of: work, for: await viewer())?.progress
                return progress.map { $0.all - $0.dug } ?? 0
            },
            isWished: { (try? await works.page(of: $0, for: await viewer())?.marks.isWished) ?? false })
        return WatchedViewModel(
            work: work, entry: entry, log: log,
            drinks: WatchedDrinkPicker(drinks: dependencies.drinks, language: strings.language), moments: moments,
            slot: makeSlot("watched", about: entry.map { "entry \($0.id)" } ?? work.id.rawValue),
            session: makeSession(), flow: flow)
    }

    func makeReportViewModel(of review: Identifier<Review>, in flow: Flow<WorksStep>) -> ReportViewModel {
        ReportViewModel(
            review: review, editor: reviewEditor, moments: moments, slot: makeSlot("report", about: review.rawValue),
            session: makeSession(), flow: flow)
    }

    func makeRequestsViewModel(title: String, kind: WorkKind, in flow: Flow<WorksStep>) -> RequestsViewModel {
        let editor = RequestEditor(
            inbox: dependencies.inbox, search: dependencies.search, member: dependencies.member,
            viewer: dependencies.viewer, clock: dependencies.clock)
        return RequestsViewModel(
            title: title, kind: kind, editor: editor, moments: moments, slot: makeSlot("request", about: title),
            session: makeSession(), flow: flow)
    }

    func makeOwnWorkViewModel(
        _ id: Identifier<Work>?, beginning: OwnWorkBeginning? = nil, in flow: Flow<WorksStep>
    ) -> OwnWorkViewModel {
        OwnWorkViewModel(
            id: id, beginning: beginning, editor: ownWorkEditor, drafts: dependencies.drafts,
            session: makeSession(), flow: flow)
    }

    func makeCastMemberViewModel(
        _ character: WorkCharacter?, name: LocalizedText? = nil, for recipient: CastMemberViewModel.Recipient,
        draftKey: String, in flow: Flow<WorksStep>
    ) -> CastMemberViewModel {
        CastMemberViewModel(
            character, name: name, for: recipient, editor: ownWorkEditor,
            slot: makeSlot(CastMemberViewModel.draftForm, about: draftKey),
            session: makeSession(), flow: flow)
    }

    private var moments: TimestampText {
        TimestampText(clock: dependencies.clock, localTime: dependencies.localTime, strings: strings)
    }

    private var reviewEditor: ReviewEditor {
        ReviewEditor(reviews: dependencies.reviews, member: dependencies.member, clock: dependencies.clock)
    }

    private var ownWorkEditor: OwnWorkEditor {
        OwnWorkEditor(
            works: dependencies.works, inbox: dependencies.inbox, member: dependencies.member,
            clock: dependencies.clock)
    }

    private func makeSlot(_ form: String, about subject: String) -> DraftSlot {
        DraftSlot(dependencies.drafts, form: form, about: subject, strings: strings)
    }

    private func makeWriter() -> MemberWriter {
        MemberWriter(authorizer: dependencies.authorizer, strings: strings, describe: WorksErrorText.describe)
    }

    private func makeSession() -> FormSession {
        FormSession(authorizer: dependencies.authorizer, strings: strings, describe: WorksErrorText.describe)
    }
}
