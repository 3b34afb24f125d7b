import Synchronization

/// Counts requests and their durations in the text format of Prometheus.
final class ServerMetrics: Sendable {
    private struct Series: Hashable {
        let endpoint: String
        let status: Int
    }

    private struct Total {
        var count = 0
        var seconds = 0.0
    }

    private let totals = Mutex<[Series: Total]>([:])

    func add(endpoint: String, status: Int, took: Duration) {
        totals.withLock { totals in
            let series = Series(endpoint: endpoint, status: status)
            let before = totals[series] ?? Total()
            totals[series] = Total(count: before.count + 1, seconds: before.seconds + took / .seconds(1))
        }
    }

    var text: String {
        let rows = totals.withLock { totals in
            totals.sorted { ($0.key.endpoint, $0.key.status) < ($1.key.endpoint, $1.key.status) }
        }
        func series(_ name: String, _ value: (Total) -> String) -> [String] {
            rows.map { "\(name){endpoint=\"\($0.key.endpoint)\",status=\"\($0.key.status)\"} \(value($0.value))" }
        }
        let lines =
            ["# TYPE dimo_requests_total counter"] + series("dimo_requests_total") { "\($0.count)" }
            + ["# TYPE dimo_request_seconds_total counter"] + series("dimo_request_seconds_total") { "\($0.seconds)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
