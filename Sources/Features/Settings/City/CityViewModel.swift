import Domain
import FeatureKit
import Reactive

struct CityInput: ScreenInput {
    let query = Observable("")
    let rowSelected = Signal<Int>()
    let refresh = Signal<Void>()
}

@MainActor
final class CityViewModel: ViewModel, Subscriber {
    private let cities: any CityRepository
    private let store: any SettingsStore
    private let writer: MemberWriter
    private let strings: Strings
    private let state = Observable(CityState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var list: CityList?
    private var query = ""

    init(cities: any CityRepository, store: any SettingsStore, writer: MemberWriter, strings: Strings) {
        self.cities = cities
        self.store = store
        self.writer = writer
        self.strings = strings
    }

    func transform(_ input: CityInput) -> StateOutput<CityState> {
        input.query.observe { [weak self] text in
            self?.query = text
            self?.format()
        }.store(in: bag)
        on(input.rowSelected) { $0.choose($1) }
        on(input.refresh) { $0.reload() }
        on(store.settings.changes) { $0.format() }
        reload()
        return StateOutput(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings) { [cities] in
            try await cities.cities()
        } show: { [weak self] list in
            guard let self else { return }
            self.list = list
            format()
        }
    }

    private func format() {
        guard let list else { return }
        let home = store.settings.value.homeCity
        let language = strings.language
        var rows = list.matching(query, by: language).map { city in
            CityState.Row(
                city: city.id, name: city.name[language], otherName: city.name[language.other],
                country: city.country[language], isHome: city.id == home)
        }
        if query.isEmpty {
            // The home city comes first, then the row for none.
            if let place = rows.firstIndex(where: \.isHome) { rows.insert(rows.remove(at: place), at: 0) }
            rows.insert(
                CityState.Row(city: nil, name: strings["city.none"], otherName: "", country: "", isHome: home == nil),
                at: home == nil ? 0 : 1)
        }
        let name = home.map { id in list.city(id)?.name[language] ?? id.rawValue }
        state.send(CityState(phase: rows.isEmpty ? .empty : .loaded, rows: rows, status: name ?? strings["city.none"]))
    }

    private func choose(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        guard !row.isHome else { return }
        let text = row.city == nil ? strings["city.cleared"] : strings("city.chosen", row.name)
        writer.apply(.homeCity(row.city), to: store, saying: text)
    }
}
