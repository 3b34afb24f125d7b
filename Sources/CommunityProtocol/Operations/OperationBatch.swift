package import Foundation

/// Operations in their transmitted form: JSON lines, first a head, then one line per operation.
package struct OperationBatch: Hashable, Sendable {
    /// An operation with its original bytes, over which the chain is computed.
    package struct Line: Hashable, Sendable {
        package let operation: DeviceOperation
        /// Without the line break.
        package let bytes: Data
    }

    package let head: BatchHead
    package let lines: [Line]

    package init(after: Int64, chain: OperationChain, _ operations: [DeviceOperation]) throws {
        head = BatchHead(after: after, chain: chain.text)
        lines = try operations.map { Line(operation: $0, bytes: try WireCoder.encode($0)) }
    }

    package init(_ body: Data) throws(BatchProblem) {
        guard body.count <= ProtocolLimits.batchBytes else { throw .tooLarge }
        let parts = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        guard let first = parts.first, let head = try? WireCoder.decode(BatchHead.self, from: Data(first)),
            head.after >= 0, head.after < .max - Int64(parts.count), OperationChain(head.chain) != nil
        else { throw .malformed(line: 0) }
        guard parts.count - 1 <= ProtocolLimits.operations else { throw .tooLarge }
        var lines: [Line] = []
        for (place, part) in parts.dropFirst().enumerated() {
            let bytes = Data(part)
            guard let operation = try? WireCoder.decode(DeviceOperation.self, from: bytes),
                operation.n == head.after + Int64(place) + 1
            else { throw .malformed(line: place + 1) }
            lines.append(Line(operation: operation, bytes: bytes))
        }
        self.head = head
        self.lines = lines
    }

    package var body: Data { get throws { try head.body(of: lines.map(\.bytes)) } }
}

package enum BatchProblem: Error, Hashable, Sendable {
    case tooLarge
    /// A line cannot be read, or its number is not the next. Line 0 is the head.
    case malformed(line: Int)
}

package struct BatchHead: Codable, Hashable, Sendable {
    /// The number of the last operation acknowledged by the server; 0 for none.
    package let after: Int64
    /// The chain including that operation.
    package let chain: String

    package init(after: Int64, chain: String) {
        self.after = after
        self.chain = chain
    }

    package func body(of lines: [Data]) throws -> Data {
        var body = try WireCoder.encode(self)
        for line in lines {
            body.append(UInt8(ascii: "\n"))
            body.append(line)
        }
        body.append(UInt8(ascii: "\n"))
        return body
    }
}
