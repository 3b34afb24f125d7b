import Domain
import FeatureKit

/// Edits a bottle's level, opening date, size and price, all optional.
@MainActor
struct BottleForm {
    private struct Draft: Equatable {
        /// The owner of the bar the bottle was read in; nil for the member's own bar.
        var owner: Identifier<Profile>?
        var level: BottleLevel?
        var opened = ""
        var size = ""
        var price = ""
        var remaining = ""
        var count = ""
        /// The number of bottles as read.
        var known = 1
        /// The usual size in millilitres; nil for things sold by the piece or by weight.
        var usual: Double?
        var isCountedInPieces = false
    }

    private static let mostBottles = 99
    private static let levels: [BottleLevel?] = [nil, .full, .half, .low, .empty]

    let ingredient: Identifier<Ingredient>
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let times: BarTimes
    let session: FormSession
    let strings: Strings

    var viewModel: some FormViewModel {
        RecordForm(
            FormDraft(Draft()), title: strings["bottle.title"], session: session,
            change: { edit, draft in
                if case .option("level", let id) = edit { draft.level = Int(id).flatMap(BottleLevel.init) }
            }, fields: fields,
            texts: [
                "opened": \.opened, "size": \.size, "remaining": \.remaining, "price": \.price, "count": \.count,
            ],
            read: { [ingredient, ingredients, bar, times, strings] in
                let owner = try await bar.host()?.id
                let known = try await ingredients.ingredient(ingredient)
                let name = known?.name[strings.language] ?? ingredient.rawValue
                let bottle =
                    try await bar.bottles().first { $0.ingredient == ingredient } ?? Bottle(ingredient: ingredient)
                let draft = Draft(
                    owner: owner, level: bottle.level,
                    opened: bottle.openedAt.map { times.local.day(of: $0).text } ?? "", size: Self.text(bottle.size),
                    price: bottle.price.map(NumberText.money) ?? "", remaining: Self.text(bottle.remaining),
                    count: String(bottle.count ?? 1), known: bottle.count ?? 1,
                    usual: bottle.size ?? known.flatMap { ShopPurchase.packSize(of: $0.category) },
                    isCountedInPieces: known?.isCountedInPieces ?? false)
                return (draft, name)
            }, save: save)
    }

    private nonisolated static func text(_ number: Double?) -> String {
        number.map { NumberText.trimmed($0, decimals: 2) } ?? ""
    }

    private func fields(_ draft: Draft) -> [FormField] {
        let remaining = strings[draft.isCountedInPieces ? "bottle.remaining.pieces" : "bottle.remaining"]
        let count = FormField(
            "count", label: strings["bottle.count"], .text(draft.count, limit: 3),
            message: FormMessage(strings["bottle.count.hint"], kind: .hint))
        return [
            FormField(
                "level", label: strings["bottle.level"],
                .choice(
                    Self.levels.map { FormOption(Self.id(of: $0), title: BottleText.level($0, strings)) },
                    selected: Self.id(of: draft.level))),
            FormField(
                "opened", label: strings["bottle.opened"],
                .text(draft.opened, placeholder: times.today.text, limit: 10)),
            FormField("size", label: strings["bottle.size"], .text(draft.size, placeholder: "700", limit: 100)),
            FormField(
                "remaining", label: remaining, .text(draft.remaining, limit: 100),
                message: FormMessage(strings["bottle.remaining.hint"], kind: .hint)),
            FormField("price", label: strings["bottle.price"], .text(draft.price, limit: 100)),
        ] + (draft.isCountedInPieces ? [] : [count])
    }

    private static func id(of level: BottleLevel?) -> String { level.map { String($0.rawValue) } ?? "unsaid" }

    private func save(_ form: RecordForm<Draft>) throws(FormProblem) {
        let bottle = try bottle(of: form.content)
        let isLow = bottle.level == .low || bottle.level == .empty
        let text = strings("bottle.kept", form.subject) + (isLow ? " \(strings["bar.low-offer"])" : "")
        session.save(.open(route: "bar"), saying: text) { [bar, owner = form.content.owner] in
            try await bar.apply(BarChange(added: [bottle]), seenInBarOf: owner)
        }
    }

    private func bottle(of draft: Draft) throws(FormProblem) -> Bottle {
        var openedAt: Int64?
        if draft.opened.contains(where: { !$0.isWhitespace }) {
            guard let day = LocalDay(draft.opened), day <= times.today else {
                throw FormProblem(field: "opened", text: strings("bottle.no-day", times.today.text))
            }
            // Noon falls on the same day even if clocks change.
            openedAt = times.local.moment(of: day, hour: 12)
        }
        let numbers = FormNumbers(strings: strings)
        let size = try numbers.number(draft.size, in: "size")
        let price = try numbers.number(draft.price, in: "price")
        var remaining = try numbers.number(draft.remaining, in: "remaining")
        let count = try numbers.number(draft.count, in: "count") ?? 1
        guard count == count.rounded(), (1...Double(Self.mostBottles)).contains(count) else {
            throw FormProblem(field: "count", text: strings("bottle.no-count", String(Self.mostBottles)))
        }
        if Int(count) != draft.known, let full = size ?? draft.usual {
            remaining = (count - 1) * full + full * (draft.level ?? .full).share
        }
        // May exceed the size: a bar holds several bottles of one thing.
        if let remaining, remaining < 0 {
            throw FormProblem(field: "remaining", text: strings["bottle.no-remaining"])
        }
        if let size, !(size > 0) { throw FormProblem(field: "size", text: strings["bottle.no-size"]) }
        if let price, price < 0 { throw FormProblem(field: "price", text: strings["bottle.no-price"]) }
        return Bottle(
            ingredient: ingredient, level: draft.level, openedAt: openedAt,
            size: size ?? (count > 1 ? draft.usual : nil), price: price, remaining: remaining)
    }
}
