package import Domain
package import FeatureKit
import Navigation
import Reactive

extension WorksDIContainer: FlowFactory {
    package func makeContent(for step: WorksStep, in flow: Flow<WorksStep>) -> FlowContent {
        switch step {
        case .destination(.work(let id)):
            .screen(
                WorkPageScreen(
                    route: WorksDestination.work(id).route, viewModel: makeWorkPageViewModel(id, in: flow),
                    changes: changes(in: [.works, .votes, .wishes, .watched, .members, .ownRecipes]), strings: strings))
        case .destination(.character(let id)):
            .screen(
                CharacterPageScreen(
                    route: WorksDestination.character(id).route, viewModel: makeCharacterPageViewModel(id, in: flow),
                    changes: changes(in: [.works, .votes, .reviews, .members]), strings: strings))
        case .destination(.review(let id)):
            .screen(
                ReviewPageScreen(
                    route: WorksDestination.review(id).route, viewModel: makeReviewPageViewModel(id, in: flow),
                    changes: changes(in: [.works, .reviews, .members]), strings: strings))
        case .destination(.ownWorks):
            .screen(
                OwnWorksScreen(
                    completion: dependencies.completion, viewModel: makeOwnWorksViewModel(in: flow),
                    changes: changes(in: [.works, .votes]), strings: strings))
        case .destination(.newWork(let title)):
            makeForm(
                WorksDestination.newWork(title).route,
                makeOwnWorkViewModel(nil, beginning: .title(title), in: flow))
        case .destination(.hidden):
            .screen(
                HiddenScreen(
                    route: WorksDestination.hidden.route, viewModel: makeHiddenViewModel(in: flow),
                    changes: changes(in: [.works, .reviews, .members]), strings: strings))
        case .destination(.writing(let id)):
            makeWritingForm(.review(of: id), in: flow)
        case .destination(.watching(let work)):
            makeForm(WorksDestination.watching(work).route, makeWatchedViewModel(work, nil, in: flow))
        case .destination(.requests): makeRequests(title: "", kind: .animation, in: flow)
        case .writing(let subject): makeWritingForm(subject, in: flow)
        case .watched(let work, let entry): makeForm("watched/write", makeWatchedViewModel(work, entry, in: flow))
        case .report(let review): makeForm("review/report", makeReportViewModel(of: review, in: flow))
        case .requests(let title, let kind): makeRequests(title: title, kind: kind, in: flow)
        case .ownWork(let id, let request):
            makeForm("work/write", makeOwnWorkViewModel(id, beginning: request.map { .request($0) }, in: flow))
        case .addedCharacter(let work, let name):
            makeForm(
                "character/write",
                makeCastMemberViewModel(
                    nil, name: name, for: .work(work),
                    draftKey: "of \(work.id) \(name?[strings.language] ?? "")", in: flow))
        case .castMember(let character, let draftKey, let onDone):
            makeForm(
                "character/write",
                makeCastMemberViewModel(character, for: .form(onDone), draftKey: draftKey, in: flow))
        case .choice(let title, let options, let selected, let onChoice):
            .modal(
                ChoiceModal(title: title, options: options, selected: selected, strings: strings, onChoice: onChoice))
        case .ticks(let source, let ticked, let onChange):
            .modal(
                SearchPickerModal(route: "pick", source: source, choice: .several(ticked, onChange), strings: strings))
        case .confirmDrop(let onYes): .modal(DraftNote.question(strings, onYes: onYes))
        case .offerRun(let question, let onYes):
            .modal(
                ConfirmModal(
                    title: strings["run.title"], question: question, yes: ("y", strings["run.yes"]),
                    noLabel: strings["dialog.no"], onYes: onYes))
        case .confirmLeave(let keepsDraft):
            .modal(LeaveQuestion.modal(strings, keepsDraft: keepsDraft, onYes: flow.close))
        }
    }

    var strings: Strings { dependencies.strings }

    private func makeRequests(title: String, kind: WorkKind, in flow: Flow<WorksStep>) -> FlowContent {
        makeForm(
            WorksDestination.requests.route, makeRequestsViewModel(title: title, kind: kind, in: flow),
            changes: changes(in: .works))
    }

    private func makeWritingForm(_ subject: WritingSubject, in flow: Flow<WorksStep>) -> FlowContent {
        makeForm(subject.route, makeWritingViewModel(subject, in: flow), saveTitle: strings["post.post"])
    }

    private func makeForm<Model: FormViewModel>(
        _ route: String, _ viewModel: Model, saveTitle: String? = nil, changes: Events<Void> = .never
    ) -> FlowContent {
        .screen(
            FormScreen(
                route: route, viewModel: viewModel, saveTitle: saveTitle, loading: strings["works.loading"],
                changes: changes, strings: strings))
    }

    private func changes(in areas: StoreArea) -> Events<Void> { dependencies.changes.touching(areas) }
}

package enum WorksStep: DestinationStep {
    case destination(WorksDestination)
    case writing(WritingSubject)
    /// An entry of the watched log; nil for a new one.
    case watched(WorkReference, WatchedEntry?)
    case report(Identifier<Review>)
    case requests(title: String, kind: WorkKind)
    /// An own work; nil for a new one, which may answer a request.
    case ownWork(Identifier<Work>?, answering: CharacterRequest?)
    case addedCharacter(WorkReference, name: LocalizedText? = nil)
    /// A character of an own work; nil for a new one. `onDone` receives nil to remove it.
    case castMember(WorkCharacter?, draftKey: String, onDone: @MainActor (WorkCharacter?) -> Void)
    case choice(title: String, [FormOption], selected: String, onChoice: @MainActor (String) -> Void)
    case ticks(PickerSource, ticked: [String], onChange: @MainActor ([String]) -> Void)
    /// Asks whether to dig a cast right away.
    case offerRun(question: String, onYes: @MainActor () -> Void)
    case confirmLeave(keepsDraft: Bool)
    case confirmDrop(onYes: @MainActor () -> Void)
}
