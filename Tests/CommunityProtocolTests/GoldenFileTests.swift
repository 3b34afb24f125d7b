import CommunityProtocol
import Foundation
import Testing

/// A file fixes the encoding of every message, because later servers must understand today's terminals.
@Suite struct GoldenFileTests {
    @Test(arguments: GoldenMessage.all)
    func `a message is encoded and decoded as its file says`(message: GoldenMessage) throws {
        let file = try message.file()
        #expect(try message.isSaid(file))
        #expect(String(decoding: try message.recoded(file), as: UTF8.self) == String(decoding: file, as: UTF8.self))
        #expect(try message.encoded() == file)
    }

    @Test(arguments: GoldenMessage.all.filter { $0.name != "op-follow" })
    func `fields of a later version are ignored`(message: GoldenMessage) throws {
        let value = try WireCoder.decode(JSONValue.self, from: message.file())
        #expect(try message.isSaid(WireCoder.encode(extended(value))))
    }

    @Test func `each file belongs to a message, and each kind of action has a file`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: GoldenMessage.folder.path)
        #expect(Set(files) == Set(GoldenMessage.all.map { "\($0.name).json" }))
        #expect(Set(GoldenMessage.actions.compactMap(\.kind.value)) == Set(MemberActionKind.allCases))
    }

    private func extended(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let fields):
            .object(fields.mapValues(extended).merging(["ofLater": .array([.null])]) { old, _ in old })
        case .array(let values): .array(values.map(extended))
        default: value
        }
    }
}
