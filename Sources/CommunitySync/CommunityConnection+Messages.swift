import CommunityProtocol
import Domain
import Foundation

extension CommunityConnection {
    /// Returns the decoded answer with its reply; nil if the known answer is still valid.
    ///
    /// - Throws: `CommunityFailure`, or `CancellationError`.
    package func message<Message: Decodable>(
        _ type: Message.Type, to request: CommunityRequest
    ) async throws -> (message: Message?, reply: CommunityReply) {
        let reply = try await reply(to: request)
        guard let body = reply.body else { return (nil, reply) }
        do {
            return (try WireCoder.decode(type, from: body), reply)
        } catch {
            throw CommunityFailure.problem(.unreadable(at: Self.place(of: error, request.endpoint)))
        }
    }

    /// Returns an answer that must have a body.
    ///
    /// - Throws: `CommunityFailure`, or `CancellationError`.
    package func required<Message: Decodable>(
        _ type: Message.Type, to request: CommunityRequest
    ) async throws -> Message {
        guard let message = try await message(type, to: request).message else {
            throw CommunityFailure.problem(.unreadable(at: request.endpoint.path))
        }
        return message
    }

    private static func place(of error: any Error, _ endpoint: Endpoint) -> String {
        var path: [any CodingKey] = []
        switch error {
        case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            path = context.codingPath
        default: break
        }
        return ([endpoint.path] + path.map { $0.intValue.map(String.init) ?? $0.stringValue }).joined(separator: ".")
    }
}
