import Domain
import FeatureKit
import Navigation
import Terminal

extension BarDIContainer {
    func makeBottleFormViewModel(of ingredient: Identifier<Ingredient>) -> some FormViewModel {
        BottleForm(
            ingredient: ingredient, ingredients: dependencies.ingredients, bar: dependencies.bar,
            times: dependencies.times, session: makeSession(), strings: dependencies.strings
        ).viewModel
    }

    func makeEntryFormViewModel(of entry: MadeEntry, in flow: Flow<BarStep>) -> some FormViewModel {
        LogEntryForm(
            entry: entry, log: dependencies.records.log, drinks: dependencies.drinks,
            profile: dependencies.bar.profile, times: dependencies.times,
            slot: makeSlot("entry", about: entry.id.rawValue), session: makeSession(), flow: flow,
            strings: dependencies.strings
        ).viewModel
    }

    func makeCourseFormViewModel(of drink: Identifier<Drink>) -> some FormViewModel {
        PartyCourseForm(
            drink: drink, parties: dependencies.records.parties, drinks: dependencies.drinks,
            profile: dependencies.bar.profile, session: makeSession(), strings: dependencies.strings
        ).viewModel
    }

    func makePartyFormViewModel() -> some FormViewModel {
        PartyForm(
            parties: dependencies.records.parties, profile: dependencies.bar.profile, times: dependencies.times,
            session: makeSession(), strings: dependencies.strings
        ).viewModel
    }

    func makeHouseFormViewModel(of ingredient: Identifier<Ingredient>) -> some FormViewModel {
        HouseForm(
            ingredient: ingredient, reader: dependencies.houseReader, session: makeSession(),
            strings: dependencies.strings
        ).viewModel
    }

    func makeOrderFormViewModel(
        of drink: Identifier<Drink>, _ order: PartyOrder?, in flow: Flow<BarStep>
    ) -> some FormViewModel {
        PartyOrderForm(
            drink: drink, order: order, parties: dependencies.records.parties, drinks: dependencies.drinks,
            profile: dependencies.bar.profile,
            slot: makeSlot("order", about: order.map { "order \($0.id)" } ?? drink.rawValue),
            session: makeSession(), flow: flow, strings: dependencies.strings
        ).viewModel
    }

    /// Makes a form sized for its fields and a message about one of them.
    func makeForm(_ route: String, _ viewModel: some FormViewModel, fields: Int) -> any Modal {
        FormModal(
            route: route, viewModel: viewModel, size: Size(width: 64, height: fields + 3),
            saveTitle: dependencies.strings["action.form-save"], enter: .saves, strings: dependencies.strings)
    }

    func makePicker(_ picker: BarPicker, choose: @escaping @MainActor (PickerRow) -> Void) -> any Modal {
        let sources = BarPickerSources(
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
            index: dependencies.finder, strings: dependencies.strings)
        return SearchPickerModal(
            route: BarPickerSources.route(picker), source: sources.source(picker), choice: .one(choose),
            strings: dependencies.strings)
    }

    private func makeSlot(_ form: String, about subject: String) -> DraftSlot {
        DraftSlot(dependencies.drafts, form: form, about: subject, strings: dependencies.strings)
    }

    private func makeSession() -> FormSession {
        FormSession(authorizer: dependencies.authorizer, strings: dependencies.strings)
    }
}
