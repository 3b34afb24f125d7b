/// Recommendations without any knowledge of the member's taste: the best known drinks the bar can make, then those
/// nearest to makeable; among drinks that lack equally many ingredients the better known first, then by id. Without a
/// bar the best known first.
///
/// Of any five in a row at most two share base and technique, as long as drinks that lack equally many ingredients
/// allow it: variety never goes before makeability.
struct ColdStart {
    let space: DrinkSpace
    let bar: BarCoverage?

    /// The places of the first drinks.
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
