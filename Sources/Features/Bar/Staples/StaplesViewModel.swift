import Domain
import FeatureKit
import Reactive

@MainActor
final class StaplesViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let stapleRequested = Signal<Void>()
        /// Adds a stand-in: asks for the ingredient to replace, then for its substitute.
        let standInRequested = Signal<Void>()
        let removed = Signal<Int>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<StaplesState>

    private static let intent = MemberIntent.open(route: BarDestination.shelf.route)

    private let reader: StaplesReader
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let state = Observable(StaplesState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    private var strings: Strings { reader.strings }

    init(reader: StaplesReader, writer: MemberWriter, flow: Flow<BarStep>) {
        self.reader = reader
        self.writer = writer
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        on(input.stapleRequested) { $0.addStaple() }
        on(input.standInRequested) { $0.addStandIn() }
        on(input.removed) { $0.remove($1) }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings, reader.rows) { [weak self] rows in
            guard let self else { return }
            state.send(StaplesState(phase: .loaded, rows: rows))
        }
    }

    private func addStaple() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(
            .picker(.staple) { [weak self] row in
                guard let self else { return }
                change(strings("staples.added", row.name)) { $0.staples.insert(Identifier(row.id)) }
            })
    }

    private func addStandIn() {
        guard writer.isAuthorized(Self.intent) else { return }
        flow.show(
            .picker(.replaced) { [weak self] asked in
                self?.flow.show(.picker(.standIn(asked.name)) { [weak self] given in self?.keep(given, for: asked) })
            })
    }

    private func keep(_ given: PickerRow, for asked: PickerRow) {
        guard given.id != asked.id else { return writer.fail(strings["staples.same"]) }
        let pair = Substitution(ingredient: Identifier(asked.id), standIn: Identifier(given.id))
        change(strings("staples.stand-in-added", given.name, asked.name)) { preferences in
            if !preferences.substitutions.contains(pair) { preferences.substitutions.append(pair) }
        }
    }

    private func remove(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        switch state.value.rows[index] {
        case .heading, .given: return
        case .staple(let id, let name):
            change(strings("staples.removed", name)) { $0.staples.remove(id) }
        case .standIn(let pair, let text):
            change(strings("staples.stand-in-removed", text)) { preferences in
                preferences.substitutions.removeAll { $0 == pair }
            }
        }
    }

    private func change(_ text: String, _ change: @escaping @Sendable (inout BarPreferences) -> Void) {
        writer.write(Self.intent, saying: text) { [bar = reader.bar] in try await bar.changePreferences(change) }
    }
}

struct StaplesReader: Sendable {
    let bar: HomeBar
    let ingredients: any IngredientRepository
    let strings: Strings

    func rows() async throws -> [StaplesState.Row] {
        let preferences = try await bar.preferences()
        let given = try await bar.graph().staples
        let ids =
            Array(given) + Array(preferences.staples)
            + preferences.substitutions.flatMap { [$0.ingredient, $0.standIn] }
        let known = try await ingredients.ingredients(ids)
        func name(_ id: Identifier<Ingredient>) -> String { known[id]?.name[strings.language] ?? id.rawValue }
        func sorted(_ ids: Set<Identifier<Ingredient>>) -> [Identifier<Ingredient>] {
            ids.sorted { (name($0), $0) < (name($1), $1) }
        }
        var rows: [StaplesState.Row] = [.heading(strings["staples.always"])]
        rows += sorted(given).map { .given(name($0)) }
        rows += sorted(preferences.staples.subtracting(given)).map { .staple($0, name($0)) }
        rows.append(.heading(strings["staples.stand-ins"]))
        rows += preferences.substitutions.map {
            .standIn($0, strings("staples.stands-in", name($0.standIn), name($0.ingredient)))
        }
        return rows
    }
}

struct StaplesState: ReadingState {
    var phase: Phase = .idle
    var rows: [Row] = []

    enum Row: Equatable, Sendable {
        case heading(String)
        case given(String)
        case staple(Identifier<Ingredient>, String)
        case standIn(Substitution, String)
    }
}
