public import Domain

/// Why a source cannot be read at all. Its text says what happened and what to do.
public enum ExchangeError: Error, Hashable, Sendable, CustomStringConvertible {
    case notFound(path: String)
    /// With the system's reason.
    case unreadable(path: String, reason: String)
    /// The content is in none of the formats.
    case unknownFormat(path: String)
    /// The format can be written, but not read.
    case notReadable(path: String, format: ExchangeFormat)
    /// A newer version of the program wrote it.
    case newerVersion(path: String, version: Int)
    /// It exceeds a limit.
    case tooLarge(path: String, reason: String)
    /// The archive is damaged, or not a zip archive.
    case damaged(path: String, reason: String)
    /// It holds nothing.
    case empty(path: String)
    /// It is not in the format that was named.
    case otherFormat(path: String, format: ExchangeFormat)
    /// Reading it would be unsafe.
    case unsafe(path: String, reason: String)
    /// The library for archives is not installed.
    case noZip
    /// The library for gzip files is not installed.
    case noGzip

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .notFound(let path): "no file or folder \(path): check the path"
        case .unreadable(let path, let reason): "\(path) cannot be read (\(reason)): check its permissions"
        case .unknownFormat(let path):
            "\(path) is in none of the formats \(Self.readable): name one with --format or check the file"
        case .notReadable(let path, let format):
            "\(path) is \(format.rawValue), which is only written: give one of \(Self.readable)"
        case .newerVersion(let path, let version):
            "\(path) was written by a newer Dimo (format \(version)): update Dimo to read it"
        case .tooLarge(let path, let reason): "\(path) is too large: \(reason)"
        case .damaged(let path, let reason): "\(path) is damaged (\(reason)): fetch or export it again"
        case .empty(let path): "\(path) is empty: export it again"
        case .otherFormat(let path, let format):
            "\(path) is no file of \(format.rawValue): leave its format to be detected, or check the file"
        case .unsafe(let path, let reason): "\(path) is not read, as it \(reason): export it again without that"
        case .noGzip: "gzip files cannot be read: install zlib, or unpack the file and give that"
        case .noZip: "zip archives cannot be read: install libzip, or unpack the archive and give the folder"
        }
    }

    private static var readable: String {
        ExchangeFormat.readable.map(\.rawValue).joined(separator: ", ")
    }
}
