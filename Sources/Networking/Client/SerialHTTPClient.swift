/// Sends one request at a time; later ones wait for those before them, except for cancelled ones.
actor SerialHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private var newest = 0
    /// The number of the request that is under way; nil for none.
    private var current: Int?
    private var waiting: [(number: Int, turn: CheckedContinuation<Void, Never>)] = []

    init(_ client: any HTTPClient) { self.client = client }

    var isSwitchedOff: Bool { get async { await client.isSwitchedOff } }

    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        newest += 1
        let number = newest
        let task = Task { await result(of: endpoint, number) }
        return try await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
            Task { await self.leave(number) }
        }.get()
    }

    private func result(of endpoint: Endpoint, _ number: Int) async -> Result<HTTPResponse, NetworkError> {
        defer { leave(number) }
        await takeTurn(number)
        guard !Task.isCancelled else { return .failure(NetworkError(.cancelled, to: endpoint)) }
        do throws(NetworkError) {
            return .success(try await client.response(to: endpoint))
        } catch {
            return .failure(error)
        }
    }

    private func takeTurn(_ number: Int) async {
        guard !Task.isCancelled else { return }
        if current == nil {
            current = number
        } else {
            await withCheckedContinuation { waiting.append((number, $0)) }
        }
    }

    /// Lets the next request begin, whether this one has ended or was cancelled and ends later.
    private func leave(_ number: Int) {
        if let place = waiting.firstIndex(where: { $0.number == number }) {
            return waiting.remove(at: place).turn.resume()
        }
        guard current == number else { return }
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        current = next?.number
        next?.turn.resume()
    }
}
