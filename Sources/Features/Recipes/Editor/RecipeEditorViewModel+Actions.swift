internal import Domain
internal import FeatureKit
internal import Reactive

extension RecipeEditorViewModel {
    /// Opens what has the focus: a line, a choice, a button.
    func open(_ target: FormTarget) {
        switch (RecipeFieldID(rawValue: target.field), target) {
        case (.lines, .row(_, let place)):
            guard draft.lines.indices.contains(place) else { return }
            actions.editLine(draft.lines[place], false) { [weak self] line in
                self?.change { if $0.lines.indices.contains(place) { $0.lines[place] = line } }
            }
        case (.lines, .add):
            actions.editLine(RecipeDraftLine(), true) { [weak self] line in
                self?.change { $0.lines.append(line) }
                self?.focusRequested.send(.add(RecipeFieldID.lines.rawValue))
            }
        case (.techniques, _): tickTechniques()
        case (.tags, _): tickTags()
        case (.glass, _):
            actions.pick(strings["recipe.field.glass"], options(of: .glass)) { [weak self] id in
                self?.change { $0.glass = id }
            }
        case (.serving, _):
            let options = ServingStyle.allCases.map {
                FormOption($0.rawValue, title: strings["serving.\($0.rawValue)"])
            }
            actions.pick(strings["recipe.field.serving"], options) { [weak self] id in
                self?.change { $0.serving = id }
            }
        case (.save, _): save()
        case (.delete, _): delete()
        default: break
        }
    }

    private func tickTechniques() {
        actions.tick(
            TickChoice(
                route: "edit/techniques", title: strings["recipe.field.techniques"],
                options: options(of: .technique), chosen: draft.techniques, isOrdered: true
            ) { [weak self] ids in self?.change { $0.techniques = ids } })
    }

    private func tickTags() {
        actions.tick(
            TickChoice(
                route: "edit/tags", title: strings["recipe.field.tags"], options: options(of: .tag),
                chosen: draft.tags, isOrdered: false
            ) { [weak self] ids in self?.change { $0.tags = ids } })
    }

    private func options(of kind: DrinkOptionKind) -> [FormOption] {
        vocabulary.options(of: kind, by: strings.language).compactMap { option, name in
            switch option {
            case .glass(let id): FormOption(id.rawValue, title: name)
            case .tag(let id): FormOption(id.rawValue, title: name)
            case .technique(let kind): FormOption(kind.rawValue, title: name)
            default: nil
            }
        }
    }

    /// Saves what was typed when it is right; otherwise goes to the first field that is not.
    func save() {
        guard state.value.phase == .loaded, !writing.isRunning else { return }
        if let problem = draft.problems.first {
            saysMissing = true
            show()
            focusRequested.send(Self.target(of: problem))
            failed.send(strings["recipe.not-yet"])
            return
        }
        guard dependencies.authorizer.authorize(.open(route: subject.route)) else { return }
        let drink = draft.drink()
        writing.run { [dependencies, refresh, ownID] in
            let id = try await dependencies.ownRecipes.save(
                drink, as: ownID, at: dependencies.clock.now(), of: dependencies.profile)
            try await refresh.reload()
            return id
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let id):
                saved = draft
                backupService.forget(RecipeSubject.form, about: subject.draftKey)
                state.update { $0.isDirty = false }
                done.send(strings("recipe.saved", drink.name[strings.language]))
                refresh.tell()
                actions.close(id)
            case .failure(let error): failed.send(OwnRecordText.describe(error, strings))
            }
        }
    }

    private func delete() {
        guard let ownID, dependencies.authorizer.authorize(.open(route: subject.route)) else { return }
        let name = LocalizedText.either(saved.nameEnglish, saved.nameKorean)?[strings.language] ?? ownID.rawValue
        writing.run { [dependencies, refresh] in
            try await dependencies.ownRecipes.delete(drinks: [ownID], of: dependencies.profile)
            try await refresh.reload()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                saved = draft
                backupService.forget(RecipeSubject.form, about: subject.draftKey)
                state.update { $0.isDirty = false }
                done.send(strings("own.deleted", name))
                actions.close(nil)
                refresh.tell()
            case .failure(let error): failed.send(OwnRecordText.describe(error, strings))
            }
        }
    }

    /// Dropping a draft cannot be undone: it is asked for.
    func askToDrop() {
        guard draft != saved else { return }
        actions.ask(
            RecipeQuestion(
                title: strings["recipe.drop-title"], text: strings["recipe.drop-question"],
                yes: strings["recipe.drop-yes"]
            ) { [weak self] in self?.drop() })
    }

    private static func target(of problem: RecipeDraftProblem) -> FormTarget {
        switch problem.field {
        case .name: .field(RecipeFieldID.nameEnglish.rawValue)
        case .lines: .add(RecipeFieldID.lines.rawValue)
        case .line(let place): .row(RecipeFieldID.lines.rawValue, place)
        case .steps: .field(RecipeFieldID.stepsKorean.rawValue)
        case .techniques: .field(RecipeFieldID.techniques.rawValue)
        case .glass: .field(RecipeFieldID.glass.rawValue)
        }
    }
}
