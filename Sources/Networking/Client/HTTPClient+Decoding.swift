import Foundation

extension HTTPClient {
    /// Decodes a JSON answer.
    ///
    /// - Throws: `NetworkError`; `undecodable` with the place of a mismatch, or for an empty answer.
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
