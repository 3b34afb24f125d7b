import Foundation

enum ExitStatus: Equatable, CustomStringConvertible {
    /// Exited by itself.
    case exited(Int32)
    /// Killed by a signal that was not caught, or was raised again.
    case killed(by: Int32)

    /// Decodes the status of `waitpid`, whose macros are not visible in Swift.
    init(_ status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(by: signal)
    }

    var description: String {
        switch self {
        case .exited(let status): "exit \(status)"
        case .killed(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}
