import Domain
import FeatureKit

struct PartyDocument {
    let party: Party
    let menu: [PartyDrink]
    let courses: [PartyTotals.Course]
    /// The drinks of which the bar has too little.
    let short: Set<Identifier<Drink>>

    private var servings: Int { menu.reduce(0) { $0 + $1.servings } }

    var json: JSONValue {
        .object([
            "guests": party.guests, "each": party.each, "day": party.day?.text, "servings": servings,
            "drinks": menu.map(json),
        ])
    }

    private func json(_ place: PartyDrink) -> JSONValue {
        let course = courses.first { $0.drink.id == place.drink }
        return .object([
            "drink": place.drink, "name_en": course?.drink.name.english, "name_ko": course?.drink.name.korean,
            "servings": place.servings, "section": place.section, "price": place.price,
            "away": course?.match.away,
        ])
    }

    /// The drink, its servings, its name, what the bar lacks, and its section.
    func rows(_ strings: Strings) -> [[String]] {
        menu.map { place in
            let course = courses.first { $0.drink.id == place.drink }
            let reach = course.map { PartyText.reach(of: $0, isShort: short.contains($0.drink.id), strings) }
            return [
                place.drink.rawValue, String(place.servings), course?.drink.name[strings.language] ?? "", reach ?? "",
                place.section,
            ]
        }
    }

    func summary(_ strings: Strings) -> String {
        [
            party.guests.map { strings.counted("party.for-guests", $0) }, strings.counted("drink.servings", servings),
            party.day?.text,
        ].compactMap(\.self).joined(separator: ", ")
    }
}

struct PartyNeedDocument {
    let need: PartyNeed
    let ingredient: Ingredient?
    /// Nil for what is not made at home.
    let batch: PartyBatch?
    let day: LocalDay?
    /// Nil for nothing to buy.
    let purchase: ShopPurchase?

    var members: JSONObject {
        PurchaseDocument.name(need.ingredient, ingredient) + [
            "amount": JSONValue.amount(need.amount), "unit": need.unit?.code, "in_bar": need.isInBar,
            "staple": need.isStaple, "to_buy": need.isToBuy,
            "short": JSONValue.amount(need.isToBuy ? need.short ?? need.amount : nil),
            "make_ml": JSONValue.amount(need.batch), "make_by": makeBy?.text, "for": need.drinks.map(\.rawValue),
        ] + (purchase ?? .asWritten).fields
    }

    private var makeBy: LocalDay? { day.flatMap { day in batch.map { $0.day(for: day) } } }

    /// The ingredient, its name, the amount, what to buy or to make of it, the drinks.
    func columns(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        return [
            need.ingredient.rawValue, ingredient?.name[strings.language] ?? "",
            need.unit.map { amounts.needed(need.amount, $0) } ?? "",
            PartyText.action(action(strings, amounts), for: need, strings),
            need.drinks.map(\.rawValue).joined(separator: ", "),
        ]
    }

    private func action(_ strings: Strings, _ amounts: AmountFormatter) -> String {
        if let purchase {
            let text = amounts.text(purchase)
            return text.isEmpty ? strings["party.buy"] : text
        }
        guard let millilitres = need.batch else { return strings[need.isStaple ? "party.staple" : "party.have"] }
        let amount = amounts.text(millilitres.rounded(.up), .millilitre)
        return makeBy.map { strings("party.make-by", amount, $0.text) } ?? strings("party.make", amount)
    }
}
