import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Listens and passes requests to a responder. Replaces Hummingbird's `Application`, whose date clock ticks every
/// second even on an idle server.
struct HTTPListener<Responder: HTTPResponder>: Service where Responder.Context == CommunityContext {
    let responder: Responder
    var server: HTTPServerBuilder = .http1()
    let configuration: ServerConfiguration
    let onServerRunning: @Sendable (any Channel) async -> Void
    let logger: Logger

    func run() async throws {
        let (responder, logger, date) = (responder, logger, AnswerDate())
        let service = try server.buildServer(
            configuration: configuration, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger
        ) { (request, writer: consuming ResponseWriter, channel) in
            let phase = ConnectionPhase.current
            phase?.beganBody()
            defer { phase?.finishedAnswer() }
            var logger = logger
            logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
            let context = CommunityContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
            var response = try await responder.respond(to: request, context: context)
            response.headers[.date] = date.text(at: Date())
            do {
                try await writer.write(response: response.head, body: response.body)
            } catch {
                // A second answer must not start, whatever the error.
                throw LostAnswer()
            }
        } onServerRunning: { channel in
            await onServerRunning(channel)
        }
        try await service.run()
    }
}

private struct LostAnswer: Error {}

/// The date of answers, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). Formatted at most once a second.
final class AnswerDate: Sendable {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private let last = Mutex<(second: Int, text: String)>((.min, ""))

    func text(at now: Date) -> String {
        let second = Int(now.timeIntervalSince1970.rounded(.down))
        return last.withLock { last in
            if last.second != second { last = (second, Self.text(second)) }
            return last.text
        }
    }

    private static func text(_ second: Int) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.weekday, .day, .month, .year, .hour, .minute, .second],
            from: Date(timeIntervalSince1970: TimeInterval(second)))
        func padded(_ number: Int?, _ length: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(length - digits.count, 0)) + digits
        }
        let (day, month) = (days[(parts.weekday ?? 1) - 1], months[(parts.month ?? 1) - 1])
        let time = [parts.hour, parts.minute, parts.second].map { padded($0) }.joined(separator: ":")
        return "\(day), \(padded(parts.day)) \(month) \(padded(parts.year, 4)) \(time) GMT"
    }
}
