import CommunityProtocol
import Foundation
import Testing

/// A message with the file that fixes how it is written.
struct GoldenMessage: Sendable, CustomTestStringConvertible {
    /// The file's name without its ending.
    let name: String
    let encoded: @Sendable () throws -> Data
    /// Decodes bytes and encodes what came of them.
    let recoded: @Sendable (Data) throws -> Data
    /// Whether bytes say the same as the message.
    let isSaid: @Sendable (Data) throws -> Bool

    init<Message: Codable & Equatable & Sendable>(_ name: String, _ message: Message) {
        self.name = name
        encoded = { try WireCoder.encode(message) }
        recoded = { try WireCoder.encode(WireCoder.decode(Message.self, from: $0)) }
        isSaid = { try WireCoder.decode(Message.self, from: $0) == message }
    }

    var testDescription: String { name }

    /// Where the files are.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/CommunityProtocol").standardizedFileURL

    /// What the file holds, without its last line end. Written anew where `DIMO_RECORD_GOLDEN` is set.
    func file() throws -> Data {
        let url = Self.folder.appending(path: "\(name).json")
        if ProcessInfo.processInfo.environment["DIMO_RECORD_GOLDEN"] != nil {
            try (encoded() + Data("\n".utf8)).write(to: url)
        }
        return try Data(Data(contentsOf: url).dropLast())
    }
}
