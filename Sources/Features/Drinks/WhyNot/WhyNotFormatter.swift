import Domain
import FeatureKit

struct WhyNotFormatter {
    let answer: WhyNotAnswer
    let strings: Strings

    var state: WhyNotState {
        let name = answer.drink.name[strings.language]
        guard let way = answer.way else {
            return WhyNotState(phase: .loaded, name: name, missing: strings["why.nothing"])
        }
        var steps: [String] = []
        if !way.purchases.isEmpty { steps.append(strings("why.buy", list(way.purchases))) }
        steps += way.steps.compactMap(sentence)
        return WhyNotState(
            phase: .loaded, name: name, missing: strings("why.missing", list(answer.missing)), steps: steps,
            effect: answer.others > 0 ? strings.counted("why.others", answer.others) : "",
            canBuy: !way.purchases.isEmpty)
    }

    private func sentence(_ step: PurchasePath.Step) -> String? {
        switch step {
        case .buy: return nil
        case .buyStandIn(let standIn, let missing):
            return strings("why.stand-in", name(standIn), name(missing))
        case .cousin(let cousin, let missing):
            return strings("why.cousin", name(missing), name(cousin))
        case .make(let made, let parts, nil):
            return strings("why.make", name(made), list(parts))
        case .make(let made, let parts, let ratio?):
            return strings("why.make-ratio", name(made), list(parts), text(of: ratio))
        }
    }

    /// `1:1`, `3:2`, `2:1`.
    private func text(of ratio: Double) -> String {
        let halves = Int(saturating: ratio * 2)
        return halves % 2 == 0 ? "\(halves / 2):1" : "\(halves):2"
    }

    private func list(_ ids: [Identifier<Ingredient>]) -> String { ids.map(name).joined(separator: ", ") }

    private func name(_ id: Identifier<Ingredient>) -> String { answer.names[id]?[strings.language] ?? id.rawValue }
}
