/// Finds what leads back to itself.
enum CycleFinder {
    /// The nodes that lie on a cycle, or on the way from one cycle to another.
    /// - Parameter edges: where each node leads.
    static func members(_ edges: [[Int]]) -> Set<Int> {
        var backward = [[Int]](repeating: [], count: edges.count)
        for (node, targets) in edges.enumerated() { for target in targets { backward[target].append(node) } }
        var isLeft = [Bool](repeating: true, count: edges.count)
        peel(edges, backward, &isLeft)
        peel(backward, edges, &isLeft)
        return Set(isLeft.indices.filter { isLeft[$0] })
    }

    /// Takes away, again and again, what leads nowhere.
    private static func peel(_ forward: [[Int]], _ backward: [[Int]], _ isLeft: inout [Bool]) {
        var degree = forward.map { targets in targets.reduce(0) { $0 + (isLeft[$1] ? 1 : 0) } }
        var open = isLeft.indices.filter { isLeft[$0] && degree[$0] == 0 }
        while let node = open.popLast() {
            isLeft[node] = false
            for other in backward[node] where isLeft[other] {
                degree[other] -= 1
                if degree[other] == 0 { open.append(other) }
            }
        }
    }

    /// The nodes with every parent before what stands below it, else in their order; there may be no cycle.
    static func parentsFirst(_ parents: [Int?]) -> [Int] {
        var result: [Int] = []
        var isDone = [Bool](repeating: false, count: parents.count)
        for start in parents.indices {
            var way: [Int] = []
            var node: Int? = start
            while let current = node, !isDone[current] {
                isDone[current] = true
                way.append(current)
                node = parents[current]
            }
            result += way.reversed()
        }
        return result
    }
}
