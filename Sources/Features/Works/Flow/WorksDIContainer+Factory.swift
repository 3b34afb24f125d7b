internal import Domain
internal import FeatureKit
internal import Navigation

extension WorksDIContainer: WorksFlowFactory {
    func makeScreen(_ page: WorksFlowPage) -> any Screen {
        switch page {
        case .work(let id, let actions):
            WorkPageScreen(
                id: id, viewModel: WorkPageViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .character(let id, let actions):
            CharacterPageScreen(
                id: id, viewModel: CharacterPageViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .review(let id, let actions):
            ReviewPageScreen(
                id: id, viewModel: ReviewPageViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .hidden(let actions):
            HiddenScreen(viewModel: HiddenViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .ownWorks(let actions):
            OwnWorksScreen(
                viewModel: OwnWorksViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .form(let form, let actions):
            FormScreen(route: form.route, viewModel: makeModel(form, actions: actions), strings: strings)
        }
    }

    func makeModal(_ box: WorksFlowModal) -> any Modal {
        switch box {
        case .leave(let onYes):
            ConfirmModal(
                title: strings["form.leave.title"], question: strings["form.leave.question"],
                yes: ("y", strings["form.leave.yes"]), noLabel: strings["form.leave.no"], onYes: onYes)
        case .ticks(let title, let options, let chosen, let onChange):
            TickListModal(
                route: "pick", title: title, options: options, chosen: chosen, strings: strings, onChange: onChange)
        case .choice(let title, let options, let selected, let onChoice):
            ChoiceModal(title: title, options: options, selected: selected, strings: strings, onChoice: onChoice)
        }
    }

    private var strings: Strings { dependencies.strings }

    private func makeModel(_ form: WorksForm, actions: FormActions) -> any FormModel {
        switch form {
        case .writing(let subject):
            WritingViewModel(subject: subject, dependencies: dependencies, actions: actions)
        case .watched(let work, let entry):
            WatchedViewModel(work: work, entry: entry, dependencies: dependencies, actions: actions)
        case .report(let review):
            ReportViewModel(review: review, dependencies: dependencies, actions: actions)
        case .requests(let title, let kind):
            RequestsViewModel(title: title, kind: kind, dependencies: dependencies, actions: actions)
        case .ownWork(let id, let request):
            OwnWorkViewModel(id: id, answering: request, dependencies: dependencies, actions: actions)
        case .castMember(let character):
            CastMemberViewModel(character, dependencies: dependencies, actions: actions)
        case .addCharacter(let work):
            CastMemberViewModel(nil, addedTo: work, dependencies: dependencies, actions: actions)
        }
    }
}
