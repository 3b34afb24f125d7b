import CommunityProtocol
import Foundation
import Testing

/// A message with the file that fixes its encoding.
struct GoldenMessage: Sendable, CustomTestStringConvertible {
    /// The file's name without its extension.
    let name: String
    let encoded: @Sendable () throws -> Data
    /// Decodes bytes and encodes the result.
    let recoded: @Sendable (Data) throws -> Data
    /// Whether bytes decode to the message.
    let isSaid: @Sendable (Data) throws -> Bool

    init<Message: Codable & Equatable & Sendable>(_ name: String, _ message: Message) {
        self.name = name
        encoded = { try WireCoder.encode(message) }
        recoded = { try WireCoder.encode(WireCoder.decode(Message.self, from: $0)) }
        isSaid = { try WireCoder.decode(Message.self, from: $0) == message }
    }

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/CommunityProtocol").standardizedFileURL

    /// The file's contents without the final newline. With `DIMO_RECORD_GOLDEN`, the file is written first.
    func file() throws -> Data {
        let url = Self.folder.appending(path: "\(name).json")
        if ProcessInfo.processInfo.environment["DIMO_RECORD_GOLDEN"] != nil {
            try (encoded() + Data("\n".utf8)).write(to: url)
        }
        return try Data(Data(contentsOf: url).dropLast())
    }
}
