import Foundation

extension HTTPClient {
    /// The answer to a request, read from JSON.
    ///
    /// - Throws: `NetworkError`; `undecodable` with the place where the answer has another shape, also when it is empty.
    package func response<Value: Decodable>(
        _ type: Value.Type, to endpoint: Endpoint
    ) async throws(NetworkError) -> Value {
        let response = try await response(to: endpoint)
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw NetworkError(.undecodable(at: Self.place(of: error)), to: endpoint, cause: error)
        }
    }

    /// `results.0.name`; empty for the whole document.
    private static func place(of error: any Error) -> String {
        var path: [any CodingKey] = []
        switch error {
        case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            path = context.codingPath
        default: break
        }
        return path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
