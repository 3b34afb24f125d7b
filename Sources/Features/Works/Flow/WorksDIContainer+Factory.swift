internal import Domain
internal import Navigation

extension WorksDIContainer: WorksFlowFactory {
    func makeWorkPage(_ id: Identifier<Work>, actions: WorkPageActions) -> any Screen {
        WorkPageScreen(
            id: id, viewModel: WorkPageViewModel(id: id, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeCharacterPage(_ id: Identifier<WorkCharacter>, actions: CharacterPageActions) -> any Screen {
        CharacterPageScreen(
            id: id, viewModel: CharacterPageViewModel(id: id, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeReviewPage(_ id: Identifier<Review>, actions: ReviewPageActions) -> any Screen {
        ReviewPageScreen(
            id: id, viewModel: ReviewPageViewModel(id: id, dependencies: dependencies, actions: actions),
            strings: dependencies.strings)
    }

    func makeHidden(actions: HiddenActions) -> any Screen {
        HiddenScreen(
            viewModel: HiddenViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    func makeOwnWorks(actions: OwnWorksActions) -> any Screen {
        OwnWorksScreen(
            viewModel: OwnWorksViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    func makeForm(_ form: WorksForm, actions: FormActions) -> any Screen {
        FormScreen(route: form.route, viewModel: makeModel(form, actions: actions), strings: dependencies.strings)
    }

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
