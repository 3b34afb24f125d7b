package import Domain
import FeatureKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads small files without the cost of Foundation.
package enum TextFile {
    package enum Problem: Error, Hashable, Sendable {
        case refused(FileTrouble)
        case notRegular
        case tooLong
        case notText

        package func text(_ strings: Strings) -> String {
            switch self {
            case .refused(let trouble):
                strings(
                    "text-file.refused", FileTroubleText.text(trouble, strings),
                    FileTroubleText.advice(trouble, strings))
            case .notRegular: strings["text-file.not-regular"]
            case .tooLong: strings["text-file.too-long"]
            case .notText: strings["text-file.not-text"]
            }
        }
    }

    /// Bytes of the longest file that is read.
    package static let limit = 1 << 20

    /// Returns nil if the file does not exist or cannot be read.
    @Sendable
    package static func read(_ path: String) -> String? {
        (try? contents(path)).flatMap(\.self)
    }

    /// Returns the whole text; nil if the file does not exist.
    package static func contents(_ path: String) throws(Problem) -> String? {
        // Non-blocking: opening a pipe without a writer would wait.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .refused(FileTrouble(code: errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while text.count <= limit {
            let count = buffer.withUnsafeMutableBytes { bytes -> Int in
                guard let start = bytes.baseAddress else { return 0 }
                return Self.read(descriptor, into: start, bytes.count)
            }
            if count < 0 { throw .refused(FileTrouble(code: errno)) }
            if count == 0 { break }
            text += buffer[..<count]
        }
        if text.count > limit { throw .tooLong }
        guard let read = String(validating: text, as: UTF8.self) else { throw .notText }
        return read
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer, count)
        #else
            Glibc.read(descriptor, buffer, count)
        #endif
    }
}
