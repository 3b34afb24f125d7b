import Domain
import FeatureKit

extension WorksDIContainer {
    func makeWorkPageViewModel(_ id: Identifier<Work>, in flow: Flow<WorksStep>) -> WorkPageViewModel {
        let reader = WorkPageReader(
            works: dependencies.works, marks: dependencies.marks, drinks: dependencies.drinks,
            crowd: dependencies.crowd, reader: dependencies.reader, member: dependencies.member)
        let editor = WorkEditor(
            marks: dependencies.marks, characters: dependencies.characters, member: dependencies.member,
            clock: dependencies.clock)
        return WorkPageViewModel(
            id: id, reader: reader, editor: editor, formatter: WorkPageFormatter(strings: strings, moments: moments),
            writer: makeWriter(), picture: dependencies.pictures.loader(of: .work(id)), flow: flow, strings: strings)
    }

    func makeCharacterPageViewModel(
        _ id: Identifier<WorkCharacter>, in flow: Flow<WorksStep>
    ) -> CharacterPageViewModel {
        let reader = CharacterPageReader(
            works: dependencies.works, characters: dependencies.characters, reviews: dependencies.reviews,
            crowd: dependencies.crowd, reader: dependencies.reader)
        let editor = CharacterEditor(
            characters: dependencies.characters, search: dependencies.search, reader: dependencies.reader,
            member: dependencies.member, clock: dependencies.clock)
        return CharacterPageViewModel(
            id: id, reader: reader, editor: editor, reviews: reviewEditor,
            formatter: CharacterPageFormatter(strings: strings, moments: moments), writer: makeWriter(), flow: flow,
            strings: strings)
    }

    func makeReviewPageViewModel(_ id: Identifier<Review>, in flow: Flow<WorksStep>) -> ReviewPageViewModel {
        ReviewPageViewModel(
            id: id, reader: ReviewPageReader(reviews: dependencies.reviews, reader: dependencies.reader),
            editor: reviewEditor, formatter: ReviewPageFormatter(strings: strings, moments: moments),
            writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeOwnWorksViewModel(in flow: Flow<WorksStep>) -> OwnWorksViewModel {
        let language = strings.language
        return OwnWorksViewModel(
            authorizer: dependencies.authorizer, flow: flow, strings: strings
        ) { [works = dependencies.works, member = dependencies.member, reader = dependencies.reader] last, limit in
            try await works.works(
                .own(await member().id), by: language, for: await reader(), after: last, limit: limit)
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
            session: makeSession(), flow: flow, strings: strings
        ) { [characters = dependencies.characters, reader = dependencies.reader] id in
            try await characters.character(id, for: await reader())
        }
    }

    func makeWatchedViewModel(
        _ work: WorkReference, _ entry: WatchedEntry?, in flow: Flow<WorksStep>
    ) -> WatchedViewModel {
        WatchedViewModel(
            work: work, entry: entry, log: WatchedLog(marks: dependencies.marks, member: dependencies.member),
            drinks: WatchedDrinkPicker(drinks: dependencies.drinks, language: strings.language), moments: moments,
            slot: makeSlot("watched", about: entry.map { "entry \($0.id)" } ?? work.id.rawValue),
            session: makeSession(), flow: flow, strings: strings)
    }

    func makeReportViewModel(of review: Identifier<Review>, in flow: Flow<WorksStep>) -> ReportViewModel {
        ReportViewModel(
            review: review, editor: reviewEditor, moments: moments, slot: makeSlot("report", about: review.rawValue),
            session: makeSession(), flow: flow, strings: strings)
    }

    func makeRequestsViewModel(title: String, kind: WorkKind, in flow: Flow<WorksStep>) -> RequestsViewModel {
        let editor = RequestEditor(
            inbox: dependencies.inbox, search: dependencies.search, member: dependencies.member,
            reader: dependencies.reader, clock: dependencies.clock)
        return RequestsViewModel(
            title: title, kind: kind, editor: editor, moments: moments, slot: makeSlot("request", about: title),
            session: makeSession(), flow: flow, strings: strings)
    }

    func makeOwnWorkViewModel(
        _ id: Identifier<Work>?, beginning: OwnWorkBeginning? = nil, in flow: Flow<WorksStep>
    ) -> OwnWorkViewModel {
        OwnWorkViewModel(
            id: id, beginning: beginning, editor: ownWorkEditor, drafts: dependencies.drafts,
            session: makeSession(), flow: flow, strings: strings)
    }

    func makeCastMemberViewModel(
        _ character: WorkCharacter?, name: LocalizedText? = nil, for recipient: CastMemberViewModel.Recipient,
        draftKey: String, in flow: Flow<WorksStep>
    ) -> CastMemberViewModel {
        CastMemberViewModel(
            character, name: name, for: recipient, editor: ownWorkEditor,
            slot: makeSlot(CastMemberViewModel.form, about: draftKey),
            session: makeSession(), flow: flow, strings: strings)
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
