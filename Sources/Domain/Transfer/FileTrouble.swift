import Foundation

/// Why the system does not read or write a file.
package enum FileTrouble: Hashable, Sendable {
    case permission
    case full
    case readOnly
    /// A folder of its path is missing.
    case missing
    /// The medium does not read or write.
    case medium
    /// A database cannot be opened.
    case cannotOpen
    /// Anything else, by its number.
    case other(code: Int32)

    /// Of an `errno`.
    package init(code: Int32) {
        self =
            switch POSIXErrorCode(rawValue: code) {
            case .EACCES, .EPERM: .permission
            case .ENOSPC, .EDQUOT: .full
            case .EROFS: .readOnly
            case .ENOENT, .ENOTDIR: .missing
            case .EIO: .medium
            default: .other(code: code)
            }
    }
}
