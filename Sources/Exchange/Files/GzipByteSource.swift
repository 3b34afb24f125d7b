import Domain
import Packing

/// Unpacks a gzip file while reading, and gives up as soon as it grows too large.
final class GzipByteSource: ByteSource {
    private let source: any ByteSource
    private let path: String
    private let limits: ExchangeLimits
    private let unpacker: GzipUnpacker
    private var packed: [UInt8] = []
    private var packedCount = 0
    private var count = 0
    private var isOver = false

    /// Returns the source itself unless it is a gzip file.
    static func unpacking(
        _ source: any ByteSource, path: String, limits: ExchangeLimits
    ) throws(SourceProblem) -> any ByteSource {
        let headed = try HeadedByteSource(source)
        guard headed.head.starts(with: [0x1f, 0x8b]) else { return headed }
        return try GzipByteSource(headed, path: path, limits: limits)
    }

    private init(_ source: any ByteSource, path: String, limits: ExchangeLimits) throws(SourceProblem) {
        guard Gzip.isThere else { throw .noGzip }
        guard let unpacker = GzipUnpacker() else { throw .damaged(path: path, .cannotUnpack) }
        self.unpacker = unpacker
        self.source = source
        self.path = path
        self.limits = limits
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        while !isOver {
            if packed.isEmpty {
                guard let piece = try source.next() else { throw .damaged(path: path, .midPacked) }
                packed = piece
                packedCount += piece.count
            }
            let bytes = try unpack()
            count += bytes.count
            try check()
            if !bytes.isEmpty { return bytes }
        }
        return nil
    }

    private func unpack() throws(SourceProblem) -> [UInt8] {
        let (bytes, step) = unpacker.unpack(&packed, room: ByteSourceRules.piece)
        switch step {
        case .between: break
        case .over: try finishMember()
        case .damaged: throw .damaged(path: path, .checksum)
        }
        return bytes
    }

    /// A gzip file may hold several members that form one text.
    private func finishMember() throws(SourceProblem) {
        if packed.isEmpty, let piece = try source.next() {
            packed = piece
            packedCount += piece.count
        }
        isOver = !packed.starts(with: [0x1f, 0x8b]) || !unpacker.startOver()
    }

    private func check() throws(SourceProblem) {
        guard count <= limits.fileBytes else { throw FileByteSource.tooLarge(path, limits.fileBytes) }
        guard count <= limits.ratioFloor || count / max(packedCount, 1) <= limits.compressionRatio else {
            throw .tooLarge(path: path, .ratio(limits.compressionRatio))
        }
    }
}
