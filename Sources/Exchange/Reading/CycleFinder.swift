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

    /// The nodes with everything they lead to before them, else in their order; what leads back is met as it comes.
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
