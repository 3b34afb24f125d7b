enum CycleFinder {
    /// The nodes on a cycle, or on a path between two cycles. `edges` are the successors of each node.
    static func members(_ edges: [[Int]]) -> Set<Int> {
        var backward = [[Int]](repeating: [], count: edges.count)
        for (node, targets) in edges.enumerated() { for target in targets { backward[target].append(node) } }
        var isLeft = [Bool](repeating: true, count: edges.count)
        removeLeaves(edges, backward, &isLeft)
        removeLeaves(backward, edges, &isLeft)
        return Set(isLeft.indices.filter { isLeft[$0] })
    }

    /// Removes nodes without successors until none is left.
    private static func removeLeaves(_ forward: [[Int]], _ backward: [[Int]], _ isLeft: inout [Bool]) {
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

    /// Returns the nodes in topological order, successors first, otherwise in their own order. Breaks cycles where met.
    static func targetsFirst(_ edges: [[Int]]) -> [Int] {
        var result: [Int] = []
        var isMet = [Bool](repeating: false, count: edges.count)
        for start in edges.indices where !isMet[start] {
            isMet[start] = true
            var way: [(node: Int, next: Int)] = [(start, 0)]
            while let last = way.last {
                guard last.next < edges[last.node].count else {
                    result.append(last.node)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let target = edges[last.node][last.next]
                guard !isMet[target] else { continue }
                isMet[target] = true
                way.append((target, 0))
            }
        }
        return result
    }
}
