import Foundation

package enum FileTrouble: Hashable, Sendable {
    case permission
    case full
    case readOnly
    /// A folder in the path is missing.
    case missing
    case medium
    case cannotOpen
    case other(code: Int32)

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
