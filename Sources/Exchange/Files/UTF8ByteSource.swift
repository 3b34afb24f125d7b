import Domain

/// Converts another source to UTF-8: removes a byte order mark, and converts UTF-16 while reading. UTF-16 without a
/// mark is detected by the zero bytes of its first two characters, which are ASCII in every format.
final class UTF8ByteSource: ByteSource {
    private enum Encoding { case unknown, asItIs, bigEndian, littleEndian }

    private let source: any ByteSource
    private let path: String
    private var encoding = Encoding.unknown
    private var rest: [UInt8] = []

    init(_ source: any ByteSource, path: String) {
        self.source = source
        self.path = path
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        while true {
            guard var bytes = try source.next() else { return try last() }
            if encoding == .unknown { bytes = try begin(bytes) }
            if encoding != .asItIs { bytes = convert(rest + bytes) }
            if !bytes.isEmpty { return bytes }
        }
    }

    private func begin(_ bytes: [UInt8]) throws(SourceProblem) -> [UInt8] {
        if bytes.starts(with: [0xff, 0xfe, 0, 0]) || bytes.starts(with: [0, 0, 0xfe, 0xff]) {
            throw .unreadable(path: path, .isUTF32)
        }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
            encoding = .asItIs
            return Array(bytes.dropFirst(3))
        }
        if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
            encoding = bytes[0] == 0xff ? .littleEndian : .bigEndian
            return Array(bytes.dropFirst(2))
        }
        encoding = .asItIs
        if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { encoding = .littleEndian }
        if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 { encoding = .bigEndian }
        return bytes
    }

    /// Keeps half a surrogate pair until the other half arrives.
    private func convert(_ bytes: [UInt8]) -> [UInt8] {
        let isLittle = encoding == .littleEndian
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        var used = units.count * 2
        if let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            used -= 2
        }
        rest = Array(bytes[used...])
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private func last() throws(SourceProblem) -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        throw .damaged(path: path, .midCharacter)
    }
}
