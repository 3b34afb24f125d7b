/// Recommends drinks without any knowledge of the member's taste. Drinks that lack the fewest ingredients come first,
/// then the better known, then by id. Without a bar, the best known come first. Of any five in a row at most two share
/// base and technique, as far as drinks that lack equally many ingredients allow it: makeability outranks variety.
struct ColdStart {
    let space: DrinkSpace
    let bar: BarCoverage?

    func pick(_ limit: Int, mask: [Bool]) -> [Int] {
        var order: [(away: Int, rank: Int, place: Int)] = []
        for place in mask.indices where mask[place] {
            order.append((bar.map { $0.away(atPlace: place) ?? .max } ?? 0, -space.popularity[place].rank, place))
        }
        order.sort { $0 < $1 }
        var isPicked = [Bool](repeating: false, count: order.count)
        var picked: [Int] = []
        var start = 0
        while picked.count < limit && start < order.count {
            guard !isPicked[start] else {
                start += 1
                continue
            }
            let other = order.indices[start...].prefix { order[$0].away == order[start].away }
                .first { !isPicked[$0] && !Diversifier.isCrowded(order[$0].place, after: picked, in: space) }
            let next = other ?? start
            isPicked[next] = true
            picked.append(order[next].place)
        }
        return picked
    }
}
