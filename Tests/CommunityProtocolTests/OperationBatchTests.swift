import CommunityProtocol
import Domain
import Foundation
import Testing

@Suite struct OperationBatchTests {
    private let operations = (1...3).map { DeviceOperation(n: Int64(40 + $0), at: 5, action: .reveal("howl")) }
    /// A simple digest that suffices for these tests.
    private let digest: OperationChain.Digest = { bytes in
        var sums = [UInt8](repeating: 7, count: OperationChain.length)
        for (place, byte) in bytes.enumerated() { sums[place % sums.count] = sums[place % sums.count] &* 31 &+ byte }
        return Data(sums)
    }

    @Test func `a batch is parsed as it was built`() throws {
        let batch = try OperationBatch(after: 40, chain: .start, operations)
        let read = try OperationBatch(try batch.body)
        #expect(read == batch)
        #expect(read.lines.map(\.operation) == operations)
    }

    @Test func `both sides compute the same chain, and other lines another one`() throws {
        let sent = try OperationBatch(after: 40, chain: .start, operations)
        let received = try OperationBatch(try sent.body)
        func chain(_ batch: OperationBatch) -> OperationChain {
            batch.lines.reduce(.start) { $0.adding($1.bytes, digest: digest) }
        }
        #expect(chain(sent) == chain(received))
        #expect(OperationChain(chain(sent).text) == chain(sent))
        let other = try OperationBatch(
            after: 40, chain: .start, operations.map { DeviceOperation(n: $0.n, at: $0.at, action: .conceal("howl")) })
        #expect(chain(other) != chain(sent))
    }

    @Test(arguments: ["", "zz", String(repeating: "0", count: 63), String(repeating: "G", count: 64)])
    func `an invalid digest is refused`(text: String) {
        #expect(OperationChain(text) == nil)
    }

    @Test func `a malformed or misnumbered line is named in the error`() throws {
        var lines = try Data(OperationBatch(after: 40, chain: .start, operations).body)
            .split(separator: UInt8(ascii: "\n")).map { Data($0) }
        lines.remove(at: 2)
        #expect(throws: BatchProblem.malformed(line: 2)) { try OperationBatch(joined(lines)) }
        lines[1] = Data("{}".utf8)
        #expect(throws: BatchProblem.malformed(line: 1)) { try OperationBatch(joined(lines)) }
        #expect(throws: BatchProblem.malformed(line: 0)) { try OperationBatch(Data()) }
    }

    @Test func `a batch over its limits is refused`() throws {
        let many = (1...101).map { DeviceOperation(n: Int64($0), at: 5, action: .reveal("howl")) }
        let body = try OperationBatch(after: 0, chain: .start, many).body
        #expect(throws: BatchProblem.tooLarge) { try OperationBatch(body) }
        #expect(throws: BatchProblem.tooLarge) {
            try OperationBatch(Data(count: ProtocolLimits.batchBytes + 1))
        }
    }

    @Test func `a known kind with an unreadable field survives unchanged`() throws {
        let line = Data(#"{"at":5,"character":"howl","kind":"vote","n":1,"type":"ABCD"}"#.utf8)
        let operation = try WireCoder.decode(DeviceOperation.self, from: line)
        guard case .other(let kind, let fields) = operation.action else { return #expect(Bool(false)) }
        #expect(kind == "vote" && fields["type"] == .text("ABCD"))
        #expect(try WireCoder.encode(operation) == line)
    }

    private func joined(_ lines: [Data]) -> Data { Data(lines.joined(separator: [UInt8(ascii: "\n")])) }
}
