import CommunityProtocol
import Domain
import Foundation

extension CommunityConnection {
    /// Nil if the known answer is still valid. Throws `CommunityFailure`, or `CancellationError`.
    package func message<Message: Decodable>(
        _ type: Message.Type, to request: CommunityRequest
    ) async throws -> (message: Message?, reply: CommunityReply) {
        let reply = try await reply(to: request)
        guard let body = reply.body else { return (nil, reply) }
        do {
            return (try WireCoder.decode(type, from: body), reply)
        } catch {
            let place = ([request.endpoint.path] + DecodingError.steps(to: error)).joined(separator: ".")
            throw CommunityFailure.problem(.unreadable(at: place))
        }
    }

    /// The answer must have a body. Throws `CommunityFailure`, or `CancellationError`.
    package func required<Message: Decodable>(
        _ type: Message.Type, to request: CommunityRequest
    ) async throws -> Message {
        guard let message = try await message(type, to: request).message else {
            throw CommunityFailure.problem(.unreadable(at: request.endpoint.path))
        }
        return message
    }
}
